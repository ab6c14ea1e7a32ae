import type { Scope } from '#domain/scope.ts';
import { carriesExcess, sentAmong, takesOtherExcess } from '#domain/spt/excess.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled, isSent, isVoid, newestOfEach } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import { lockSpts, markSpts, sptById, sptsOfType, stalenSpts } from '../../../db/repositories/spt/spt.ts';
import { definitionOf } from './definition-of.ts';

/**
 * A return as it stands, held with those that its new standing may concern: the other versions of its masa, and where its kind carries
 * overpayments on, every masa. For each transaction that sends a return, takes it back or brings what the office says.
 */
export const lockDependentReturns = async (tx: Tx, scope: Scope, id: string): Promise<SptRecord | undefined> => {
  const known = await sptById(scope, tx.db, id);
  if (!known) return undefined;
  const { type, period } = known;
  const rows = await lockSpts(tx, scope, carriesExcess(definitionOf(known)) ? { type } : { type, period });
  return rows.find((row) => row.id === id);
};

/** Whether a return takes over an overpayment that is not there for it, or not as much. Needs `lockDependentReturns`. */
export const takesOther = async (tx: Tx, scope: Scope, spt: SptRecord): Promise<boolean> =>
  takesOtherExcess(definitionOf(spt), spt, sentAmong(await sptsOfType(scope, tx.db, spt.type)));

/** What the office has uses up what earlier masa paid too much, what is filed sets it free: others may take over another amount now. */
const stalenTakers = async (tx: Tx, scope: Scope, { type }: SptRecord): Promise<string[]> => {
  const all = await sptsOfType(scope, tx.db, type);
  const sent = sentAmong(all);
  const touched = newestOfEach(all)
    .filter((one) => !one.stale && takesOtherExcess(definitionOf(one), one, sent))
    .map(({ id }) => id);
  await markSpts(tx, scope, touched, true);
  return touched;
};

const differs = (before: SptRecord, after: SptRecord): boolean =>
  isSent(before) !== isSent(after) || isFiled(before) !== isFiled(after);

/**
 * What the new standing of a return means for others of its kind, in the transaction that moved it. Needs `lockDependentReturns`. Answers which
 * returns say something else now.
 */
export const markDependentReturns = async (
  tx: Tx,
  scope: Scope,
  before: SptRecord,
  after: SptRecord,
): Promise<string[]> => {
  if (!differs(before, after)) return [];
  const corrected = isFiled(after) && after.replaces !== null ? [after.replaces] : [];
  await markSpts(tx, scope, corrected, false);
  // What the annulled one had put right is as it was before.
  const stands = isVoid(after) ? await stalenSpts(tx, scope, after) : [];
  const takers = carriesExcess(definitionOf(after)) ? await stalenTakers(tx, scope, after) : [];
  return [...corrected, ...stands, ...takers];
};
