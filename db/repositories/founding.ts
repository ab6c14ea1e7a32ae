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

/** With head office, upload quota and first member, whose account exists already. */
export const insertFounding = async (tx: Tx, founding: Founding): Promise<void> => {
  await tx.insertMany(companies, [founding.company]);
  await tx.insertMany(branches, [founding.branch]);
  await tx.insertMany(memberships, [founding.membership]);
  await insertQuotas(tx, founding.quotas, founding.company.createdAt, founding.founder);
};

/** Called before there is a company. */
export const unsafeAnybody = unscoped(
  async (read: Query): Promise<boolean> => (await read.select({ id: users.id }).from(users).limit(1)).length > 0,
);

/** An account, a company or a history row. */
export const unsafeHoldsLife = unscoped(
  async (read: Query): Promise<boolean> =>
    (await read.select({ id: users.id }).from(users).limit(1)).length > 0 ||
    (await read.select({ id: companies.id }).from(companies).limit(1)).length > 0 ||
    (await read.select({ id: history.companyId }).from(history).limit(1)).length > 0,
);

export const unsafeShownIds = unscoped(
  (read: Query): Promise<{ shownId: number }[]> => read.select({ shownId: companies.shownId }).from(companies),
);
