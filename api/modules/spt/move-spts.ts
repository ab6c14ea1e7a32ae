import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptMove, SptStatus } from '#domain/spt/status.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { sptById, updateSpt } from '../../../db/repositories/spt/spt.ts';
import { announceReturns } from '../../documents/in-force.ts';
import { movesOf, type Step } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { markDependentReturns, takePlaces } from './dependent-returns.ts';
import { returnFamily, sptFamily, vatReturnFamily } from './family.ts';

export const objectTypeOf = ({ type }: Pick<SptRecord, 'type'>): string => returnFamily(type).objectType;

export type SptSet = Partial<
  Pick<
    SptRecord,
    | 'inputs'
    | 'amounts'
    | 'entries'
    | 'paidBefore'
    | 'documentCount'
    | 'payable'
    | 'overpaid'
    | 'postedAt'
    | 'validatedAt'
    | 'signeeId'
    | 'billingId'
    | 'billingExpiresAt'
    | 'filedAt'
    | 'bpe'
    | 'reason'
    | 'officeCode'
    | 'officeMessage'
    | 'officeRef'
  >
>;
export type SptStep = Step<SptRecord, SptMove, SptSet>;

const movesIn = (family: typeof sptFamily | typeof vatReturnFamily) =>
  movesOf<SptRecord, SptStatus, SptMove, SptSet>({
    family,
    write: (tx, scope, read, next) => updateSpt(tx, scope, read, next),
  });
const income = movesIn(sptFamily);
const vat = movesIn(vatReturnFamily);

export const { wrongStatus } = income;

/**
 * The only way to change a return's status: checks the state and writes effects on other returns, history, revision and
 * notifications, all or none. Throws `wrong_status`, or `conflict` after a concurrent change.
 */
export const moveSpt = async (tx: Tx, deps: Deps, scope: Scope, now: number, step: SptStep): Promise<SptRecord> => {
  const { run } = step.read.type === 'PPN' ? vat : income;
  const { moved, changes } = await run(tx, scope, now, [step]);
  const [next] = moved;
  if (!next) throw new Problem('conflict');
  const dependents = await markDependentReturns(tx, scope, step.read, next, now);
  const placed = await takePlaces(tx, scope, now, { before: step.read, after: next });
  await appendHistory(tx, scope, now, [
    ...changes,
    ...placed.map((one) => ({ objectType: objectTypeOf(next), ...one })),
  ]);
  const others = [...dependents, ...placed.map(({ objectId }) => objectId)];
  await announceReturns(tx, deps, scope, [...new Set([next.id, ...others])]);
  return others.includes(next.id) ? ((await sptById(scope, tx.db, next.id)) ?? next) : next;
};
