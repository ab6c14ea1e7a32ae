import type { Finding } from '../../definition/finding.ts';
import type { AttachmentSuffix } from '../attachments.ts';
import { answerIn, rowsIn } from '../entries.ts';
import type { AnnualEra } from '../era.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, type CheckWords, error, isAnswered, warning } from './check.ts';

/** A PDF that a return needs, and when. */
type Needed = {
  readonly suffix: AttachmentSuffix;
  readonly words: CheckWords;
  readonly when: (checked: Checked) => boolean;
  /** The law has exceptions that no answer of the form states. */
  readonly warns?: true;
};

const hasAnswer =
  (line: string, text: string) =>
  ({ entries }: Checked): boolean =>
    answerIn(entries, 'INDUK', line) === text;
const claims =
  (...lines: readonly string[]) =>
  ({ worked }: Checked): boolean =>
    lines.some((line) => amountAt(worked, line) > 0);
const hasRows =
  (sheet: string, table: string) =>
  ({ entries }: Checked): boolean =>
    rowsIn(entries, sheet, table).length > 0;
const isBranch = ({ entries }: Checked): boolean => answerIn(entries, 'INDUK', 'ID.negara') !== '';

const isAudited: Readonly<Record<AnnualEra, (checked: Checked) => boolean>> = {
  '1771': hasAnswer('ID.audit', 'audited'),
  '2025': hasAnswer('B.2', 'yes'),
};

const statements = (era: AnnualEra): readonly Needed[] => [
  { suffix: 'LK', words: 'pdf_audited', when: isAudited[era] },
  { suffix: 'LK', words: 'pdf_statements', when: (checked) => !isAudited[era](checked) },
];

/**
 * By form. To 2024: PER-02/PJ/2019, nominative lists for the costs that need them (PMK 02/PMK.03/2010, PMK 207/2015),
 * the debt ratio of PMK 169/2015. From 2025: part I of the Induk (PER-11/PJ/2025). Nothing exempts a nil return or a
 * correction. What no answer of the form states (groups, oil and gas) is left to the taxpayer.
 */
const needed: Readonly<Record<AnnualEra, readonly Needed[]>> = {
  '1771': [
    ...statements('1771'),
    { suffix: 'RK', words: 'pdf_turnover', when: claims('IV!A14.base', 'IV!A14.tax') },
    { suffix: 'DN', words: 'pdf_nominative', when: claims('II!8.total', 'II!10.total') },
    { suffix: 'BUT', words: 'pdf_branch', when: isBranch },
    { suffix: 'LU', words: 'pdf_debt_ratio', when: claims('II!6.total'), warns: true },
    { suffix: 'DL', words: 'pdf_proxy', when: hasAnswer('PN.1', 'proxy'), warns: true },
  ],
  '2025': [
    ...statements('2025'),
    { suffix: 'OPINI', words: 'pdf_opinion', when: isAudited['2025'] },
    { suffix: 'KONSOL', words: 'pdf_branch', when: (checked) => isAnswered(checked, 'L12A') },
    { suffix: 'LN', words: 'pdf_abroad', when: hasRows('L3', 'L3A') },
    { suffix: 'BUT', words: 'pdf_reinvested', when: hasRows('L12B', 'L12B') },
    { suffix: 'DL', words: 'pdf_dividends', when: hasAnswer('H.21.i', 'yes') },
  ],
};

/** PDFs that the return needs and does not have, at `PDF!suffix`. */
export const pdfs: Check = (checked): readonly Finding[] => {
  const { form, attached } = checked;
  if (!attached) return [];
  return needed[form.era]
    .filter(({ suffix, when }) => !attached.includes(suffix) && when(checked))
    .map(({ suffix, words, warns }) => (warns ? warning : error)(`PDF!${suffix}`, words));
};
