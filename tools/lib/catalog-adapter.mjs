// @ts-check
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const { builtins } = pg.types;

/** @typedef {{ rows?: unknown[], fields?: { dataTypeID: number }[] }} Result */

/**
 * The catalogue is full of the one-byte type "char", which Prisma's adapter (7.10) refuses and its schema engine
 * needs as a character. The columns that had it, by the rows they came with.
 * @type {WeakMap<object, number[]>}
 */
const charColumns = new WeakMap();

class CatalogClient extends pg.Client {
  /**
   * @override
   * @param {unknown[]} args a query, its values, and the pool's callback or none for a promise
   * @returns {any}
   */
  query(...args) {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return Reflect.apply(super.query, this, args).then(disguised);
    const onResult = (/** @type {unknown} */ error, /** @type {Result} */ result) =>
      callback(error, disguised(result));
    return Reflect.apply(super.query, this, [...args.slice(0, -1), onResult]);
  }
}

/** Shows the adapter a type it knows. @param {Result} result */
function disguised(result) {
  const found = (result?.fields ?? []).flatMap(({ dataTypeID }, index) =>
    dataTypeID === builtins.CHAR ? [index] : [],
  );
  for (const index of found) Object.assign(result.fields?.[index] ?? {}, { dataTypeID: builtins.BPCHAR });
  if (result?.rows) charColumns.set(result.rows, found);
  return result;
}

/** @param {string} connectionString */
export function catalogPool(connectionString) {
  const pool = new pg.Pool({ connectionString, Client: CatalogClient });
  pool.on('error', () => undefined);
  return pool;
}

/** Prisma's adapter over a catalogPool, fit for reading a schema. */
export class CatalogAdapter extends PrismaPg {
  /** @override */
  async connect() {
    const connection = await super.connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of charColumns.get(result.rows) ?? [])
        result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return connection;
  }
}
