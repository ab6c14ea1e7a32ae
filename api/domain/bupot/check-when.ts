import { isDay, isPeriod, periodOf } from '../definition/day.ts';
import type { Finding } from '../definition/finding.ts';
import { documentTypeOf, needsSp2d, paymentOptionsFor } from '../rules/bupot/document-types.ts';
import { isNitku } from '../rules/identity/nitku.ts';
import { type CheckAround, checkText, error, warning } from './finding.ts';
import { FIRST_MASA } from './first-masa.ts';
import { isAnnual } from './kinds.ts';
import { maxima } from './maxima.ts';
import type { BupotInput } from './record.ts';
import { fieldsOf } from './slips.ts';

const checkDocument = (input: BupotInput, today: string): Finding[] => {
  if (!fieldsOf[input.kind].includes('documentType')) return [];
  const found: Finding[] = [];
  if (!input.documentType) found.push(error('documentType', 'required'));
  else if (!documentTypeOf(input.documentType)) found.push(error('documentType', 'document_unknown'));
  found.push(...checkText('documentNumber', input.documentNumber ?? '', maxima.document));
  // The number of a tax invoice has 17 digits in Coretax and 16 in the classic forms.
  const digits = (input.documentNumber ?? '').replace(/[\s.-]/g, '');
  if (input.documentType === 'TAXINVOICE' && digits !== '' && !/^\d{16,17}$/.test(digits))
    found.push(error('documentNumber', 'invoice_digits'));
  if (!input.documentDate) found.push(error('documentDate', 'required'));
  else if (input.documentDate > today) found.push(error('documentDate', 'document_future'));
  return found;
};

const checkTreasurer = ({ paymentOption, sp2d }: BupotInput, { company }: CheckAround): Finding[] => {
  const option = paymentOption ?? 'NONE';
  if (!paymentOptionsFor(company.government).includes(option))
    return [error('paymentOption', 'government_only', { proposal: 'NONE' })];
  if (needsSp2d(option)) return checkText('sp2d', sp2d ?? '', maxima.sp2d);
  return sp2d ? [error('sp2d', 'sp2d_unused', { proposal: '' })] : [];
};

export const checkBasis = (input: BupotInput, around: CheckAround): Finding[] => [
  ...checkDocument(input, around.today),
  ...checkTreasurer(input, around),
];

type When = Pick<BupotInput, 'period' | 'date'>;

export const checkPeriod = ({ period }: Pick<When, 'period'>, today: string): Finding[] => {
  if (period === '') return [error('period', 'required')];
  if (!isPeriod(period)) return [error('period', 'period_format')];
  if (period < FIRST_MASA) return [error('period', 'period_classic')];
  return period > periodOf(today) ? [error('period', 'period_future')] : [];
};

export const checkDate = ({ date, period }: When, today: string): Finding[] => {
  if (date === '') return [error('date', 'required')];
  if (!isDay(date)) return [error('date', 'date_format')];
  if (date > today) return [error('date', 'date_future')];
  if (!isPeriod(period)) return [];
  // The tax office's workbook forbids a day before the 1st of the masa. A later day is allowed, for forgotten slips.
  if (periodOf(date) < period) return [error('date', 'date_before_period', { proposal: `${period}-01` })];
  return periodOf(date) > period ? [warning('date', 'date_after_period')] : [];
};

const checkPlace = ({ nitku }: BupotInput, { company }: CheckAround): Finding[] => {
  if (nitku === '') return [error('nitku', 'required')];
  const proposal = { proposal: `${company.npwp}000000` };
  if (!isNitku(nitku)) return [error('nitku', 'nitku_digits', proposal)];
  return nitku.startsWith(company.npwp) ? [] : [error('nitku', 'nitku_other_company', proposal)];
};

const checkFirstMonth = ({ kind, period, periodFrom }: BupotInput): Finding[] => {
  if (!isAnnual(kind)) return [];
  if (periodFrom === null) return [error('periodFrom', 'required')];
  if (!isPeriod(periodFrom)) return [error('periodFrom', 'period_format')];
  if (periodFrom.slice(0, 4) !== period.slice(0, 4)) return [error('periodFrom', 'months_one_year')];
  return periodFrom > period ? [error('periodFrom', 'months_order')] : [];
};

/** December ends the year of every employee: its tax comes from the year (PP 58/2023 art. 2, PMK 168/2023). */
const checkLastMasa = ({ kind, period }: BupotInput): Finding[] =>
  kind === 'BPMP' && isPeriod(period) && period.endsWith('-12') ? [warning('period', 'last_masa')] : [];

export const checkWhen = (input: BupotInput, around: CheckAround): Finding[] => [
  ...checkPeriod(input, around.today),
  ...checkFirstMonth(input),
  ...checkLastMasa(input),
  ...checkDate(input, around.today),
  ...checkPlace(input, around),
];
