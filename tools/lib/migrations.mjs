// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles } from './schema-files.mjs';
import { withSchemaEngine } from './schema-engine.mjs';

const migrationsFolder = path.resolve(import.meta.dirname, '../../prisma/migrations');
const LOCK = 'provider = "postgresql"\n';
const filters = { externalTables: [], externalEnums: [] };

/** Names of the migrations of this checkout, oldest first. @returns {string[]} */
export function migrationNames() {
  try {
    const entries = readdirSync(migrationsFolder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

/**
 * Applies what is missing, in the ordinary table _prisma_migrations.
 * @param {string} ownerUrl
 * @returns {Promise<string[]>} names of those applied
 */
export function applyMigrations(ownerUrl) {
  const migrationDirectories = migrationNames().map((name) => ({
    path: name,
    migrationFile: migrationFile(name),
  }));
  const lockfile = { path: './migration_lock.toml', content: LOCK };
  const migrationsList = {
    baseDir: migrationsFolder,
    lockfile,
    shadowDbInitScript: '',
    migrationDirectories,
  };
  return withSchemaEngine(ownerUrl, schemaFiles(), async (engine) => {
    return (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames;
  });
}

/** @param {string} name */
function migrationFile(name) {
  const sql = readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8');
  return { path: 'migration.sql', content: { tag: /** @type {const} */ ('ok'), value: sql } };
}

/**
 * The SQL that leads from the database as it stands to the schema files.
 * @param {string} ownerUrl
 * @returns {Promise<string | null>} null: no difference
 */
export function pendingDiff(ownerUrl) {
  const files = schemaFiles().map(([file, content]) => ({ path: file, content }));
  return withSchemaEngine(ownerUrl, schemaFiles(), async (engine) => {
    const { stdout, exitCode } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: process.cwd() },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters,
    });
    return exitCode === 2 ? stdout : null;
  });
}

/** @param {string} name @param {string} sql @param {Date} now @returns {string} path of the new file */
export function writeMigration(name, sql, now) {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), LOCK);
  const file = path.join(folder, 'migration.sql');
  writeFileSync(file, sql.endsWith('\n') ? sql : `${sql}\n`);
  return file;
}
