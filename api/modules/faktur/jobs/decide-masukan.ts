import { type CreditDecision, refusalOf, touchedPeriods } from '#domain/faktur/credit-decision.ts';
import type { MasukanFilter, MasukanRow } from '#domain/faktur/masukan.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler, JobContext } from '../../../jobs/handler.ts';
import type { Deps } from '../../../services/deps.ts';
import { closedFor, writeDecision } from '../masukan/decide-credit.ts';
import { masukanFamily } from '../masukan/family.ts';
import { returnedOf } from '../retur/taken.ts';

export type ManyDecided = {
  readonly selection: SelectionOf<MasukanFilter>;
  readonly total: number;
  readonly decision: CreditDecision;
};

const FILED = 'masukan.refusal.filed';
const RETURNED = 'retur.server.has_returns';
const NONE: ReadonlySet<string> = new Set();
const CHANGED = 'masukan.refusal.changed';

/** One portion in one transaction: those that still are as read and allow the decision. Answers how many of the others each thing kept back. */
export const decidePortion = (
  deps: Deps,
  scope: Scope,
  rows: readonly MasukanRow[],
  decision: CreditDecision,
): Promise<{ decided: number; kept: Map<string, number> }> =>
  deps.db.transact(async (tx) => {
    const closed = await closedFor(scope, tx.db);
    const returned = decision.move === 'restore' ? await returnedOf(scope, tx.db, rows) : NONE;
    const kept = new Map<string, number>();
    const keep = (reason: string, count = 1) => kept.set(reason, (kept.get(reason) ?? 0) + count);
    const good = rows.filter((row) => {
      const refusal =
        refusalOf(row, decision) ??
        (returned.has(row.id) ? RETURNED : null) ??
        (decision.lockReason || !touchedPeriods(row, decision).some(closed) ? null : FILED);
      if (refusal) keep(refusal);
      return refusal === null;
    });
    const { length: decided } = await writeDecision(tx, deps, scope, good, decision);
    if (decided < good.length) keep(CHANGED, good.length - decided);
    return { decided, kept };
  });

/** The job that decides a whole selection, portion by portion. May run again: what is decided no longer qualifies. */
export const decideMany = async (
  { deps, scope, progress }: Pick<JobContext, 'deps' | 'scope' | 'progress'>,
  { selection, total, decision }: ManyDecided,
): Promise<Record<string, unknown>> => {
  const kept = new Map<string, number>();
  let decided = 0;
  let seen = 0;
  for await (const rows of masukanFamily.eligibleRows(deps, scope, selection, decision.move)) {
    const portion = await decidePortion(deps, scope, rows, decision);
    decided += portion.decided;
    seen += rows.length;
    for (const [reason, count] of portion.kept) kept.set(reason, (kept.get(reason) ?? 0) + count);
    await progress(Math.min(seen, total), total);
  }
  return {
    decided,
    kept: [...kept].map(([reason, count]) => ({ reason, count, message: say(scope.locale, reason) })),
  };
};

export const masukanDecide: Handler<ManyDecided> = {
  kind: 'faktur-in.decide',
  attempts: 5,
  run: (context, { payload }) => decideMany(context, payload),
};
