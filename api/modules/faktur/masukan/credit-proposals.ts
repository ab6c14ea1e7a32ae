import { refusalOf } from '#domain/faktur/credit-decision.ts';
import { byProposal, type CreditProposals, decisionOf, type ProposalsTaken } from '#domain/faktur/credit-proposals.ts';
import type { Proposal } from '#domain/faktur/credit-rule.ts';
import type { MasukanFilter } from '#domain/faktur/masukan.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { creditRulesOf } from '../../../../db/repositories/faktur/credit-rules.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Deps } from '../../../services/deps.ts';
import { filedByDecision } from './decide-credit.ts';
import { masukanFamily, masukanList } from './family.ts';

/** With the filed masa they would change. Nothing is written. */
export const creditProposals = async (
  deps: Deps,
  scope: Scope,
  selection: SelectionOf<MasukanFilter>,
  taken: Pick<ProposalsTaken, 'creditPeriod'>,
): Promise<CreditProposals> => {
  const { read } = deps.db;
  const rules = await creditRulesOf(scope, read);
  const counts = new Map<string, { proposal: Proposal; count: number }>();
  const filed = new Set<string>();
  let total = 0;
  let none = 0;
  for await (const rows of masukanList.walk(scope, read, selection, jakartaDay(deps.now()))) {
    const found = byProposal(rules, rows);
    total += rows.length;
    none += found.none;
    for (const { proposal, rows: own } of found.groups) {
      const key = JSON.stringify(proposal);
      counts.set(key, { proposal, count: (counts.get(key)?.count ?? 0) + own.length });
      const decision = decisionOf(proposal, taken);
      const allowed = own.filter((row) => refusalOf(row, decision, masukanFamily.definition.status) === null);
      for (const masa of (await filedByDecision(scope, read, allowed, decision)).values()) filed.add(masa);
    }
  }
  return {
    total,
    none,
    proposals: [...counts.values()].map(({ proposal, count }) => ({
      move: proposal.move,
      uncreditReason: proposal.move === 'uncredit' ? proposal.uncreditReason : null,
      by: proposal.by,
      count,
    })),
    filed: [...filed].sort(),
  };
};
