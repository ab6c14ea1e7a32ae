import { rupiah } from '#domain/definition/money.ts';
import type { Worked } from '#domain/definition/worked.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { EvidenceColumn } from './evidence-file.ts';

const amount = ({ value }: Pick<Worked, 'value'>): string | null => (value === null ? null : rupiah(value));

/** "I.5 (120000.00)": a line that another one takes. */
const partText = (part: Worked): string => `${part.line} (${amount(part) ?? '-'})`;

/** What each line is made of: its formula, the lines it takes with their amounts, and the law. */
export const workedColumns = (
  locale: Locale,
  sourceOf: (worked: Worked) => string | null,
): readonly EvidenceColumn<Worked>[] => [
  { key: 'form', value: ({ form }) => form },
  { key: 'line', value: ({ line }) => line },
  { key: 'label', value: ({ label }) => say(locale, label) },
  { key: 'value', amount: true, value: amount },
  { key: 'formula', value: ({ formula }) => (formula ? say(locale, formula) : null) },
  {
    key: 'made_of',
    value: (worked) => (worked.of.length > 0 ? worked.of.map(partText).join(' | ') : sourceOf(worked)),
  },
  { key: 'rule', value: ({ rule }) => (rule ? `${rule.source.name} ${rule.source.article}` : null) },
];
