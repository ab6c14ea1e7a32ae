import type { FakturInput } from './record.ts';

const identity = ['buyerDocument', 'buyerNpwp', 'buyerDocumentNumber'] as const;

export type BuyerIdentity = Pick<FakturInput, (typeof identity)[number]>;

/** The fields in which two buyers are not the same person; none when they are. */
export const differingIdentity = (one: BuyerIdentity, other: BuyerIdentity): (typeof identity)[number][] =>
  identity.filter((key) => (one[key] ?? '') !== (other[key] ?? ''));
