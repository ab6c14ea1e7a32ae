import { allSlips } from '../bupot/slips.ts';
import { fakturDokumenKeluaran } from '../faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '../faktur/dokumen-masukan.ts';
import { fakturKeluaran } from '../faktur/keluaran.ts';
import { fakturMasukan } from '../faktur/masukan.ts';
import { returDokumenKeluaran, returDokumenMasukan } from '../faktur/retur-dokumen-sides.ts';
import { fakturReturKeluaran } from '../faktur/retur-keluaran.ts';
import { fakturReturMasukan } from '../faktur/retur-masukan.ts';
import type { FakturType } from '../faktur/types.ts';
import type { Permission } from '../permissions.ts';

/** VAT documents by type. */
const vat = {
  OUT: fakturKeluaran,
  IN: fakturMasukan,
  RETURN_OUT: fakturReturKeluaran,
  RETURN_IN: fakturReturMasukan,
  DOC_OUT: fakturDokumenKeluaran,
  DOC_IN: fakturDokumenMasukan,
  RETURN_DOC_OUT: returDokumenKeluaran.document,
  RETURN_DOC_IN: returDokumenMasukan.document,
} as const satisfies Readonly<Record<FakturType, unknown>>;

/** What is added up of a counterparty leaves out what the lists leave out of their totals. */
export const vatNotSummed = Object.entries(vat).map(
  ([type, { list }]) => [type as FakturType, list.notSummed as readonly string[]] as const,
);
export const slipsNotSummed: readonly string[] = allSlips.list.notSummed;

/** Which documents of a counterparty somebody may see. */
export type PartySight = { readonly vat: boolean; readonly slips: boolean };

export const partySight = (held: ReadonlySet<Permission>): PartySight => ({
  vat: held.has(fakturKeluaran.access.view),
  slips: held.has(allSlips.access.view),
});
