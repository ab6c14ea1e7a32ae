import { pairOfInput } from '#domain/billing/check-pair.ts';
import type { Pair } from '#domain/billing/pairs.ts';
import { type BillingInput, needsOf, noObject, type Owner, ownPayer, spanFor } from '#domain/billing/record.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';

const withSpan = (input: BillingInput, { period }: Pair): BillingInput => {
  const { periodFrom: from, periodTo: to } = input;
  if (!isPeriod(from) || (period !== 'month' && !isPeriod(to) && to !== '')) return input;
  const span = spanFor(period, { from, to: isPeriod(to) ? to : from });
  return { ...input, periodFrom: span.from, periodTo: span.to };
};

/** Clears values the pair does not take, so that nothing hidden is sent. */
export const fitted = (input: BillingInput, owner: Owner): BillingInput => {
  const pair = pairOfInput(input);
  if (!pair) return input;
  const { object, assessmentNumber, payers } = needsOf(pair);
  return {
    ...withSpan(input, pair),
    assessmentNumber: assessmentNumber ? (input.assessmentNumber ?? '') : null,
    ...(object ? { nop: input.nop ?? '', objectAddress: input.objectAddress ?? '' } : noObject),
    ...(payers.includes(input.payerKind) ? {} : ownPayer(owner)),
  };
};

/** Changing the kind of payer clears the name, except for the company's own. */
export const withPayer = (input: BillingInput, kind: BillingInput['payerKind'], owner: Owner): BillingInput => {
  if (kind === input.payerKind) return input;
  if (kind === 'self') return { ...input, ...ownPayer(owner) };
  return {
    ...input,
    payerKind: kind,
    payerNpwp: kind === 'non' ? NO_NPWP : '',
    payerNik: kind === 'non' ? '' : null,
    payerName: '',
    payerAddress: '',
    payerCity: '',
    payerKpp: null,
  };
};

export const asSent = (input: BillingInput): BillingInput => {
  const bare = (text: string | null): string | null => text?.trim() || null;
  return {
    ...input,
    description: input.description.trim(),
    assessmentNumber: bare(input.assessmentNumber),
    nop: bare(input.nop),
    objectAddress: bare(input.objectAddress),
    objectProvince: bare(input.objectProvince),
    objectCity: bare(input.objectCity),
    objectDistrict: bare(input.objectDistrict),
    objectSubdistrict: bare(input.objectSubdistrict),
    payerNik: bare(input.payerNik),
    payerName: input.payerName.trim(),
    payerAddress: input.payerAddress.trim(),
    payerCity: input.payerCity.trim(),
    payerKpp: bare(input.payerKpp),
    depositorName: bare(input.depositorName),
  };
};
