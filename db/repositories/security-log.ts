import { sql } from 'drizzle-orm';
import { deviceOf } from '#domain/people/seen-from.ts';
import type { Scope } from '#domain/scope.ts';
import { type SecurityEvent, type SecurityFacts, securityEvents } from '#domain/security/events.ts';
import { securityEventOf } from '#domain/security/of-history.ts';
import { unscoped } from '../company-context.ts';
import type { Tx } from '../database.ts';
import { newId } from '../id.ts';
import { securityLog } from '../tables.ts';

type Row = typeof securityLog.$inferSelect;

/** Who did it, and from where; of a person without a session as much as is known. */
export type SecurityDoer = Pick<Scope, 'companyId' | 'userId' | 'userName' | 'ip'> & { readonly userAgent?: string };

export type SecurityTold = {
  readonly event: SecurityEvent;
  readonly facts?: SecurityFacts;
  /** Whom or what it was done to. */
  readonly aboutId?: string;
};

/** One row of the log. Of what a browser says of itself its name and system are kept. */
export const securityRow = (
  { companyId, userId, userName, ip, userAgent = '' }: SecurityDoer,
  at: number,
  { event, facts = {}, aboutId }: SecurityTold,
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

/** The same in the logs of several companies, one row each. */
export const securityRows = (
  doer: Omit<SecurityDoer, 'companyId'>,
  companyIds: readonly string[],
  at: number,
  told: SecurityTold,
): Row[] =>
  companyIds.map((companyId, of) => ({
    ...securityRow({ ...doer, companyId }, at, told),
    places: of === 0 ? companyIds.length : 0,
  }));

/** Adds to the log, within the change it tells of. A row that is there already is told once. */
export const insertSecurityRows = unscoped(async (tx: Tx, rows: readonly Row[]): Promise<void> => {
  if (rows.length > 0)
    await tx.db
      .insert(securityLog)
      .values([...rows])
      .onConflictDoNothing();
});

/** Adds what was told beside the work; of a row that stands there already one more of the same is counted. */
export const unsafeMergeSecurityRows = unscoped(async (tx: Tx, rows: readonly Row[]): Promise<void> => {
  await tx.db
    .insert(securityLog)
    .values([...rows])
    .onConflictDoUpdate({ target: securityLog.id, set: { times: sql`${securityLog.times} + excluded.times` } });
});

type Change = Parameters<typeof securityEventOf>[0];

/** Tells of those changes in the history that concern security as well. */
export const appendSecurity = async (tx: Tx, scope: Scope, at: number, changes: readonly Change[]): Promise<void> => {
  const rows = changes.flatMap((change) => {
    const told = securityEventOf(change);
    if (!told) return [];
    return [securityRow(scope, at, { ...told, aboutId: change.objectId })];
  });
  await insertSecurityRows(tx, rows);
};
