// @ts-check
import { reachable } from './database.mjs';
import { applyMigrations } from './migrations.mjs';
import { grantRights, roleOf } from './rights.mjs';

/**
 * Migrations first, then the api role's rights (rights.sql is written to be run again and again).
 * @param {string} ownerUrl
 * @param {string} apiUrl
 * @returns {Promise<string[]>} names of the migrations applied
 */
export async function migrate(ownerUrl, apiUrl) {
  await reachable(ownerUrl, 'DATABASE_OWNER_URL');
  const applied = await applyMigrations(ownerUrl);
  await grantRights(ownerUrl, roleOf(apiUrl));
  return applied;
}
