import type { FakturInput } from './record.ts';

const identity = ['counterpartyDocument', 'counterpartyNpwp', 'counterpartyDocumentNumber'] as const;

export type CounterpartyIdentity = Pick<FakturInput, (typeof identity)[number]>;

/** Fields of an invoice its substitute keeps beside the buyer: only the lines, the date and what is said to the buyer change (PER-11/PJ/2025 art. 48). */
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

/** The fields of its head in which a substitute differs from what it replaces, the buyer's identity apart; none when it does not. */
export const differingHead = (
  one: Pick<FakturInput, (typeof head)[number]>,
  other: Pick<FakturInput, (typeof head)[number]>,
): (typeof head)[number][] => head.filter((key) => (one[key] ?? '') !== (other[key] ?? ''));

/** The fields in which two buyers are not the same person; none when they are. */
export const differingIdentity = (
  one: CounterpartyIdentity,
  other: CounterpartyIdentity,
): (typeof identity)[number][] => identity.filter((key) => (one[key] ?? '') !== (other[key] ?? ''));
