import type { Dokumen } from '#domain/faktur/dokumen.ts';
import type { PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import type { Answer } from '../../answer.ts';
import type { DocumentOffice } from '../document-port.ts';
import type { DecidedDokumen, DokumenDecided } from './crediting.ts';
import type { DokumenParams } from './prepopulated.ts';

/** Another document on its way to the office. */
export type OutgoingDokumen = {
  /** NPWP of the sender, 16 digits. */
  readonly tin: string;
  /** Number of the document this one replaces; null of one that replaces none. */
  readonly replacesNumber: string | null;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly dokumen: Dokumen;
};

type Asker = { readonly companyId: string };

/**
 * Other documents as the office has them. `prepopulated`: what it has from customs and from payments, of one masa; `decide`: it hears what is decided of
 * the PPN of incoming ones. `companyId` for the log of calls.
 */
export type DokumenOffice = DocumentOffice<OutgoingDokumen> & {
  prepopulated(params: Asker & DokumenParams): Promise<Answer<readonly PulledDokumen[]>>;
  decide(input: Asker & DokumenDecided, key: string): Promise<Answer<readonly DecidedDokumen[]>>;
};
