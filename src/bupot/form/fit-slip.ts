import { fieldsOfObject } from '#domain/bupot/explain.ts';
import { freeFields } from '#domain/bupot/freed.ts';
import { isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { slipObject } from '#domain/bupot/slip-object.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { lastDayOf } from '#domain/calendar/day-count.ts';
import { isDay, isPeriod, periodOf } from '#domain/definition/day.ts';
import { needsSp2d } from '#domain/rules/bupot/document-types.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { placeWith } from '#domain/rules/identity/nitku.ts';
import { hasShippingForm, objectOf } from '#domain/rules/unifikasi/objects.ts';

type Fit = (next: BupotInput, now: BupotInput, today: string) => Partial<BupotInput>;

const dayOfPeriod: Fit = (next, now, today) => {
  const moved = next.period !== now.period && next.date === now.date && isPeriod(next.period);
  if (!moved || !isDay(now.date) || periodOf(now.date) !== now.period) return {};
  const last = lastDayOf(next.period);
  return { date: last > today && periodOf(today) === next.period ? today : last };
};

/** January to December is a full year, anything less is not; a different choice of the user stays. */
const annuality: Fit = ({ kind, period, periodFrom, withholdingAnnuality }, now) => {
  if (!isAnnual(kind) || (period === now.period && periodFrom === now.periodFrom)) return {};
  const whole = period.endsWith('-12') && (periodFrom ?? '').endsWith('-01');
  if (whole) return { withholdingAnnuality: 'FULL_YEAR' };
  return withholdingAnnuality === 'FULL_YEAR' ? { withholdingAnnuality: 'PARTIAL_YEAR' } : {};
};

/** A payee's place defaults to the head office; a place starts with the NPWP it belongs to. */
const placeOfPayee: Fit = ({ kind, payeeNpwp, payeeNitku }, now) => {
  if (payeeNpwp === now.payeeNpwp || payeeNitku !== now.payeeNitku || !fieldsOf[kind].includes('payeeNitku')) return {};
  return { payeeNitku: placeWith(payeeNpwp ?? '', payeeNitku ?? '', now.payeeNpwp ?? '') || null };
};

const facilityOfObject: Fit = (next) => {
  const allowed = slipObject(next)?.facilities;
  if (!allowed || allowed.includes(next.facility)) return {};
  return { facility: allowed.includes('NONE') ? 'NONE' : (allowed[0] ?? 'NONE') };
};

const empty = (fields: readonly InputField[]): Partial<BupotInput> =>
  Object.fromEntries(fields.map((field) => [field, null]));

const ofFacility: Fit = (next) => {
  const { needs } = facilities[next.facility];
  const free = freeFields(next);
  return empty([
    ...(needs.includes('number') ? [] : (['certificateNumber'] as const)),
    ...(needs.includes('ntpn') ? [] : (['dtpNtpn'] as const)),
    ...(free.has('rate') ? [] : (['rate'] as const)),
    ...(free.has('nett') ? [] : (['nett'] as const)),
    ...(free.has('tax') ? [] : (['taxTyped'] as const)),
  ]);
};

const requestedBehaviour = ['ptkp', 'workingDays', 'earlierGross'] as const;

const ofObject: Fit = (next) => {
  const shownFields = fieldsOfObject(next);
  if (next.kind === 'BP21') return empty(requestedBehaviour.filter((field) => !shownFields.includes(field)));
  if (next.kind !== 'SP') return {};
  const object = objectOf('SP', next.taxCode, next.period);
  return object && hasShippingForm(object)
    ? {}
    : empty(['grossTotalOnIndonesia', 'grossTotalOnAbroad', 'deductedPph24Creditable', 'deductedPphOtherParties']);
};

const ofSwitches: Fit = ({ kind, paymentOption, foreignEmployee, grossUp, grossUpBenefit }) => {
  const takes = fieldsOf[kind];
  return empty([
    ...(needsSp2d(paymentOption ?? 'NONE') ? [] : (['sp2d'] as const)),
    ...(takes.includes('foreignEmployee') && !foreignEmployee ? (['passport', 'country'] as const) : []),
    ...(grossUpBenefit || (kind === 'BPMP' && grossUp) ? (['pphBenefit'] as const) : []),
  ]);
};

const fits: readonly Fit[] = [dayOfPeriod, annuality, placeOfPayee, facilityOfObject, ofFacility, ofObject, ofSwitches];

export const fitSlip = (now: BupotInput, change: Partial<BupotInput>, today: string): BupotInput => {
  let next: BupotInput = { ...now, ...change };
  for (const follows of fits) next = { ...next, ...follows(next, now, today) };
  return next;
};
