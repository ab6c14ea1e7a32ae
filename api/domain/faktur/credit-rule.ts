import { digits, text } from '../definition/field.ts';
import { choice, optional } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';
import { type UncreditReason, uncreditReasons, withoutTax } from '../rules/crediting.ts';
import type { MasukanRow } from './masukan.ts';
import { masukanAllows } from './masukan-status.ts';

const reasons = Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]];

/** What a person says once of the invoices of a seller or of a code. It proposes and decides nothing by itself. */
export const creditRule = plainRecord({
  resource: 'credit-rules',
  fields: {
    name: text(100),
    counterpartyNpwp: optional(digits(16)),
    code: optional(digits(2)),
    decision: choice(['credit', 'uncredit'], ''),
    uncreditReason: optional(choice(reasons, '')),
  },
  sorts: ['name', 'counterpartyNpwp', 'decision'],
  usual: ['name', 'ASC'],
  search: ['name', 'counterpartyNpwp'],
  equal: ['decision'],
});

export type CreditRule = {
  readonly id: string;
  readonly name: string;
  readonly counterpartyNpwp: string | null;
  readonly code: string | null;
  readonly decision: 'credit' | 'uncredit';
  readonly uncreditReason: UncreditReason | null;
};

/** What is wrong with a rule that no field by itself can tell: a message key for each field. */
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

/** What is proposed of an invoice; `by`: the name of the rule, nothing where it goes without saying. */
export type Proposal =
  | { readonly move: 'credit'; readonly by: string }
  | { readonly move: 'uncredit'; readonly uncreditReason: UncreditReason; readonly by: string | null };

type CreditableInvoice = Pick<MasukanRow, 'status' | 'code' | 'counterpartyNpwp'>;

/** How much of an invoice a rule names: one of a seller and a code goes before one of a seller, and that before one of a code. */
const closeness = ({ counterpartyNpwp, code }: CreditRule): number => (counterpartyNpwp ? 2 : 0) + (code ? 1 : 0);

/** The proposal for an undecided invoice: no tax to credit, or the closest rule; of two as close the first by name. */
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
