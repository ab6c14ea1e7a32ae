import type { Counterparty, Taxpayer } from './lookup-schema.ts';

export type RegisterDifference = 'name' | 'nitku';

/** Names are told apart by their letters: capitals, marks and the form of the company do not count. */
export const bareName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/^(PT|CV|UD|FIRMA)\s+|\s+(PT|CV|UD|TBK|PERSERO)$/g, '')
    .trim();

/** In what the company's own book says something else than the office's register. What the office does not say is no difference. */
export const registerDifferences = (
  { name, nitku }: Taxpayer,
  known: Pick<Counterparty, 'name' | 'nitku'>,
): RegisterDifference[] => [
  ...(name !== null && bareName(name) !== bareName(known.name) ? (['name'] as const) : []),
  ...(known.nitku !== '' && nitku.length > 0 && !nitku.some((place) => place.nitku === known.nitku)
    ? (['nitku'] as const)
    : []),
];
