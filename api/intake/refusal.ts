/** Why a file cannot be taken in at all. `key` is a message key under `impor.finding`, put into words at the edge. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(`impor.refusal.${key}`);
  }
}
