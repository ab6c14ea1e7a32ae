import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import { periodOf } from '#domain/definition/day.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';

/** What the form of a slip starts with, as the server says it. */
export type FormStart = {
  readonly company: {
    readonly name: string;
    readonly npwp: string;
    readonly address: string;
    readonly city: string;
    /** A treasurer of the government: its slips say how it paid. */
    readonly government: boolean;
    /** Its business in its own words. */
    readonly industry: string | null;
  };
  readonly branches: readonly { readonly nitku: string; readonly name: string; readonly address: string }[];
  readonly signee: { readonly name: string; readonly npwp: string; readonly jobTitle: string } | null;
  readonly quota: { readonly quota: number; readonly remaining: number };
  /** YYYY-MM-DD in Jakarta. */
  readonly today: string;
};

/** Objects a kind is nearly always about. */
const usualObject: Readonly<Partial<Record<SlipKind, string>>> = {
  BPMP: '21-100-01',
  BPA1: '21-100-01',
  BPA2: '21-100-01',
  BP26: '27-100-99',
};

const yearSoFar = (kind: SlipKind, period: string): Partial<BupotInput> => ({
  periodFrom: `${period.slice(0, 4)}-01`,
  withholdingAnnuality: period.endsWith('-12') ? 'FULL_YEAR' : 'PARTIAL_YEAR',
  // The form of A1 begins with the employer bearing the tax; imports never do.
  grossUpBenefit: kind === 'BPA1',
});

/** An empty slip of a kind: this month, today, the head office, and what nearly every one of its kind says. */
export const startOf = (kind: SlipKind, { company, branches, today }: FormStart): BupotInput => {
  const takes = new Set<string>(fieldsOf[kind]);
  const period = periodOf(today);
  return {
    ...blankInput(kind),
    period,
    date: today,
    nitku: branches[0]?.nitku ?? headOffice(company.npwp),
    taxCode: usualObject[kind] ?? '',
    ...(takes.has('payeeIdType') ? { payeeIdType: takes.has('birthDate') ? 'TIN' : 'NPWP' } : {}),
    ...(kind === 'BPMP' || isAnnual(kind) ? { payeeIdType: 'NIK' } : {}),
    ...(takes.has('paymentOption') ? { paymentOption: 'NONE' } : {}),
    ...(isAnnual(kind) ? yearSoFar(kind, period) : {}),
  };
};
