import type { FakturRow } from '#domain/faktur/record.ts';
import type { ReturDokumen } from '#domain/faktur/retur-dokumen.ts';
import type { DocumentOffice } from '../document-port.ts';

export type OutgoingReturDokumen = {
  /** NPWP of the maker, 16 digits. */
  readonly tin: string;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly retur: ReturDokumen;
  readonly origin: Pick<FakturRow, 'kind' | 'uncreditReason'>;
};

export type ReturDokumenOffice = DocumentOffice<OutgoingReturDokumen>;
