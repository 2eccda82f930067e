import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // For `prisma migrate deploy` where the network lets it have its engine; tools/migrate.mjs does without.
  ...(process.env['DATABASE_OWNER_URL'] && { datasource: { url: process.env['DATABASE_OWNER_URL'] } }),
});
