import { isPeriod } from '../definition/day.ts';
import { ruleNamed } from '../definition/explain.ts';
import type { Finding } from '../definition/finding.ts';
import { rupiah, type Sen, sen, share } from '../definition/money.ts';
import { type DtpSector, dtpSectorsNamed, dtpTerms } from '../rules/pph21/dtp.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { formatDecimal } from '../text/format.ts';
import { type CheckAround, error, warning } from './finding.ts';
import { isAnnual, isUnifikasi } from './kinds.ts';
import { a1Income, a2Income } from './pph21/annual-input.ts';
import { type DtpFacts, dtpUnmet } from './pph21/dtp-terms.ts';
import { paymentNeeds } from './pph21/payment-tax.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

const above = (text: string | null | undefined): boolean => Boolean(text) && sen(text ?? '0') > 0;

const checkMonths = ({ period, periodFrom, withholdingAnnuality }: BupotInput): Finding[] => {
  if (!isPeriod(period) || !isPeriod(periodFrom ?? '')) return [];
  const whole = periodFrom?.slice(5) === '01' && period.slice(5) === '12';
  if (withholdingAnnuality === null) return [error('withholdingAnnuality', 'required')];
  if (withholdingAnnuality === 'FULL_YEAR' && !whole)
    return [error('withholdingAnnuality', 'months_not_full', { proposal: 'PARTIAL_YEAR' })];
  return withholdingAnnuality !== 'FULL_YEAR' && whole
    ? [warning('withholdingAnnuality', 'months_full', { proposal: 'FULL_YEAR' })]
    : [];
};

const checkIncome = (input: BupotInput): Finding[] => {
  const income = input.kind === 'BPA2' ? a2Income : a1Income;
  return income.some((field) => above(input[field])) ? [] : [error('salaryPension', 'income_zero')];
};

const checkPrevious = (input: BupotInput): Finding[] => {
  const hasPrevious = above(input.previousNetIncome) || above(input.pph21PreviousBupot);
  if (hasPrevious && !input.previousBupotNumber) return [warning('previousBupotNumber', 'previous_number')];
  return input.previousBupotNumber && !hasPrevious ? [error('previousNetIncome', 'previous_income')] : [];
};

const checkBorne = ({ borneBefore, pph21WithheldDtp }: BupotInput): Finding[] =>
  above(borneBefore) && sen(borneBefore ?? '0') > sen(pph21WithheldDtp ?? '0')
    ? [error('borneBefore', 'borne_before')]
    : [];

export const checkAnnual = (input: BupotInput): Finding[] => {
  if (!isAnnual(input.kind)) return [];
  const found = [...checkMonths(input), ...checkIncome(input), ...checkPrevious(input), ...checkBorne(input)];
  if (input.grossUpBenefit && above(input.pphBenefit)) found.push(warning('pphBenefit', 'benefit_worked'));
  return found;
};

const paidAs = (input: BupotInput): DtpFacts['paid'] | null => {
  if (input.kind === 'BPMP' || isAnnual(input.kind)) return 'PERMANENT';
  const object = objectOf('BP21', input.taxCode, lawDay(input));
  if (!object) return null;
  if (paymentNeeds(object).workingDays) return 'DAILY';
  return object.rate === 'TER_MONTHLY' ? 'MONTHLY' : null;
};

const incomeOf = ({ kind, gross, workingDays }: BupotInput, paid: DtpFacts['paid']): Sen => {
  if (isAnnual(kind) || gross === null) return 0;
  const days = Number(workingDays ?? '1');
  return paid === 'DAILY' && days > 0 ? share(sen(gross), [1, days], 'down') : sen(gross);
};

const ofPayee = (input: BupotInput, sector: DtpSector, law: string): Finding[] => {
  const paid = paidAs(input);
  if (paid === null) return input.taxCode === '' ? [] : [warning('facility', 'dtp_payee', { params: { law } })];
  const day = `${input.period}-01`;
  const facts = { day, sector, paid, income: incomeOf(input, paid), registered: true, otherDtp: false };
  const unmet = dtpUnmet(facts);
  if (unmet.includes('period')) return [error('facility', 'dtp_period', { params: { law } })];
  if (unmet.length === 0) return [];
  const { daily, monthly } = dtpTerms[sector].at(day);
  const limit = formatDecimal(rupiah(paid === 'DAILY' ? daily : monthly), 0);
  return [warning('gross', 'dtp_income', { params: { law, limit } })];
};

/** The newest rule in force by the masa, including one that ends the scheme. */
const lawOf = (sector: DtpSector, period: string): string => {
  const { history } = dtpTerms[sector];
  const stretch = history.find(({ from }) => from <= `${period}-01`) ?? history.at(-1);
  return stretch ? ruleNamed(stretch).name : '';
};

const anybody = { paid: 'PERMANENT', income: 0, registered: true, otherDtp: false } as const;

/** The first of the sectors whose scheme is in force in the masa; the first sector if none is. */
const runningOf = (sectors: readonly DtpSector[], day: string): DtpSector =>
  sectors.find((sector) => dtpUnmet({ ...anybody, day, sector }).length === 0) ?? sectors[0] ?? 'FOOTWEAR';

/**
 * Only for businesses the year's regulation names, by their main KLU, up to a limit of pay. The company's industry is
 * free text, so a mismatch is a warning.
 */
export const checkDtp = (input: BupotInput, { company }: CheckAround): Finding[] => {
  const { kind, facility, period } = input;
  if (facility !== 'DTP' || isUnifikasi(kind) || kind === 'BP26' || !isPeriod(period)) return [];
  const industry = company.industry?.trim() ?? '';
  const sectors = dtpSectorsNamed(industry);
  const facilities = runningOf(sectors, `${period}-01`);
  const law = lawOf(facilities, period);
  return [
    ...(sectors.length > 0 ? [] : [warning('facility', 'dtp_sector', { params: { law, industry: industry || '–' } })]),
    ...ofPayee(input, facilities, law),
  ];
};
