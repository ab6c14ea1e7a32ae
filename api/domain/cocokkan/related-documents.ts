import { type Sen, total } from '../definition/money.ts';
import { numberKey } from './keys.ts';
import type { BookDocument } from './record.ts';

export type RelatedDocuments = {
  /** PPN in sen of all documents of its contract; null without a contract, or if it is the only one. */
  readonly contractPpn: (of: BookDocument) => Sen | null;
  /** PPN in sen of its returns, negative; zero if there are none. */
  readonly returnedPpn: (of: BookDocument) => Sen;
  /** PPN in sen of the cancelled or replaced documents with the same serial. */
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
