import { NoRule } from '../definition/dated.ts';
import { isPeriod } from '../definition/day.ts';
import type { Finding } from '../definition/finding.ts';
import { rupiah, sen } from '../definition/money.ts';
import { facilities } from '../rules/bupot/facilities.ts';
import { facilitiesFor } from '../rules/bupot/facilities-for.ts';
import { PPH21_METHOD_FROM } from '../rules/pph21/fees.ts';
import { objectOf as pph21Object } from '../rules/pph21/objects.ts';
import { terDaily } from '../rules/pph21/ter.ts';
import { isInForce, objectOf as unifikasiObject } from '../rules/unifikasi/objects.ts';
import { formatDecimal } from '../text/format.ts';
import { withholdingOf, workSlip } from './compute.ts';
import { checkText, error, warning } from './finding.ts';
import { freeFields, isManual } from './freed.ts';
import { isAnnual, isUnifikasi, type SlipKind, slipKinds } from './kinds.ts';
import { maxima } from './maxima.ts';
import { Unfit } from './pph21/payment.ts';
import type { BupotInput } from './record.ts';
import { thresholdAdvice } from './unifikasi/advice.ts';
import { lawDay } from './work-pph21.ts';

const known = (kind: SlipKind, input: BupotInput): boolean => {
  if (!isUnifikasi(kind)) return pph21Object(kind, input.taxCode, lawDay(input)) !== null;
  const object = unifikasiObject(kind, input.taxCode, input.period);
  return object !== null && isInForce(object, input.period);
};

const checkObject = (input: BupotInput): Finding[] => {
  if (input.taxCode === '') return [error('taxCode', 'required')];
  if (!isPeriod(input.period) || known(input.kind, input)) return [];
  const other = slipKinds.find((kind) => kind !== input.kind && known(kind, input));
  const params = { code: input.taxCode, kind: other ?? '' };
  return [error('taxCode', other ? 'object_other_kind' : 'object_unknown', { params })];
};

const checkFacility = (input: BupotInput): Finding[] => {
  const { kind, facility, taxCode } = input;
  const object = isUnifikasi(kind) ? unifikasiObject(kind, taxCode, input.period) : null;
  if (!facilitiesFor(kind, object).includes(facility)) return [error('facility', 'facility_not_allowed')];
  const { needs } = facilities[facility];
  const found: Finding[] = [];
  if (needs.includes('number'))
    found.push(...checkText('certificateNumber', input.certificateNumber ?? '', maxima.certificate));
  else if (input.certificateNumber) found.push(error('certificateNumber', 'certificate_unused', { proposal: '' }));
  if (needs.includes('ntpn') && !isAnnual(kind) && kind !== 'BPMP') {
    if (!input.dtpNtpn) found.push(error('dtpNtpn', 'required'));
    else if (!/^[0-9A-Z]{16}$/.test(input.dtpNtpn)) found.push(error('dtpNtpn', 'ntpn_form'));
  }
  if (needs.includes('rate') && input.rate === null) found.push(error('rate', 'rate_of_treaty'));
  return found;
};

const checkTyped = (input: BupotInput): Finding[] => {
  if (isAnnual(input.kind)) return [];
  const free = freeFields(input);
  const found: Finding[] = [];
  if (input.rate !== null && !free.has('rate')) found.push(error('rate', 'rate_fixed', { proposal: '' }));
  if (input.nett !== null && !free.has('nett')) found.push(error('nett', 'nett_fixed', { proposal: '' }));
  if (input.taxTyped !== null && !free.has('tax')) found.push(error('taxTyped', 'tax_fixed', { proposal: '' }));
  for (const field of ['rate', 'nett'] as const) {
    const typed = input[field];
    if (typed !== null && Number(typed) > 100) found.push(error(field, 'percent_over'));
  }
  const shareAlone = input.nett !== null && free.has('nett') && !isUnifikasi(input.kind);
  if ((isManual(input) || shareAlone) && input.rate === null) found.push(error('rate', 'required'));
  return found;
};

const checkGross = (input: BupotInput): Finding[] => {
  if (isAnnual(input.kind) || isShipping(input)) return [];
  if (input.gross === null) return [error('gross', 'required')];
  return sen(input.gross) > 0 ? [] : [error('gross', 'gross_zero')];
};

/** Shipping paid by the carrier itself has a separate form for its sums. */
const isShipping = ({ kind, grossTotalOnIndonesia, grossTotalOnAbroad }: BupotInput): boolean =>
  kind === 'SP' && (grossTotalOnIndonesia !== null || grossTotalOnAbroad !== null);

const slipFields: Readonly<Record<string, string>> = {
  code: 'taxCode',
  status: 'ptkp',
  income: 'gross',
  typed: 'rate',
  lastMonth: 'period',
};

/** At its field. On the wrong side of the daily limit the correct object is proposed. */
const unfit = (input: BupotInput, { field, why, params }: Unfit): Finding => {
  const { other } = params;
  if ((why === 'above_limit' || why === 'within_limit') && typeof other === 'string') {
    const limit = formatDecimal(rupiah(terDaily.at(lawDay(input)).limit), 0);
    const more = { params: { limit, other, days: input.workingDays ?? '1' }, proposal: other };
    return error('taxCode', why === 'above_limit' ? 'daily_above' : 'daily_within', more);
  }
  const path = field.startsWith('earlier') ? 'earlierGross' : (slipFields[field] ?? field);
  return { path, message: `pph21.unfit.${why}`, params, severity: 'error' };
};

/** Negative tax is an error except on annual slips. Zero tax without an exemption or a zero rate is a warning. */
const checkOutcome = (input: BupotInput): Finding[] => {
  try {
    const worked = workSlip(input);
    if (!worked) return [];
    if (sen(worked.tax) < 0 && !isAnnual(input.kind)) return [error('gross', 'tax_below_zero')];
    const none = sen(worked.tax) === 0 && sen(worked.borne) === 0;
    const lawful = facilities[input.facility].effect === 'exempt' || Number(worked.rate || '0') === 0;
    return none && !lawful && !isAnnual(input.kind) ? [warning('gross', 'tax_zero')] : [];
  } catch (reason) {
    if (reason instanceof Unfit) return [unfit(input, reason)];
    if (reason instanceof NoRule && !isUnifikasi(input.kind) && reason.day < PPH21_METHOD_FROM)
      return [{ path: 'period', message: 'pph21.unfit.before_2024', params: { rule: reason.rule }, severity: 'error' }];
    if (reason instanceof RangeError) return [error(isAnnual(input.kind) ? 'salaryPension' : 'gross', 'not_workable')];
    throw reason;
  }
};

const checkStatus = (input: BupotInput): Finding[] => {
  if (input.kind !== 'BP21') return [];
  const object = pph21Object('BP21', input.taxCode, lawDay(input));
  if (object?.rate !== 'TER_MONTHLY' && object?.rate !== 'TER_OR_ARTICLE17') return [];
  if (!input.ptkp) return [error('ptkp', 'required')];
  return input.ptkp.startsWith('HB') ? [error('ptkp', 'ptkp_hb_refused')] : [];
};

/** Amounts the law leaves untaxed are reported and never applied. Without a masa the law is unknown. */
const checkThreshold = (input: BupotInput): Finding[] => {
  const work = isUnifikasi(input.kind) && isPeriod(input.period) ? withholdingOf(input) : null;
  return work ? thresholdAdvice(work, input.payeeIdType === 'NIK') : [];
};

export const checkTax = (input: BupotInput): Finding[] => {
  const findings = [
    ...checkObject(input),
    ...checkFacility(input),
    ...checkTyped(input),
    ...checkGross(input),
    ...checkStatus(input),
  ];
  return findings.some(({ severity }) => severity === 'error')
    ? findings
    : [...findings, ...checkOutcome(input), ...checkThreshold(input)];
};
