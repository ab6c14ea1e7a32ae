import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Answer } from '../answer.ts';
import type { DocumentOffice, SentDocument, Verdict } from './document-port.ts';
import type { DokumenOffice } from './dokumen/port.ts';
import type { BuyerAnswer, BuyerDecided, FakturPull } from './faktur/incoming.ts';
import type { ReturOffice } from './retur/port.ts';
import type { ReturDokumenOffice } from './retur-dokumen/port.ts';

export type { Receipt, SentDocument, Verdict } from './document-port.ts';

/** An invoice on its way to the office, in our own words; the adapter turns it into what its wire needs. */
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
  /** Null when the office confirms the number but does not give the name. */
  readonly name: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly nitku: readonly { readonly nitku: string; readonly name: string | null }[];
};

/** Where a person acts as the taxpayer while the office is simulated. */
export type TaxpayerCounter = {
  /** The taxpayer tells the office that whoever has this code may act for it. */
  authorise(tin: string, code: string): Promise<Answer<Authorisation>>;
};

/** Whether the taxpayer told the office that whoever has the code may act for it. */
export type Authorisation = { readonly granted: boolean };

export type Capabilities = {
  readonly send: boolean;
  readonly cancel: boolean;
  readonly substitute: boolean;
  readonly inquire: boolean;
  /** Tells a buyer of the invoices made out to it, and takes what it decides. */
  readonly incoming: boolean;
};

/** The company that asks or says something, for the log of calls. */
export type Asker = { readonly companyId: string };

/**
 * The tax office as we need it for invoices. `cancel` also takes back a substitute that still waits for the buyer. Numbers the office does not
 * know are left out of what is pulled; what is decided or answered comes back as it then stands, an agreed replacement after what it replaces.
 */
export type TaxOffice = DocumentOffice<OutgoingFaktur> & {
  readonly capabilities: Capabilities;
  /** Returns of incoming invoices. */
  readonly retur: ReturOffice;
  /** Other documents, both ways. */
  readonly dokumen: DokumenOffice;
  /** Returns of other documents, both ways. */
  readonly returDokumen: ReturDokumenOffice;
  /** Stops a cancellation that still waits for the buyer. */
  revokeCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  /** Completes a cancellation, or a substitute, the buyer has agreed to. */
  confirmCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  confirmSubstitute(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  pullIncoming(params: Asker & FakturPull): Promise<Answer<readonly PulledFaktur[]>>;
  decideIncoming(input: Asker & BuyerDecided, key: string): Promise<Answer<readonly PulledFaktur[]>>;
  answerSeller(text: Asker & BuyerAnswer & { objectId: string }, key: string): Promise<Answer<readonly PulledFaktur[]>>;
  /** `tin` and `companyId` are those of the company that asks. */
  checkNpwp(params: { companyId: string; tin: string; npwp: string }): Promise<Answer<Taxpayer>>;
  /** `code` is the company's alone: what a taxpayer granted under another one says nothing of this company. */
  authorisation(params: Asker & { tin: string; code: string }): Promise<Answer<Authorisation>>;
};
