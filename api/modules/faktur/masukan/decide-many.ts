import { type CreditDecision, refusalOf } from '#domain/faktur/credit-decision.ts';
import { RETURNED } from '#domain/faktur/credit-effect.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { JobContext } from '../../../jobs/handler.ts';
import type { Deps } from '../../../services/deps.ts';
import { returnedOf } from '../retur/taken.ts';
import type { decidingCredit } from './decide-credit.ts';
import { skippedCounts, skippedView } from './skipped-counts.ts';

type Common = Exclude<CreditDecision['move'], 'invalidate'>;
type Row = FakturRow<string>;

export type ManyDecided<Selection> = {
  readonly selection: Selection;
  readonly total: number;
  readonly decision: CreditDecision;
};

type DecideManyOptions<Selection> = {
  readonly family: {
    readonly definition: { readonly status: Parameters<typeof refusalOf>[2] & object };
    eligibleRows(deps: Deps, scope: Scope, selection: Selection, move: Common): AsyncIterable<Row[]>;
  };
} & Pick<ReturnType<typeof decidingCredit>, 'write' | 'filedBy'>;

const FILED = 'masukan.refusal.filed';
const NONE: ReadonlySet<string> = new Set();
const CHANGED = 'masukan.refusal.changed';

export const decidingMany = <Selection>({ family, write, filedBy }: DecideManyOptions<Selection>) => {
  /**
   * One transaction: the rows unchanged since they were read that allow the decision. Returns counts of the skipped
   * ones by reason.
   */
  const decidePortion = (
    deps: Deps,
    scope: Scope,
    rows: readonly Row[],
    decision: CreditDecision,
  ): Promise<{ decided: number; skipped: ReadonlyMap<string, number> }> =>
    deps.db.transact(async (tx) => {
      const filed = await filedBy(scope, tx.db, rows, decision);
      const returned = decision.move === 'restore' ? await returnedOf(scope, tx.db, rows) : NONE;
      const skipped = skippedCounts();
      const good = rows.filter((row) => {
        const refusal =
          refusalOf(row, decision, family.definition.status) ??
          (returned.has(row.id) ? RETURNED : null) ??
          (filed.has(row.id) ? FILED : null);
        if (refusal) skipped.add(refusal);
        return refusal === null;
      });
      const { length: decided } = await write(tx, deps, scope, good, decision);
      skipped.add(CHANGED, good.length - decided);
      return { decided, skipped: skipped.counts };
    });

  /** Safe to repeat: documents already decided no longer qualify. */
  const decideMany = async (
    { deps, scope, progress }: Pick<JobContext, 'deps' | 'scope' | 'progress'>,
    { selection, total, decision }: ManyDecided<Selection>,
  ): Promise<Record<string, unknown>> => {
    const skipped = skippedCounts();
    let decided = 0;
    let seen = 0;
    for await (const rows of family.eligibleRows(deps, scope, selection, decision.move as Common)) {
      const portion = await decidePortion(deps, scope, rows, decision);
      decided += portion.decided;
      seen += rows.length;
      skipped.addAll(portion.skipped);
      await progress(Math.min(seen, total), total);
    }
    return { decided, skipped: skippedView(skipped.counts, scope.locale) };
  };

  return { decidePortion, decideMany };
};
