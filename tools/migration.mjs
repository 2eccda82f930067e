// @ts-check
/** `node tools/migration.mjs new NAME`: writes the SQL from the last migration to the schema files as a new migration. */
import { withScratchDatabase } from './lib/scratch.mjs';
import { applyMigrations, pendingDiff, writeMigration } from './lib/migrations.mjs';
import { Refusal, run, say } from './lib/say.mjs';
import { onStop } from './lib/signals.mjs';

await run(async () => {
  onStop(() => undefined); // it takes seconds, and drops its cluster at its end
  const [verb, name] = process.argv.slice(2);
  if (verb !== 'new' && verb !== 'show') throw new Refusal('usage: node tools/migration.mjs new NAME | show');
  if (verb === 'new' && !/^[a-z0-9_]+$/.test(name ?? ''))
    throw new Refusal('NAME is lower case letters, digits and _');
  const sql = await withScratchDatabase(async (ownerUrl) => {
    await applyMigrations(ownerUrl);
    return pendingDiff(ownerUrl);
  });
  if (sql === null) say('the migrations lead to the schema as it is: nothing to write');
  else if (verb === 'show') console.log(sql);
  else say(`written: ${writeMigration(name ?? '', sql, new Date())}`);
});
