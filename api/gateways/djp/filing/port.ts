import type { Answer } from '../../answer.ts';

type Named = { readonly companyId: string; readonly objectId: string; readonly tin: string };

/** A return brought as a file of the older applications. Only its name, size and hash are known. */
export type OutgoingFiling = Named & {
  readonly fileName: string;
  readonly size: number;
  /** SHA-256, in hex. */
  readonly hash: string;
  readonly attachments: readonly { readonly name: string; readonly size: number; readonly hash: string }[];
};

/** Null where the office does not state it. `shown`: the code itself, from a simulated office only. */
export type SentCode = {
  readonly sentTo: string;
  readonly digits: number | null;
  readonly expiresAt: number | null;
  readonly tries: number | null;
  readonly shown: string | null;
};

export type FilingVerdict =
  | { readonly state: 'waiting' }
  /** `ntte`: number of the receipt (nomor tanda terima elektronik). */
  | { readonly state: 'filed'; readonly ntte: string; readonly at: number }
  | { readonly state: 'rejected'; readonly code: string; readonly message: string };

/** `key`: the same key is the same request. A wrong code is refused with CODE_WRONG. Every method answers; none throws. */
export type FilingOffice = {
  readonly name: string;
  readonly simulated: boolean;
  readonly canFile: boolean;
  sendCode(outgoing: OutgoingFiling): Promise<Answer<SentCode>>;
  file(outgoing: OutgoingFiling, code: string, key: string): Promise<Answer<FilingVerdict>>;
  ask(sent: Named, key: string): Promise<Answer<FilingVerdict>>;
};
