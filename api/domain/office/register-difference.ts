import type { Counterparty, Taxpayer } from './lookup-schema.ts';

export type RegisterDifference = 'name' | 'nitku';

/** Names are compared by letters: case, punctuation and legal form are ignored. */
export const bareName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/^(PT|CV|UD|FIRMA)\s+|\s+(PT|CV|UD|TBK|PERSERO)$/g, '')
    .trim();

/**
 * Differences between the company's record and the office's register. Values missing at the office are no differences.
 */
export const registerDifferences = (
  { name, nitku }: Taxpayer,
  known: Pick<Counterparty, 'name' | 'nitku'>,
): RegisterDifference[] => [
  ...(name !== null && bareName(name) !== bareName(known.name) ? (['name'] as const) : []),
  ...(known.nitku !== '' && nitku.length > 0 && !nitku.some((place) => place.nitku === known.nitku)
    ? (['nitku'] as const)
    : []),
];
