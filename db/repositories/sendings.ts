import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { prepared } from '../prepared.ts';
import { history } from '../tables.ts';

/** The history's actions that send a document to the tax office. */
const actions = ['upload', 'retry', 'submit', 'issue', 'cancel'] as const;
export type SendingAction = (typeof actions)[number];

type Sending = Pick<typeof history.$inferSelect, 'action' | 'fromStatus' | 'at' | 'seq'>;

const sendings = prepared<Sending[]>((db) =>
  db
    .select({ action: history.action, fromStatus: history.fromStatus, at: history.at, seq: history.seq })
    .from(history)
    .where(
      and(
        eq(history.companyId, sql.placeholder('companyId')),
        eq(history.objectId, sql.placeholder('id')),
        inArray(history.action, [...actions]),
      ),
    )
    .orderBy(asc(history.seq)),
);

export const sendingsOf = async (
  scope: Scope,
  query: Query,
  id: string,
  of: readonly SendingAction[],
): Promise<Sending[]> =>
  (await sendings(query, { companyId: scope.companyId, id })).filter(({ action }) =>
    (of as readonly string[]).includes(action),
  );
