import { checkBilling } from '#domain/billing/check.ts';
import { asAssessmentNumber, asNop } from '#domain/billing/number.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { taxMonthKeys, taxYearKey } from '#domain/billing/same-tax.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { sen } from '#domain/definition/money.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { spanOf, yearIn, yearSpan } from '../cells/months.ts';
import { type CellReader, cellReader, readDecimal } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument } from '../kind.ts';
import { blamedOnce, type Cells, lay, type RawDocument } from '../raw.ts';
import { type BillingField, billingFields } from './fields.ts';
import { type ReadPair, readPair } from './read-pair.ts';
import { checkNumberType, readKpp, readPayer } from './read-payer.ts';

/** YYYY-MM, "" where unknown, and the cells of their findings. */
type ReadMasa = { from: string; to: string; at: { from: BillingField; to: BillingField } };

const readYear = (reader: CellReader<BillingField>): string => {
  const text = reader.text('year');
  const year = yearIn(text);
  if (text !== '' && year === '') reader.error('year', 'year_unreadable');
  return year;
};

const unknown = (field: BillingField): ReadMasa => ({ from: '', to: '', at: { from: field, to: field } });

const readMasa = (reader: CellReader<BillingField>): ReadMasa => {
  const year = readYear(reader);
  const [first, last] = [reader.text('periodFrom'), reader.text('periodTo')];
  const field = reader.text('period') !== '' ? 'period' : first !== '' ? 'periodFrom' : null;
  if (field === null && year === '') {
    const place = reader.style.absent?.includes('period') ? 'periodFrom' : 'period';
    if (reader.style.masa) reader.error(place, 'month_missing', formatPeriod(reader.style.masa));
    return unknown(place);
  }
  if (field === null) return { ...yearSpan(year), at: { from: 'year', to: 'year' } };
  const span = spanOf(reader.text(field), year);
  if (!span) {
    reader.error(field, 'month_unreadable');
    return unknown(field);
  }
  if (year !== '' && span.from.slice(0, 4) !== year) reader.error('year', 'year_differs');
  if (field === 'period' || last === '') return { ...span, at: { from: field, to: field } };
  const to = spanOf(last, year || span.from.slice(0, 4))?.to ?? '';
  if (to === '') reader.error('periodTo', 'month_unreadable');
  return { from: span.from, to, at: { from: field, to: 'periodTo' } };
};

type ReadRow = {
  readonly input: BillingInput;
  readonly findings: Finding[];
  readonly at: { readonly pair: ReadPair['at']; readonly masa: ReadMasa['at'] };
};

const readRow = (cells: Cells, { today, company, style }: CheckContext): ReadRow => {
  const reader = cellReader<BillingField>(cells, style);
  const orNull = (field: BillingField): string | null => reader.text(field) || null;
  const masa = readMasa(reader);
  const pair = readPair(reader, masa.from || today.slice(0, 7));
  const [nop, notice] = [orNull('nop'), orNull('assessmentNumber')];
  const input: BillingInput = {
    kap: pair.kap,
    kjs: pair.kjs,
    periodFrom: masa.from,
    periodTo: masa.to,
    amount: readDecimal(reader, 'amount', 2) ?? '',
    description: reader.text('description'),
    assessmentNumber: notice && (asAssessmentNumber(notice) ?? notice),
    nop: nop && (asNop(nop) ?? nop),
    objectAddress: orNull('objectAddress'),
    objectProvince: orNull('objectProvince'),
    objectCity: orNull('objectCity'),
    objectDistrict: orNull('objectDistrict'),
    objectSubdistrict: orNull('objectSubdistrict'),
    ...readPayer(reader, company),
    payerKpp: readKpp(reader),
    depositorName: orNull('depositorName'),
  };
  checkNumberType(reader, input);
  return { input, findings: reader.findings, at: { pair: pair.at, masa: masa.at } };
};

const readFirst = (raw: RawDocument, context: CheckContext): ReadRow => readRow(raw[0]?.cells ?? {}, context);

const spanText = (from: string, to: string): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} s.d. ${formatPeriod(to)}`;

/** In the cells the months were read from. For a bare year, naming the months is proposed. */
const placedMonths = (checks: readonly Finding[], { input, at: { masa } }: ReadRow): Finding[] => {
  const [from, to] = [checks.find(({ path }) => path === 'periodFrom'), checks.find(({ path }) => path === 'periodTo')];
  const first = from ?? to;
  if (!first) return [];
  const { proposal: _, ...bare } = first;
  if (masa.from === masa.to) {
    const repairs = masa.from !== 'year' && (from?.proposal ?? to?.proposal) !== undefined;
    const proposal = spanText(from?.proposal ?? input.periodFrom, to?.proposal ?? input.periodTo);
    return [{ ...bare, path: masa.from, ...(repairs ? { proposal } : {}) }];
  }
  return [from, to].flatMap((one, side) =>
    one
      ? {
          ...one,
          path: side === 0 ? masa.from : masa.to,
          ...(one.proposal === undefined ? {} : { proposal: formatPeriod(one.proposal) }),
        }
      : [],
  );
};

const placed = (check: Finding, { at: { pair } }: ReadRow): Finding => {
  if (check.path === 'kap' || check.path === 'kjs') {
    const path = pair[check.path];
    const { next } = check.params ?? {};
    // One cell holds both codes, so the proposal must contain both.
    return { ...check, path, ...(path === 'pair' && typeof next === 'string' ? { proposal: next } : {}) };
  }
  if (Object.hasOwn(billingFields, check.path)) return check;
  const { proposal: _, ...bare } = check;
  return { ...bare, path: 'payerNpwp' };
};

const isMonth = ({ path }: Finding): boolean => path === 'periodFrom' || path === 'periodTo';

/** In sen; an unreadable amount counts as zero. */
const amountOf = ({ amount }: BillingInput): number => (/^\d+(\.\d{1,2})?$/.test(amount) ? sen(amount) : 0);

/** With the rules of the form. Never throws on any text. */
export const checkRow = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const read = readFirst(raw, context);
  const findings = blamedOnce([...(raw[0]?.findings ?? []), ...read.findings]);
  const { today, company } = context;
  const checks = checkBilling(read.input, { today, company, origin: 'hand' });
  const months = placedMonths(checks.filter(isMonth), read);
  for (const check of checks) if (!isMonth(check)) lay(findings, placed(check, read));
  for (const check of months) lay(findings, check);
  return { findings: [findings], exactKey: null, likeKey: taxYearKey(read.input), sums: [amountOf(read.input)] };
};

export const inputOfRow = (raw: RawDocument, context: CheckContext): BillingInput => readFirst(raw, context).input;

export const alike = (raw: RawDocument, context: CheckContext): readonly string[] =>
  taxMonthKeys(inputOfRow(raw, context));
