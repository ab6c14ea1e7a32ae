import type { PulledRetur } from '#domain/faktur/pull/pulled-retur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import type { Answer } from '../../answer.ts';
import type { DocumentOffice } from '../document-port.ts';
import type { ReturPull, SellerAnswer } from './returned.ts';

export type OutgoingRetur = {
  /** NPWP of the buyer who makes it, 16 digits. */
  readonly tin: string;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly retur: Retur;
  readonly origin: Pick<Faktur, 'lines'>;
};

type Asker = { readonly companyId: string };

export type ReturOffice = DocumentOffice<OutgoingRetur> & {
  pullReturned(params: Asker & ReturPull): Promise<Answer<readonly PulledRetur[]>>;
  answerBuyer(text: Asker & SellerAnswer & { readonly objectId: string }, key: string): Promise<Answer<PulledRetur>>;
};
