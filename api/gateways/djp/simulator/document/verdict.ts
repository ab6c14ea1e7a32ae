import type { Verdict } from '../../document-port.ts';
import type { EntryState, Kept } from '../books.ts';

type Said = (entry: Kept<unknown>) => Verdict;

const why = ({ code, message }: Kept<unknown>) => ({ code: code ?? '', message: message ?? '' });
const field = ({ content }: Kept<unknown>) => (content.field ? { field: content.field } : {});

/** What the office says of a document in the states every family knows. */
export const verdicts = {
  REJECTED: (entry) => ({ state: 'rejected', ...why(entry), ...field(entry) }),
  SAVED_INVALID: (entry) => ({ state: 'savedInvalid', ...why(entry), ...field(entry) }),
  UNKNOWN: (entry) => ({ state: 'unknown', ...why(entry) }),
  APPROVED: ({ number, content, updatedAt }) => ({
    state: 'approved',
    number: number ?? '',
    at: content.approvedAt ?? updatedAt,
    ...(content.notice ? { notice: content.notice } : {}),
  }),
  AMENDED: () => ({ state: 'amended' }),
  CANCELED: () => ({ state: 'canceled' }),
} as const satisfies Partial<Record<EntryState, Said>>;
