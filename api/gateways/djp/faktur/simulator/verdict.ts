import type { FakturDocument } from '../../document.ts';
import type { Verdict } from '../../document-port.ts';
import type { Kept } from '../../simulator/books.ts';
import { verdicts } from '../../simulator/document/verdict.ts';

/** What the office says of an invoice at a moment. */
export const verdictOf = (entry: Kept<FakturDocument>, now: number): Verdict => {
  const { content } = entry;
  switch (entry.state) {
    case 'NOT_ARRIVED':
    case 'RECEIVED':
    case 'SUBMITTED':
    case 'SIGNING':
      return now < content.signingAt ? { state: 'waiting' } : { state: 'signing' };
    case 'WAITING_AMEND':
      return { state: 'waitingBuyer', kind: 'amend', agreed: content.agreed };
    case 'WAITING_CANCEL':
      return { state: 'waitingBuyer', kind: 'cancel', agreed: content.agreed };
    default:
      return verdicts[entry.state](entry);
  }
};
