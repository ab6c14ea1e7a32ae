import { type CreditDecision, reasonOf, refusalOf, touchedPeriods, writtenBy } from '#domain/faktur/credit-decision.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { hasReturns } from '../../../../db/repositories/faktur/returns.ts';
import { closedPeriods } from '../../../documents/period-lock.ts';
import type { Deps } from '../../../services/deps.ts';
import { staleSince } from '../../../services/stale.ts';
import { type Masukan, masukanFamily } from './family.ts';
import { tellDecided } from './tell-office.ts';

type Asked = { readonly id: string; readonly version: number; readonly decision: CreditDecision };

/** The masa of a decision whose VAT return is with the office; a change there needs a reason and an amended return. */
export const closedFor = async (scope: Scope, query: Query): Promise<(period: string) => boolean> => {
  const closed = new Set(await closedPeriods(scope, query));
  return (period) => closed.has(`PPN ${period}`);
};

/** Writes a decision of rows that allow it, with history and news, and tells the office, in the transaction given. Answers those it was written of. */
export const writeDecision = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  rows: readonly MasukanRow[],
  decision: CreditDecision,
): Promise<unknown[]> => {
  const decided = await masukanFamily.moveAlike(tx, deps, scope, deps.now(), rows, {
    move: decision.move,
    set: writtenBy(decision),
    reason: reasonOf(decision),
  });
  await tellDecided(tx, deps, scope, decided);
  return decided;
};

/** One invoice decided. Throws `wrong_status`, `stale`, `invalid` outside the masa it may be credited in, `period_filed` without a reason. */
export const decideCredit = (deps: Deps, scope: Scope, { id, version, decision }: Asked): Promise<Masukan> =>
  deps.db.transact(async (tx) => {
    const read = await masukanFamily.load(scope, tx.db, id);
    const refusal = refusalOf(read, decision);
    if (refusal === 'masukan.refusal.state') throw masukanFamily.wrongStatus(read);
    if (read.version !== version) throw await staleSince(scope, tx.db, { id, version }, read);
    if (refusal) throw new Problem('invalid', { errors: { creditPeriod: refusal } });
    if (decision.move === 'restore' && (await hasReturns(scope, tx.db, id)))
      throw new Problem('conflict', { message: 'retur.server.has_returns' });
    const closed = await closedFor(scope, tx.db);
    const filed = touchedPeriods(read, decision).find(closed);
    if (filed && !decision.lockReason)
      throw new Problem('period_filed', {
        params: { period: formatPeriod(filed) },
        extra: { returnType: 'PPN', period: filed },
      });
    if ((await writeDecision(tx, deps, scope, [read], decision)).length === 0) throw new Problem('conflict');
    return masukanFamily.whole.load(scope, tx.db, id);
  });
