import { type UncreditReason, withoutTax } from '../rules/crediting.ts';
import type { MasukanRow } from './masukan.ts';
import { masukanAllows } from './masukan-status.ts';

export type CreditRule = {
  readonly id: string;
  readonly name: string;
  readonly counterpartyNpwp: string | null;
  readonly code: string | null;
  readonly decision: 'credit' | 'uncredit';
  readonly uncreditReason: UncreditReason | null;
};

export const ruleErrors = ({
  counterpartyNpwp,
  code,
  decision,
  uncreditReason,
}: Omit<CreditRule, 'id' | 'name'>): Partial<Record<keyof CreditRule, string>> => ({
  ...(counterpartyNpwp || code ? {} : { counterpartyNpwp: 'masukan.rule.of_whom' }),
  ...(decision === 'uncredit' && !uncreditReason ? { uncreditReason: 'problem.field.required' } : {}),
  ...(decision === 'credit' && uncreditReason ? { uncreditReason: 'masukan.rule.no_reason' } : {}),
});

/** The proposal for an invoice; `by`: the name of the rule, missing if no rule is needed. */
export type Proposal =
  | { readonly move: 'credit'; readonly by: string }
  | { readonly move: 'uncredit'; readonly uncreditReason: UncreditReason; readonly by: string | null };

type CreditableInvoice = Pick<MasukanRow, 'status' | 'code' | 'counterpartyNpwp'>;

/** Precedence of a rule: seller and code before seller alone, and seller alone before code alone. */
const closeness = ({ counterpartyNpwp, code }: CreditRule): number => (counterpartyNpwp ? 2 : 0) + (code ? 1 : 0);

/** The proposal for an undecided invoice: no tax to credit, or the most specific rule, then the first by name. */
export const proposalOf = (rules: readonly CreditRule[], row: CreditableInvoice): Proposal | null => {
  if (!masukanAllows('invalidate', row)) return null;
  if (withoutTax.includes(row.code)) return { move: 'uncredit', uncreditReason: 'FACILITY', by: null };
  const [rule] = rules
    .filter(
      ({ counterpartyNpwp, code }) =>
        (!counterpartyNpwp || counterpartyNpwp === row.counterpartyNpwp) && (!code || code === row.code),
    )
    .sort((a, b) => closeness(b) - closeness(a) || a.name.localeCompare(b.name, 'id'));
  if (!rule) return null;
  const { name: by, decision, uncreditReason } = rule;
  return decision === 'credit'
    ? { move: 'credit', by }
    : { move: 'uncredit', uncreditReason: uncreditReason ?? 'COMPANY', by };
};
