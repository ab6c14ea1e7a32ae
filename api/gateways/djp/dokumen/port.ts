import type { Dokumen } from '#domain/faktur/dokumen.ts';
import type { PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import type { Answer } from '../../answer.ts';
import type { DocumentOffice } from '../document-port.ts';
import type { DecidedDokumen, DokumenDecided } from './crediting.ts';
import type { DokumenParams } from './prepopulated.ts';

export type OutgoingDokumen = {
  /** NPWP of the sender, 16 digits. */
  readonly tin: string;
  readonly replacesNumber: string | null;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly dokumen: Dokumen;
};

type Asker = { readonly companyId: string };

/**
 * `prepopulated`: from customs and payments, of one masa. `decide`: on the PPN of incoming ones. `companyId` is for the
 * log of calls.
 */
export type DokumenOffice = DocumentOffice<OutgoingDokumen> & {
  prepopulated(params: Asker & DokumenParams): Promise<Answer<readonly PulledDokumen[]>>;
  decide(input: Asker & DokumenDecided, key: string): Promise<Answer<readonly DecidedDokumen[]>>;
};
