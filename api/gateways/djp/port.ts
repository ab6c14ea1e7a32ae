import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Answer } from '../answer.ts';
import type { DocumentOffice, SentDocument, Verdict } from './document-port.ts';
import type { DokumenOffice } from './dokumen/port.ts';
import type { BuyerAnswer, BuyerDecided, FakturPull } from './faktur/incoming.ts';
import type { ReturOffice } from './retur/port.ts';
import type { ReturDokumenOffice } from './retur-dokumen/port.ts';

export type { Receipt, SentDocument, Verdict } from './document-port.ts';

export type OutgoingFaktur = {
  /** NPWP of the sender, 16 digits. */
  readonly tin: string;
  readonly kind: 'NORMAL' | 'SUBSTITUTE';
  /** Number of the invoice this one replaces; required with SUBSTITUTE. */
  readonly replacesNumber?: string | null;
  /** Number of the first uang muka invoice, for a later termin and for the pelunasan. */
  readonly advanceNumber?: string | null;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly faktur: Faktur;
};

export type Taxpayer = {
  readonly npwp: string;
  /** Null when the office confirms the number but does not return the name. */
  readonly name: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly nitku: readonly { readonly nitku: string; readonly name: string | null }[];
};

export type TaxpayerCounter = {
  authorise(tin: string, code: string): Promise<Answer<Authorisation>>;
};

export type Authorisation = { readonly granted: boolean };

export type Capabilities = {
  readonly send: boolean;
  readonly cancel: boolean;
  readonly substitute: boolean;
  readonly inquire: boolean;
  readonly incoming: boolean;
};

export type Asker = { readonly companyId: string };

/**
 * `cancel` also withdraws a substitute that still waits for the buyer. Numbers the office does not know are left out of
 * pulls; decisions and responses return the new state, an accepted replacement after the invoice it replaces.
 */
export type TaxOffice = DocumentOffice<OutgoingFaktur> & {
  readonly capabilities: Capabilities;
  readonly retur: ReturOffice;
  readonly dokumen: DokumenOffice;
  readonly returDokumen: ReturDokumenOffice;
  /** Withdraws a cancellation that still waits for the buyer. */
  revokeCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  /** Completes a cancellation, or a substitute, the buyer has agreed to. */
  confirmCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  confirmSubstitute(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  pullIncoming(params: Asker & FakturPull): Promise<Answer<readonly PulledFaktur[]>>;
  decideIncoming(input: Asker & BuyerDecided, key: string): Promise<Answer<readonly PulledFaktur[]>>;
  answerSeller(text: Asker & BuyerAnswer & { objectId: string }, key: string): Promise<Answer<readonly PulledFaktur[]>>;
  /** `tin` and `companyId` are those of the requesting company. */
  checkNpwp(params: { companyId: string; tin: string; npwp: string }): Promise<Answer<Taxpayer>>;
  /** `code` belongs to this company alone: an authorisation under another code is not valid for it. */
  authorisation(params: Asker & { tin: string; code: string }): Promise<Answer<Authorisation>>;
};
