import { defineConfig } from 'drizzle-kit';

const dialect = process.env.DATABASE_URL ? ('postgresql' as const) : ('sqlite' as const);
/** A test checks in another folder what is still to be generated. */
const folder = process.env.MIGRATIONS ?? './db/migrations';

export default defineConfig({
  dialect,
  schema: './db/tables.ts',
  out: `${folder}/${dialect === 'sqlite' ? 'sqlite' : 'pg'}`,
});
