import type texts from '#domain/messages/id/impor.ts';

export type RefusalKey = keyof typeof texts.server.refusal;

/** Why a file cannot be taken in at all. The words are in the catalogue under `impor.server.refusal`. */
export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly params: Record<string, string | number> = {},
  ) {
    super(`impor.server.refusal.${key}`);
  }
}
