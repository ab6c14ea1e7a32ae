import { type CreditDecision, reasonOf, refusalOf, touchedPeriods, writtenBy } from '#domain/faktur/credit-decision.ts';
import { movesReturns, RETURNED } from '#domain/faktur/credit-effect.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import { validReturns } from '../../../../db/repositories/faktur/returns.ts';
import { closedPeriods } from '../../../documents/period-lock.ts';
import type { Deps } from '../../../services/deps.ts';
import { staleSince } from '../../../services/stale.ts';
import type { FakturStep } from '../family.ts';
import { hasReturns } from '../retur/taken.ts';
import { type Masukan, masukanFamily } from './family.ts';
import { tellDecided } from './tell-office.ts';

type DecideCreditParams = { readonly id: string; readonly version: number; readonly decision: CreditDecision };

/** A change there needs a reason and an amended return. */
export const closedFor = async (scope: Scope, query: Query): Promise<(period: string) => boolean> => {
  const closed = new Set(await closedPeriods(scope, query));
  return (period) => closed.has(`PPN ${period}`);
};

/** Method syntax, so that rows with their own states are assignable. */
type Deciding = {
  readonly family: {
    readonly definition: { readonly status: Parameters<typeof refusalOf>[2] & object };
    load(scope: Scope, query: Query, id: string): Promise<FakturRow<string>>;
    wrongStatus(row: Pick<FakturRow<string>, 'status'>): Error;
    moveAlike(
      tx: Tx,
      deps: Deps,
      scope: Scope,
      now: number,
      rows: readonly FakturRow<string>[],
      params: Omit<FakturStep<string, string>, 'read'>,
    ): Promise<FakturRow<string>[]>;
  };
  readonly returns: 'RETURN_IN' | 'RETURN_DOC_IN';
  readonly onDecided?: (tx: Tx, deps: Deps, scope: Scope, decided: readonly FakturRow<string>[]) => Promise<void>;
};

export const decidingCredit = ({ family, returns, onDecided }: Deciding) => {
  /** Rows without a reason whose decision would change a masa (YYYY-MM) with a filed return. */
  const filedBy = async (
    scope: Scope,
    query: Query,
    rows: readonly FakturRow<string>[],
    decision: CreditDecision,
  ): Promise<ReadonlyMap<string, string>> => {
    if (decision.lockReason) return new Map();
    const closed = await closedFor(scope, query);
    const moving = rows.filter((row) => movesReturns(row, decision)).map(({ id }) => id);
    const back = moving.length > 0 ? await validReturns(scope, query, returns, moving) : [];
    return new Map([
      ...back.flatMap(({ originId, period }) => (closed(period) ? [[originId, period] as const] : [])),
      ...rows.flatMap((row) => {
        const filed = touchedPeriods(row, decision).find(closed);
        return filed ? [[row.id, filed] as const] : [];
      }),
    ]);
  };

  /**
   * With history and notifications; the report to the tax office is queued in the same transaction. Returns the rows
   * written.
   */
  const write = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    rows: readonly FakturRow<string>[],
    decision: CreditDecision,
  ): Promise<unknown[]> => {
    const decided = await family.moveAlike(tx, deps, scope, deps.now(), rows, {
      move: decision.move,
      set: writtenBy(decision),
      reason: reasonOf(decision),
    });
    await onDecided?.(tx, deps, scope, decided);
    return decided;
  };

  /**
   * Throws `wrong_status`, `stale`, `invalid` outside the masa it may be credited in, `period_filed` without a reason.
   */
  const decide = (deps: Deps, scope: Scope, { id, version, decision }: DecideCreditParams): Promise<void> =>
    deps.db.transact(async (tx) => {
      const read = await family.load(scope, tx.db, id);
      const refusal = refusalOf(read, decision, family.definition.status);
      if (refusal === 'masukan.refusal.state') throw family.wrongStatus(read);
      if (read.version !== version) throw await staleSince(scope, tx.db, { id, version }, read);
      if (refusal) throw new Problem('invalid', { errors: { creditPeriod: refusal } });
      if (decision.move === 'restore' && (await hasReturns(scope, tx.db, read)))
        throw new Problem('conflict', { message: RETURNED });
      const filed = (await filedBy(scope, tx.db, [read], decision)).get(id);
      if (filed)
        throw new Problem('period_filed', {
          params: { period: formatPeriod(filed) },
          extra: { returnType: 'PPN', period: filed },
        });
      if ((await write(tx, deps, scope, [read], decision)).length === 0) throw new Problem('conflict');
    });

  return { write, decide, filedBy };
};

const ofMasukan = decidingCredit({
  family: masukanFamily,
  returns: 'RETURN_IN',
  onDecided: tellDecided,
});

export const { write: writeDecision, filedBy: filedByDecision } = ofMasukan;

export const decideCredit = async (deps: Deps, scope: Scope, params: DecideCreditParams): Promise<Masukan> => {
  await ofMasukan.decide(deps, scope, params);
  return masukanFamily.whole.load(scope, deps.db.read, params.id);
};
