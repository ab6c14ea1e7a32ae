import type { StepValues } from '#domain/definition/steps.ts';
import { columns as c } from '../dialect/columns.ts';

/** Unfinished forms in steps. A company's has no user; a person's has the system company. */
export const stepDrafts = c.table(
  'step_drafts',
  {
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    wizard: c.words('wizard').notNull(),
    id: c.id('id').notNull(),
    steps: c.json<StepValues>('steps').notNull(),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.userId, t.wizard] })],
);
