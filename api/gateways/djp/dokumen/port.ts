import type { Dokumen } from '#domain/faktur/dokumen.ts';
import type { DocumentOffice } from '../document-port.ts';

/** Another document on its way to the office. */
export type OutgoingDokumen = {
  /** NPWP of the sender, 16 digits. */
  readonly tin: string;
  /** Number of the document this one replaces; null of one that replaces none. */
  readonly replacesNumber: string | null;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly dokumen: Dokumen;
};

export type DokumenOffice = DocumentOffice<OutgoingDokumen>;
