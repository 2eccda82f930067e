// @ts-check
/** Brings the database of DATABASE_OWNER_URL up to date and grants the role of DATABASE_URL its rights. */
import { migrate } from './lib/migrate.mjs';
import { Refusal, run, say } from './lib/say.mjs';

await run(async () => {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = process.env;
  if (!ownerUrl)
    throw new Refusal('DATABASE_OWNER_URL is not set: it names the database and the role that migrates it');
  if (!url) throw new Refusal('DATABASE_URL is not set: its role is the one that gets the rights of the api');
  const applied = await migrate(ownerUrl, url);
  say(applied.length === 0 ? 'database: up to date' : `database: applied ${applied.join(', ')}`);
});
