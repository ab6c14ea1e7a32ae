import { amountsOf } from '#domain/bupot/compute.ts';
import { inputFields } from '#domain/bupot/fields.ts';
import { freeFields } from '#domain/bupot/freed.ts';
import { isAnnual, isUnifikasi, type SlipKind } from '#domain/bupot/kinds.ts';
import { monthLines } from '#domain/bupot/month-lines.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { sen } from '#domain/definition/money.ts';
import type { SlipFacility } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { objectFor } from '#domain/rules/unifikasi/object-for.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { readDay } from '../cells/day.ts';
import { percentIn } from '../cells/percent.ts';
import { cellReader, readDecimal } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { Cells } from '../raw.ts';
import {
  annualityFrom,
  countryOf,
  documentFrom,
  facilityFrom,
  flagFrom,
  foreignFrom,
  genderFrom,
  optionFrom,
  ptkpFrom,
} from './choices.ts';
import { compareEmployment, type Employment, readEmployment } from './employment.ts';
import type { BupotColumn } from './fields.ts';
import { readGross } from './read-gross.ts';
import { readMonthLines } from './read-lines.ts';
import { readMasa } from './read-masa.ts';
import { codeIn, readObject } from './read-object.ts';
import { orNull, type Reader, readChoice, readIdentity, readPlace } from './read-payee.ts';
import { readNett, readRate } from './read-rate.ts';

export type FileAmounts = { readonly rate: string | null; readonly nett: string | null; readonly tax: string | null };

export type ReadRow = {
  readonly input: BupotInput;
  readonly findings: Finding[];
  readonly file: FileAmounts;
};

const MONEY_PLACES = 2;

const readers: { [F in InputField]?: (reader: Reader) => BupotInput[F] } = {
  foreignEmployee: (reader) => readChoice(reader, 'foreignEmployee', foreignFrom) ?? false,
  grossUp: (reader) => readChoice(reader, 'grossUp', flagFrom) ?? false,
  grossUpBenefit: (reader) => readChoice(reader, 'grossUpBenefit', flagFrom) ?? false,
  noNpwp: (reader) => readChoice(reader, 'noNpwp', flagFrom) ?? false,
  secondEmployer: (reader) => readChoice(reader, 'secondEmployer', flagFrom) ?? false,
  gender: (reader) => readChoice(reader, 'gender', genderFrom),
  ptkp: (reader) => readChoice(reader, 'ptkp', ptkpFrom),
  country: (reader) => readChoice(reader, 'country', countryOf),
  documentType: (reader) => readChoice(reader, 'documentType', documentFrom),
  paymentOption: (reader) => readChoice(reader, 'paymentOption', optionFrom),
  documentDate: (reader) => readDay(reader, 'documentDate'),
  birthDate: (reader) => readDay(reader, 'birthDate'),
  gross: readGross,
  workingDays: (reader) => readDecimal(reader, 'workingDays', 0),
};

const readField = (reader: Reader, field: InputField): string | boolean | null => {
  const own = readers[field];
  if (own) return own(reader);
  const column = field as BupotColumn;
  return inputFields[field].kind === 'money' ? readDecimal(reader, column, MONEY_PLACES) : orNull(reader.text(column));
};

const together: ReadonlySet<InputField> = new Set([
  'period',
  'date',
  'periodFrom',
  'withholdingAnnuality',
  'nitku',
  'taxCode',
  'facility',
  'payeeIdType',
  'payeeNpwp',
  'payeeNitku',
  'rate',
  'nett',
  'taxTyped',
]);

/** Read together: without a gross they add up to it. */
const ofMonth: ReadonlySet<InputField> = new Set(monthLines);

const readFacility = (reader: Reader, kind: SlipKind): SlipFacility => {
  const code = codeIn(reader.text('taxCode'));
  const object = code && isUnifikasi(kind) ? objectFor(kind, code) : null;
  return readChoice(reader, 'facility', (text) => facilityFrom(text, facilitiesFor(kind, object))) ?? 'NONE';
};

const wholeYear = ({ period, periodFrom }: Pick<BupotInput, 'period' | 'periodFrom'>): boolean =>
  periodFrom?.endsWith('-01') === true && period.endsWith('-12');

/** By the months; an annualised year is rare and must be named. */
const readAnnuality = (reader: Reader, months: Pick<BupotInput, 'period' | 'periodFrom'>) =>
  readChoice(reader, 'withholdingAnnuality', annualityFrom) ??
  (reader.text('withholdingAnnuality') === '' ? (wholeYear(months) ? 'FULL_YEAR' : 'PARTIAL_YEAR') : null);

/** Tax that equals base times rate is not treated as typed. */
const typedTax = (reader: Reader, input: BupotInput): string | null => {
  const tax = readDecimal(reader, 'tax', MONEY_PLACES);
  return tax === null || sen(tax) === sen(amountsOf(input).tax) + sen(amountsOf(input).borne) ? null : tax;
};

/** Where input is allowed; otherwise they are only compared. */
const readFree = (reader: Reader, input: BupotInput): BupotInput => {
  const free = freeFields(input);
  const open = {
    ...input,
    rate: free.has('rate') ? readRate(reader) : null,
    nett: free.has('nett') && fieldsOf[input.kind].includes('nett') ? readNett(reader) : null,
  };
  return { ...open, taxTyped: free.has('tax') ? typedTax(reader, open) : null };
};

/** Shipping columns of zero are dropped; if used, they make up the gross. */
const withoutIdleShipping = (input: BupotInput): BupotInput => {
  if (input.kind !== 'SP') return input;
  const used = [input.grossTotalOnIndonesia, input.grossTotalOnAbroad].some((amount) => amount && Number(amount) > 0);
  if (used) return { ...input, gross: null };
  const idle = { grossTotalOnIndonesia: null, grossTotalOnAbroad: null };
  return { ...input, ...idle, deductedPph24Creditable: null, deductedPphOtherParties: null };
};

const fileAmounts = (reader: Reader, { kind, taxTyped }: BupotInput): FileAmounts => ({
  rate: percentIn(reader.text('rate')),
  nett: fieldsOf[kind].includes('nett') ? percentIn(reader.text('nett')) : null,
  tax: taxTyped === null ? parseAmount(reader.text('tax')) : null,
});

/** If the file has start or end of employment but no months. */
const workedMonths = (
  kind: SlipKind,
  months: ReturnType<typeof readMasa>,
  reader: Reader,
  { from, to }: Employment,
): ReturnType<typeof readMasa> => {
  if (!isAnnual(kind) || months.period === '') return months;
  const year = months.period.slice(0, 4);
  const first = from?.startsWith(year) && reader.text('periodFrom') === '' ? from : months.periodFrom;
  const last = to?.startsWith(year) && to < months.period ? to : months.period;
  return { ...months, periodFrom: first, period: last };
};

export const readRow = (kind: SlipKind, cells: Cells, { today, company, style }: CheckContext): ReadRow => {
  const reader = cellReader<BupotColumn>(cells, style);
  const employment = readEmployment(reader);
  const months = workedMonths(kind, readMasa(reader, kind, today), reader, employment);
  compareEmployment(reader, employment, isAnnual(kind) ? '' : months.period);
  const facility = readFacility(reader, kind);
  const fields: Partial<Record<InputField, string | boolean | null>> = {};
  for (const field of fieldsOf[kind])
    if (!together.has(field) && !(kind === 'BPMP' && ofMonth.has(field))) fields[field] = readField(reader, field);
  // Assigned at once: adding fields one by one is several times slower over thousands of rows.
  const read = Object.assign(blankInput(kind), fields as Partial<BupotInput>, readIdentity(reader, kind), months, {
    withholdingAnnuality: isAnnual(kind) ? readAnnuality(reader, months) : null,
    nitku: readPlace(reader, 'nitku', company.npwp) || headOffice(company.npwp),
    facility,
    taxCode: readObject(reader, kind, { facility, period: months.period || today.slice(0, 7) }),
  });
  if (kind === 'BPMP') Object.assign(read, readMonthLines(reader, read));
  const input = readFree(reader, withoutIdleShipping(read));
  return { input, findings: reader.findings, file: fileAmounts(reader, input) };
};
