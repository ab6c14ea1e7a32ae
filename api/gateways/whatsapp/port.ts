import type { Permission } from '#domain/permissions.ts';
import type { Answer } from '../answer.ts';

export type WhatsappMessage = {
  readonly companyId: string;
  readonly objectId: string | null;
  readonly id: string;
  /** International form without plus: "6281234567890". */
  readonly to: string;
  readonly text: string;
  /**
   * Approved by Meta, required for a recipient who has not written in the last 24 hours. `values` are its parameters in
   * order.
   */
  readonly template: { readonly name: string; readonly language: string; readonly values: readonly string[] } | null;
  readonly document: { readonly name: string; readonly type: string; readonly content: Uint8Array } | null;
  readonly needs: readonly Permission[];
};

/** `unknown` means "perhaps sent" and is never resent automatically. */
export type Whatsapp = {
  readonly name: string;
  readonly simulated: boolean;
  send(message: WhatsappMessage): Promise<Answer<{ readonly ref: string }>>;
};
