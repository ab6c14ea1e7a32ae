import type { Answer } from '../answer.ts';

/**
 * A document at the office, identified by its reference or, before one is known, by the key it was sent with; one that
 * was made elsewhere and imported, by its number.
 */
export type SentDocument = {
  readonly tin: string;
  readonly companyId: string;
  readonly objectId: string;
} & ({ readonly ref: string } | { readonly key: string } | { readonly number: string });

export type Verdict =
  | { readonly state: 'waiting' }
  /** Checked and kept, without a number: it is issued when somebody asks for that (slips). */
  | { readonly state: 'submitted' }
  | { readonly state: 'signing' }
  /** `notice`: why a request of ours came to nothing, such as a cancellation that was refused. */
  | {
      readonly state: 'approved';
      readonly number: string;
      readonly at: number;
      readonly notice?: { readonly code: string; readonly message: string };
    }
  | { readonly state: 'rejected'; readonly code: string; readonly message: string; readonly field?: string }
  | { readonly state: 'savedInvalid'; readonly code: string; readonly message: string; readonly field?: string }
  /** `agreed`: the buyer agreed; the request is completed by confirming it. */
  | { readonly state: 'waitingBuyer'; readonly kind: 'amend' | 'cancel'; readonly agreed: boolean }
  /** A return is signed and has its number; its seller has not decided yet. */
  | { readonly state: 'waitingSeller'; readonly number: string }
  /** The office has the request to cancel and is still at it. */
  | { readonly state: 'canceling' }
  | { readonly state: 'amended' }
  | { readonly state: 'canceled' }
  /** The office used a word we do not know: shown as UNKNOWN_STATUS with its own code, changes nothing. */
  | { readonly state: 'unknown'; readonly code: string; readonly message: string };

export type Receipt = { readonly ref: string; readonly verdict: Verdict };

/**
 * An office that accepts documents of one family. `key` makes a request idempotent: the same key with the same content
 * is the same request, the same key with other content is refused with KEY_REUSED. Every method returns an answer; none
 * throws for a failure of the other side.
 */
export type DocumentOffice<Outgoing> = {
  readonly name: string;
  /** True while nothing reaches the real office; the screens show this. */
  readonly simulated: boolean;
  send(outgoing: Outgoing, key: string): Promise<Answer<Receipt>>;
  ask(document: SentDocument): Promise<Answer<Verdict>>;
  cancel(document: SentDocument, reason: string, key: string): Promise<Answer<Verdict>>;
};
