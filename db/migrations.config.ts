import { defineConfig } from 'drizzle-kit';

const dialect = process.env.DATABASE_URL ? ('postgresql' as const) : ('sqlite' as const);

export default defineConfig({
  dialect,
  schema: './db/tables.ts',
  out: `./db/migrations/${dialect === 'sqlite' ? 'sqlite' : 'pg'}`,
});
