import { type Sen, total } from '../definition/money.ts';
import { numberKey } from './keys.ts';
import type { BookDocument } from './record.ts';

/** What other documents say of one: those of its contract, and those that take part of it back. */
export type RelatedDocuments = {
  /** PPN in sen of all documents of its contract; null where it is of none, or the only one. */
  readonly contractPpn: (of: BookDocument) => Sen | null;
  /** PPN in sen, below zero, of all that went back of it; zero where nothing did. */
  readonly returnedPpn: (of: BookDocument) => Sen;
  /** PPN in sen of the cancelled or replaced ones that had its serial before. */
  readonly earlierPpn: (of: BookDocument) => readonly Sen[];
};

const add = (to: Map<string, Sen[]>, key: string, ppn: Sen): void => {
  const amounts = to.get(key);
  if (amounts) amounts.push(ppn);
  else to.set(key, [ppn]);
};

export const relatedDocuments = (documents: readonly BookDocument[]): RelatedDocuments => {
  const contracts = new Map<string, Sen[]>();
  const returned = new Map<string, Sen[]>();
  const earlier = new Map<string, Sen[]>();
  for (const { isValid, contract, family, number, originNumber, ppn } of documents) {
    if (!isValid) {
      const serial = numberKey(number);
      if (serial !== null) add(earlier, serial, ppn);
      continue;
    }
    if (contract !== null) add(contracts, contract, ppn);
    const origin = family === 'retur' ? numberKey(originNumber) : null;
    if (origin !== null) add(returned, origin, ppn);
  }
  return {
    contractPpn: ({ contract }) => {
      const parts = contract === null ? undefined : contracts.get(contract);
      return parts && parts.length > 1 ? total(parts) : null;
    },
    returnedPpn: ({ family, number }) => {
      const key = family === 'retur' ? null : numberKey(number);
      return total((key !== null && returned.get(key)) || []);
    },
    earlierPpn: ({ number }) => {
      const serial = numberKey(number);
      return (serial !== null && earlier.get(serial)) || [];
    },
  };
};
