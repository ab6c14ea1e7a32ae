import { allSlips } from '../bupot/slips.ts';
import { vatDocuments } from '../faktur/documents.ts';
import type { VatType } from '../faktur/types.ts';
import type { Permission } from '../permissions.ts';

/** Totals of a counterparty leave out the same states as the totals of the lists. */
export const vatNotSummed = Object.entries(vatDocuments).map(
  ([type, { list }]) => [type as VatType, list.notSummed as readonly string[]] as const,
);
export const slipsNotSummed: readonly string[] = allSlips.list.notSummed;

export type PartySight = { readonly vat: boolean; readonly slips: boolean };

export const partySight = (permissions: ReadonlySet<Permission>): PartySight => ({
  vat: permissions.has(vatDocuments.OUT.access.view),
  slips: permissions.has(allSlips.access.view),
});
