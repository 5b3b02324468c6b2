import { defineConfig } from 'drizzle-kit';

/**
 * `npm run db:generate` rewrites the only migration from the schema. Data from other versions is rejected until a
 * reset. From the first release on, add migrations instead.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/schema/*.ts',
  out: './sandbox/db/migrations',
});
