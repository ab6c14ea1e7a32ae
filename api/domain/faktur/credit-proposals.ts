import { z } from 'zod';
import { type AnswerOf, count, masaText } from '../definition/view-pieces.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import type { CreditDecision } from './credit-decision.ts';
import { type CreditRule, type Proposal, proposalOf } from './credit-rule.ts';
import type { MasukanRow } from './masukan.ts';

/** Input to apply the proposals of the rules: the masa of the credit, and the reason for changing a closed one. */
export const proposalsTaken = z.strictObject({
  creditPeriod: masaText,
  lockReason: z.string().trim().max(500).optional(),
});
export type ProposalsTaken = z.output<typeof proposalsTaken>;

export const creditProposalsSchema = z
  .object({
    total: count,
    none: count.meta({ description: 'How many no rule covers, or are decided already' }),
    proposals: z.array(
      z.object({
        move: z.enum(['credit', 'uncredit']),
        uncreditReason: z.enum(Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]]).nullable(),
        by: z.string().nullable().meta({ description: 'The rule; null: the law decides by the code' }),
        count,
      }),
    ),
    filed: z
      .array(masaText)
      .meta({ description: 'Masa that would change and whose return is with the office: a reason is needed' }),
  })
  .meta({ id: 'CreditProposals' });
export type CreditProposals = AnswerOf<typeof creditProposalsSchema>;

export const decisionOf = (proposal: Proposal, { creditPeriod, lockReason }: ProposalsTaken): CreditDecision => {
  const more = lockReason ? { lockReason } : {};
  return proposal.move === 'credit'
    ? { move: 'credit', creditPeriod, ...more }
    : { move: 'uncredit', uncreditReason: proposal.uncreditReason, ...more };
};

export const byProposal = <R extends Pick<MasukanRow, 'status' | 'code' | 'counterpartyNpwp'>>(
  rules: readonly CreditRule[],
  rows: readonly R[],
): {
  readonly groups: readonly { readonly proposal: Proposal; readonly rows: readonly R[] }[];
  readonly none: number;
} => {
  const groups = new Map<string, { proposal: Proposal; rows: R[] }>();
  let none = 0;
  for (const row of rows) {
    const proposal = proposalOf(rules, row);
    if (!proposal) {
      none += 1;
      continue;
    }
    const key = JSON.stringify(proposal);
    const group = groups.get(key) ?? { proposal, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], none };
};
