// @ts-check
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { CatalogAdapter, catalogPool } from './catalog-adapter.mjs';

/** @typedef {import('@prisma/schema-engine-wasm').SchemaEngine} SchemaEngine */

/**
 * Prisma's schema engine inside Node: the native one is a download, which a closed network refuses.
 * @template T
 * @param {string} connectionString
 * @param {[path: string, text: string][]} datamodels
 * @param {(engine: SchemaEngine) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withSchemaEngine(connectionString, datamodels, use) {
  const pool = catalogPool(connectionString);
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogAdapter(pool));
    const { SchemaEngine } = await (loaded ??= loadEngine());
    return await use(await SchemaEngine.new({ datamodels }, () => undefined, adapter));
  } finally {
    await pool.end();
  }
}

/**
 * Once a process: a second instance behind the same glue code would read the first one's memory.
 * @type {ReturnType<typeof loadEngine> | undefined}
 */
let loaded;

/** The package's own entry needs Node's flag for WebAssembly modules; this is what it does, by hand. */
async function loadEngine() {
  // Where the engine leaves the reason of a panic; without it a panic ends the process unexplained.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (/** @type {string} */ text) => console.error(text) },
  });
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const { instance } = await WebAssembly.instantiate(await readFile(file.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports['__wbindgen_start']?.();
  return glue;
}
