import type { Verdict } from '../port.ts';
import type { Kept } from './books.ts';

/** What the office says of a document at a moment. */
export const verdictOf = (entry: Kept, now: number): Verdict => {
  const { content } = entry;
  const why = { code: entry.code ?? '', message: entry.message ?? '' };
  const field = content.field ? { field: content.field } : {};
  switch (entry.state) {
    case 'NOT_ARRIVED':
    case 'RECEIVED':
      return now < content.signingAt ? { state: 'waiting' } : { state: 'signing' };
    case 'REJECTED':
      return { state: 'rejected', ...why, ...field };
    case 'SAVED_INVALID':
      return { state: 'savedInvalid', ...why, ...field };
    case 'UNKNOWN':
      return { state: 'unknown', ...why };
    case 'APPROVED':
      return {
        state: 'approved',
        number: entry.number ?? '',
        at: content.approvedAt ?? entry.updatedAt,
        ...(content.notice ? { notice: content.notice } : {}),
      };
    case 'WAITING_AMEND':
      return { state: 'waitingBuyer', kind: 'amend', agreed: content.agreed };
    case 'WAITING_CANCEL':
      return { state: 'waitingBuyer', kind: 'cancel', agreed: content.agreed };
    case 'AMENDED':
      return { state: 'amended' };
    case 'CANCELED':
      return { state: 'canceled' };
  }
};
