import type { Verdict } from '../../document-port.ts';
import type { StoredOf } from '../../simulator/books.ts';
import { verdicts } from '../../simulator/document/family.ts';
import type { BupotDocument } from '../document.ts';

export const verdictOf = (entry: StoredOf<BupotDocument>): Verdict => {
  switch (entry.state) {
    case 'NOT_ARRIVED':
    case 'RECEIVED':
    case 'WAITING_AMEND':
      return { state: 'waiting' };
    case 'SUBMITTED':
      return { state: 'submitted' };
    case 'SIGNING':
      return { state: 'signing' };
    case 'WAITING_CANCEL':
      return { state: 'canceling' };
    default:
      return verdicts[entry.state](entry);
  }
};
