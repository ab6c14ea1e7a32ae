import { byProposal, decisionOf, type ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import type { MasukanFilter } from '#domain/faktur/masukan.ts';
import { creditRulesOf } from '../../../../db/repositories/faktur/credit-rules.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler, JobContext } from '../../../jobs/handler.ts';
import { masukanFamily } from '../masukan/family.ts';
import { skippedCounts, skippedView } from '../masukan/skipped-counts.ts';
import { decidePortion } from './decide-masukan.ts';

type Taken = {
  readonly selection: SelectionOf<MasukanFilter>;
  readonly total: number;
  readonly taken: ProposalsTaken;
};

const NONE = 'masukan.rule.none';

export const takeProposals = async (
  { deps, scope, progress }: Pick<JobContext, 'deps' | 'scope' | 'progress'>,
  { selection, total, taken }: Taken,
): Promise<Record<string, unknown>> => {
  const rules = await creditRulesOf(scope, deps.db.read);
  const skipped = skippedCounts();
  let decided = 0;
  let seen = 0;
  for await (const rows of masukanFamily.eligibleRows(deps, scope, selection, 'propose')) {
    const { groups, none } = byProposal(rules, rows);
    skipped.add(NONE, none);
    for (const { proposal, rows: own } of groups) {
      const portion = await decidePortion(deps, scope, own, decisionOf(proposal, taken));
      decided += portion.decided;
      skipped.addAll(portion.skipped);
    }
    seen += rows.length;
    await progress(Math.min(seen, total), total);
  }
  return { decided, skipped: skippedView(skipped.counts, scope.locale) };
};

export const masukanPropose: Handler<Taken> = {
  kind: 'faktur-in.propose',
  attempts: 5,
  run: (context, { payload }) => takeProposals(context, payload),
};
