import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { branches, companies, history, memberships, type quotas, users } from '../tables.ts';
import { insertQuotas } from './quotas.ts';

export type Founding = {
  company: typeof companies.$inferSelect;
  branch: typeof branches.$inferSelect;
  membership: typeof memberships.$inferSelect;
  quotas: readonly (typeof quotas.$inferSelect)[];
  founder: string;
};

/** Inserts a company with its head office, its upload quota and its first member, whose account exists already. */
export const insertFounding = async (tx: Tx, founding: Founding): Promise<void> => {
  await tx.insertMany(companies, [founding.company]);
  await tx.insertMany(branches, [founding.branch]);
  await tx.insertMany(memberships, [founding.membership]);
  await insertQuotas(tx, founding.quotas, founding.company.createdAt, founding.founder);
};

/** Whether any account exists. Across companies, because it is called before there is a company. */
export const unsafeAnybody = unscoped(
  async (read: Query): Promise<boolean> => (await read.select({ id: users.id }).from(users).limit(1)).length > 0,
);

/**
 * Whether data of an earlier installation exists: an account, a company or a history row. Across companies, as above.
 */
export const unsafeHoldsLife = unscoped(
  async (read: Query): Promise<boolean> =>
    (await read.select({ id: users.id }).from(users).limit(1)).length > 0 ||
    (await read.select({ id: companies.id }).from(companies).limit(1)).length > 0 ||
    (await read.select({ id: history.companyId }).from(history).limit(1)).length > 0,
);

export const unsafeShownIds = unscoped(
  (read: Query): Promise<{ shownId: number }[]> => read.select({ shownId: companies.shownId }).from(companies),
);
