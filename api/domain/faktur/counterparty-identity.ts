import type { FakturInput } from './record.ts';

const identity = ['counterpartyDocument', 'counterpartyNpwp', 'counterpartyDocumentNumber'] as const;

export type CounterpartyIdentity = Pick<FakturInput, (typeof identity)[number]>;

/** Only the lines, the date and the notes to the buyer of a substitute may change (PER-11/PJ/2025 art. 48). */
const head = [
  'code',
  'addInfo',
  'facilityStamp',
  'ownNitku',
  'counterpartyName',
  'counterpartyAddress',
  'counterpartyCountry',
  'counterpartyNitku',
] as const;

/** The head fields in which a substitute differs from its original, without the buyer's identity; empty if none. */
export const differingHead = (
  one: Pick<FakturInput, (typeof head)[number]>,
  other: Pick<FakturInput, (typeof head)[number]>,
): (typeof head)[number][] => head.filter((key) => (one[key] ?? '') !== (other[key] ?? ''));

/** The fields in which two buyers are different persons; empty if they are the same. */
export const differingIdentity = (
  one: CounterpartyIdentity,
  other: CounterpartyIdentity,
): (typeof identity)[number][] => identity.filter((key) => (one[key] ?? '') !== (other[key] ?? ''));
