import { columns as c } from '../dialect/columns.ts';

/** Rows of tables of law that internal admins added, or that replace a built-in row with the same id. */
export const lawRows = c.table(
  'law_rows',
  {
    id: c.id('id').primaryKey(),
    /** The table of law. */
    kind: c.words('kind').notNull(),
    values: c.json<Readonly<Record<string, unknown>>>('row_values').notNull(),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.index('law_rows_kind').on(t.kind)],
);
