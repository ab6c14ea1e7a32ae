import type { Permission } from '#domain/permissions.ts';
import type { Answer } from '../answer.ts';

export type WhatsappMessage = {
  readonly companyId: string;
  /** Id of the document the message is about, for the log of calls. */
  readonly objectId: string | null;
  readonly id: string;
  /** International form without plus: "6281234567890". */
  readonly to: string;
  /** The words, as a person will read them. */
  readonly text: string;
  /**
   * A template Meta has approved, needed to write to someone who has not written in the last 24 hours. `values` fill its
   * places in order.
   */
  readonly template: { readonly name: string; readonly language: string; readonly values: readonly string[] } | null;
  readonly document: { readonly name: string; readonly type: string; readonly content: Uint8Array } | null;
  /** Keys of the document it is about, for whoever keeps a copy. */
  readonly needs: readonly Permission[];
};

/** As with mail: `unknown` means "perhaps sent" and is never sent again by itself. */
export type Whatsapp = {
  readonly name: string;
  readonly simulated: boolean;
  send(message: WhatsappMessage): Promise<Answer<{ readonly ref: string }>>;
};
