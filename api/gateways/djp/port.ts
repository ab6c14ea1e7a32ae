import type { Faktur } from '#domain/faktur/record.ts';
import type { Answer } from '../answer.ts';

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

/** A document that was sent, named by the office's reference or, before one is known, by the key it was sent with. */
export type SentDocument = {
  readonly tin: string;
  readonly companyId: string;
  /** Our id of it, for the log of calls. */
  readonly objectId: string;
} & ({ readonly ref: string } | { readonly key: string });

/** What the office says about a document now. */
export type Verdict =
  | { readonly state: 'waiting' }
  | { readonly state: 'signing' }
  /** `notice`: why a request of ours came to nothing, such as a cancellation the buyer refused. */
  | {
      readonly state: 'approved';
      readonly number: string;
      readonly at: number;
      readonly notice?: { readonly code: string; readonly message: string };
    }
  | { readonly state: 'rejected'; readonly code: string; readonly message: string; readonly field?: string }
  | { readonly state: 'savedInvalid'; readonly code: string; readonly message: string; readonly field?: string }
  /** `agreed`: the buyer said yes; the request is completed by confirming it. */
  | { readonly state: 'waitingBuyer'; readonly kind: 'amend' | 'cancel'; readonly agreed: boolean }
  | { readonly state: 'amended' }
  | { readonly state: 'canceled' }
  /** The office used a word we do not know: shown as UNKNOWN_STATUS with its own code, changes nothing. */
  | { readonly state: 'unknown'; readonly code: string; readonly message: string };

export type Receipt = { readonly ref: string; readonly verdict: Verdict };

export type Taxpayer = {
  readonly npwp: string;
  /** Null when the office confirms the number but does not give the name. */
  readonly name: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly nitku: readonly { readonly nitku: string; readonly name: string | null }[];
};

export type Capabilities = {
  readonly send: boolean;
  readonly cancel: boolean;
  readonly substitute: boolean;
  readonly inquire: boolean;
};

/**
 * The tax office as we need it. `key` makes a request safe to repeat: the same key with the same content is the same request,
 * the same key with other content is refused with KEY_REUSED. Every method answers; none throws for what the other side does.
 */
export type TaxOffice = {
  readonly name: string;
  /** True while nothing reaches the real office: the screens then say so. */
  readonly simulated: boolean;
  readonly capabilities: Capabilities;
  send(outgoing: OutgoingFaktur, key: string): Promise<Answer<Receipt>>;
  ask(document: SentDocument): Promise<Answer<Verdict>>;
  /** Asks to cancel an approved invoice, or takes back a substitute that still waits for the buyer. */
  cancel(document: SentDocument, reason: string, key: string): Promise<Answer<Verdict>>;
  /** Stops a cancellation that still waits for the buyer. */
  revokeCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  /** Completes a cancellation, or a substitute, the buyer has agreed to. */
  confirmCancel(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  confirmSubstitute(document: SentDocument, key: string): Promise<Answer<Verdict>>;
  /** `tin` and `companyId` are those of the company that asks. */
  checkNpwp(asked: { companyId: string; tin: string; npwp: string }): Promise<Answer<Taxpayer>>;
};
