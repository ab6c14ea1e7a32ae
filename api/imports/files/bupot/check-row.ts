import { checkSlip } from '#domain/bupot/check.ts';
import { amountsOf } from '#domain/bupot/compute.ts';
import { alikeKey, mayFollow } from '#domain/bupot/duplicate.ts';
import { freeFields } from '#domain/bupot/freed.ts';
import { returnOf, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotAmounts, BupotInput } from '#domain/bupot/record.ts';
import { fileRate } from '#domain/bupot/xml/figures.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { hundredfold } from '../cells/percent.ts';
import { shown } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument } from '../kind.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { columnsOf } from './fields.ts';
import { type FileAmounts, type ReadRow, readRow } from './read-row.ts';

const WHOLE_RUPIAH = 100;

const same = (file: string, ours: string): boolean =>
  Number(file) === Number(ours) || (Number(file) <= 1 && Number(hundredfold(file)) === Number(ours));

const differs = (path: 'rate' | 'nett', file: string, ours: string): Finding => ({
  path,
  message: 'impor.finding.slip_rate_differs',
  severity: 'warning',
  params: { file: shown(file), ours: shown(ours) },
  proposal: `${shown(ours)}%`,
});

const compareTax = (file: string, ours: BupotAmounts): Finding[] => {
  const tax = sen(ours.tax) + sen(ours.borne);
  const difference = readable(file) - tax;
  if (Math.abs(difference) < WHOLE_RUPIAH) return [];
  return [
    {
      path: 'tax',
      message: 'impor.finding.amount_differs',
      severity: 'warning',
      params: {
        file: formatDecimal(file),
        ours: formatDecimal(rupiah(tax)),
        difference: formatDecimal(rupiah(difference)),
      },
      proposal: shown(rupiah(tax)),
    },
  ];
};

const readable = (amount: string): number => (/^-?\d{1,13}(\.\d{1,2})?$/.test(amount) ? sen(amount) : 0);

/** Where the file may not set them. The computed values are saved. */
const compareAmounts = (input: BupotInput, ours: BupotAmounts, file: FileAmounts): Finding[] => {
  if (ours.kapKjs === '') return [];
  const free = freeFields(input);
  const found: Finding[] = [];
  const carried = fileRate({ ...input, rate: ours.rate }) ?? '';
  if (file.rate !== null && !free.has('rate') && ours.rate !== '')
    if (!same(file.rate, ours.rate) && !same(file.rate, carried)) found.push(differs('rate', file.rate, ours.rate));
  if (file.nett !== null && !free.has('nett') && !same(file.nett, ours.nett))
    found.push(differs('nett', file.nett, ours.nett));
  return file.tax === null || !readable(file.tax) ? found : [...found, ...compareTax(file.tax, ours)];
};

const readFirst = (kind: SlipKind, raw: RawDocument, context: CheckContext): ReadRow =>
  readRow(kind, raw[0]?.cells ?? {}, context);

const columns: Readonly<Record<string, string>> = { taxTyped: 'tax' };

export const TO_COMPLETE = 'impor.finding.slip_to_complete';

/** Fields that may be completed later do not prevent a draft. */
const eased = (kind: SlipKind, check: Finding): Finding =>
  mayFollow(kind, check) ? { ...check, message: TO_COMPLETE, severity: 'warning' } : check;

const placed = (kind: SlipKind, check: Finding): Finding => {
  const path = columns[check.path] ?? check.path;
  return { ...check, path: (columnsOf(kind) as readonly string[]).includes(path) ? path : 'period' };
};

/** A file cannot change a masa whose return is filed: each slip then needs its own reason. */
const periodFiled: Finding = { path: 'period', message: 'impor.finding.slip_period_filed', severity: 'error' };

/** Findings that only follow from others: the day from a missing masa, the total from an unreadable amount. */
const isConsequence = ({ path, message }: Finding, findings: readonly Finding[]): boolean =>
  (path === 'date' && findings.some((one) => one.message === 'impor.finding.slip_month_missing')) ||
  (message === 'bupotCheck.not_workable' && findings.some(({ severity }) => severity === 'error'));

/** In sen. */
const sumsOf = ({ gross, tax, borne }: BupotAmounts): readonly [number, number] => [sen(gross), sen(tax) + sen(borne)];

export const checkRow = (kind: SlipKind, raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { input, findings: read, file } = readFirst(kind, raw, context);
  const { today, company } = context;
  const findings = blamedOnce([...(raw[0]?.findings ?? []), ...read]);
  for (const check of checkSlip(input, { today, company, source: 'import' }))
    if (!isConsequence(check, findings)) lay(findings, placed(kind, eased(kind, check)));
  if (context.closed?.includes(`${returnOf(input.kind)} ${input.period}`)) lay(findings, periodFiled);
  const amounts = amountsOf(input);
  findings.push(...compareAmounts(input, amounts, file));
  return { findings: [findings], exactKey: null, likeKey: alikeKey(input), sums: sumsOf(amounts) };
};

export const inputOfRow = (kind: SlipKind, raw: RawDocument, context: CheckContext): BupotInput =>
  readFirst(kind, raw, context).input;
