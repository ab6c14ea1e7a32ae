import { and, eq, sql } from 'drizzle-orm';
import { deviceOf } from '#domain/people/seen-from.ts';
import type { Scope } from '#domain/scope.ts';
import { type SecurityEvent, type SecurityFacts, securityEvents } from '#domain/security/events.ts';
import { securityEventOf } from '#domain/security/of-history.ts';
import { unscoped } from '../company-context.ts';
import type { Tx } from '../database.ts';
import { newId } from '../id.ts';
import { sealIn } from '../sealed.ts';
import { securityLog } from '../tables.ts';
import { chainRecords } from './records/append-links.ts';
import { securityChain } from './records/chained-tables.ts';
import { timesText } from './records/links.ts';

type Row = Omit<typeof securityLog.$inferSelect, 'timesSeal'>;

export type SecurityDoer = Pick<Scope, 'companyId' | 'userId' | 'userName' | 'ip'> & { readonly userAgent?: string };

export type SecurityEntry = {
  readonly event: SecurityEvent;
  readonly facts?: SecurityFacts;
  /** The person or record acted on. */
  readonly aboutId?: string;
};

/** Of the user agent only the browser's name and the system are stored. */
export const securityRow = (
  { companyId, userId, userName, ip, userAgent = '' }: SecurityDoer,
  at: number,
  { event, facts = {}, aboutId }: SecurityEntry,
): Row => {
  const [kind, outcome] = securityEvents[event];
  return {
    id: newId(at),
    companyId,
    at,
    userId,
    userName,
    kind,
    outcome,
    event,
    aboutId: aboutId === undefined || aboutId === userId ? null : aboutId,
    facts,
    ip,
    ...deviceOf(userAgent),
    times: 1,
    places: 1,
  };
};

export const securityRows = (
  doer: Omit<SecurityDoer, 'companyId'>,
  companyIds: readonly string[],
  at: number,
  entry: SecurityEntry,
): Row[] =>
  companyIds.map((companyId, of) => ({
    ...securityRow({ ...doer, companyId }, at, entry),
    places: of === 0 ? companyIds.length : 0,
  }));

const sealed = (tx: Tx, rows: readonly Row[]): (typeof securityLog.$inferSelect)[] => {
  const seal = sealIn(tx);
  return rows.map((row) => ({ ...row, timesSeal: seal(timesText(row.id, row.times)) }));
};

const { id, companyId, userId, times, timesSeal } = securityLog;
type Added = Pick<Row, 'id' | 'companyId' | 'userId'>;

const chain = (tx: Tx, added: readonly Added[]): void => {
  for (const row of added) chainRecords(tx, row.companyId, securityChain(row), [row.id]);
};

/** In the transaction of the change. A row that exists already is not added again. */
export const insertSecurityRows = unscoped(async (tx: Tx, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  const added = await tx.db
    .insert(securityLog)
    .values(sealed(tx, rows))
    .onConflictDoNothing()
    .returning({ id, companyId, userId });
  chain(tx, added);
});

/** Outside the change's transaction; for a row that exists its counter is incremented. */
export const unsafeMergeSecurityRows = unscoped(async (tx: Tx, rows: readonly Row[]): Promise<void> => {
  const seal = sealIn(tx);
  const counts = new Map(rows.map((row) => [row.id, row.times]));
  const written = await tx.db
    .insert(securityLog)
    .values(sealed(tx, rows))
    .onConflictDoUpdate({ target: id, set: { times: sql`${times} + excluded.times` } })
    .returning({ id, companyId, userId, times, timesSeal });
  const isAdded = (row: (typeof written)[number]): boolean => row.times === counts.get(row.id);
  chain(tx, written.filter(isAdded));
  for (const row of written)
    if (!isAdded(row))
      await tx.db
        .update(securityLog)
        .set({ timesSeal: seal(timesText(row.id, row.times)) })
        .where(and(eq(companyId, row.companyId), eq(id, row.id)));
});

type Change = Parameters<typeof securityEventOf>[0];

export const appendSecurity = async (tx: Tx, scope: Scope, at: number, changes: readonly Change[]): Promise<void> => {
  const rows = changes.flatMap((change) => {
    const event = securityEventOf(change);
    if (!event) return [];
    return [securityRow(scope, at, { ...event, aboutId: change.objectId })];
  });
  await insertSecurityRows(tx, rows);
};
