import { defineConfig } from 'drizzle-kit';

const dialect = process.env.DATABASE_URL ? ('postgresql' as const) : ('sqlite' as const);
/** Elsewhere for a test, which asks what is still to be generated. */
const folder = process.env.MIGRATIONS ?? './db/migrations';

export default defineConfig({
  dialect,
  schema: './db/tables.ts',
  out: `${folder}/${dialect === 'sqlite' ? 'sqlite' : 'pg'}`,
});
