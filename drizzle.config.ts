import { defineConfig } from 'drizzle-kit';

/**
 * `npm run db:generate` rewrites the one migration from the schema. Data from other versions is refused until a reset;
 * from the first release on, add migrations instead.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/schema/*.ts',
  out: './sandbox/db/migrations',
});
