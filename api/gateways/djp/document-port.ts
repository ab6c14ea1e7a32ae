import type { Answer } from '../answer.ts';

/** By reference or, before one is known, by the key it was sent with; a document made elsewhere by its number. */
export type SentDocument = {
  readonly tin: string;
  readonly companyId: string;
  readonly objectId: string;
} & ({ readonly ref: string } | { readonly key: string } | { readonly number: string });

export type Verdict =
  | { readonly state: 'waiting' }
  /** Checked and stored, without a number until it is issued (slips). */
  | { readonly state: 'submitted' }
  | { readonly state: 'signing' }
  /** `notice`: why our request failed, such as a refused cancellation. */
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
  /** A return is signed; its seller has not decided yet. */
  | { readonly state: 'waitingSeller'; readonly number: string }
  /** The office is processing the cancellation. */
  | { readonly state: 'canceling' }
  | { readonly state: 'amended' }
  | { readonly state: 'canceled' }
  /** An unknown state of the office: shown as UNKNOWN_STATUS with its code, changes nothing. */
  | { readonly state: 'unknown'; readonly code: string; readonly message: string };

export type Receipt = { readonly ref: string; readonly verdict: Verdict };

/**
 * `key`: the same key with the same content is the same request, with other content it is refused with KEY_REUSED.
 * Every method returns an answer; none throws for a failure of the other side.
 */
export type DocumentOffice<Outgoing> = {
  readonly name: string;
  /** True while nothing reaches the real office; the screens show this. */
  readonly simulated: boolean;
  send(outgoing: Outgoing, key: string): Promise<Answer<Receipt>>;
  ask(document: SentDocument): Promise<Answer<Verdict>>;
  cancel(document: SentDocument, reason: string, key: string): Promise<Answer<Verdict>>;
};
