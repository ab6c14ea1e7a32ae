import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { blankInput, fieldsOf } from '#domain/bupot/slips.ts';
import type { BupotStart } from '#domain/bupot/view-schema.ts';
import { periodOf } from '#domain/definition/day.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { bupotPaths } from '../paths.ts';

/** The kind a form makes where nothing more is said, by the list it stands under. */
const kinds: readonly (readonly [list: string, kind: SlipKind])[] = [
  [bupotPaths.domestic, 'BPPU'],
  [bupotPaths.foreign, 'BPNR'],
  [bupotPaths.article, 'BPA1'],
  [bupotPaths.bpA1, 'BPA1'],
  [bupotPaths.bpA2, 'BPA2'],
  [bupotPaths.bp26, 'BP26'],
  [bupotPaths.selfPayment, 'SP'],
  [bupotPaths.cumulativePayment, 'CY'],
];

/** Forms several kinds share a list by. */
const forms: Readonly<Record<string, SlipKind>> = { '21': 'BP21', A0: 'BPMP', A1: 'BPA1', A2: 'BPA2' };

/** The kind an address of a form is about. */
export const kindOfForm = (pathname: string, form: string | undefined): SlipKind =>
  forms[form ?? ''] ?? kinds.find(([list]) => pathname.startsWith(`${list}/`))?.[1] ?? 'BPPU';

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
export const startOf = (kind: SlipKind, { company, branches, today }: BupotStart): BupotInput => {
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
