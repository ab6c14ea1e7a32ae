import { z } from 'zod';
import type { Entry } from '../../simulator/books.ts';
import { sptDocument } from '../wire.ts';

/** NOT_ARRIVED is known to the simulator alone: a request it lost on purpose. */
const states = ['NOT_ARRIVED', 'RECEIVED', 'WAITING_PAYMENT', 'FILED', 'REJECTED', 'LAPSED', 'ANNULLED'] as const;

const content = z.object({
  document: sptDocument,
  /** Moment of filing; with payment, the moment of payment. */
  filedAt: z.number().nullable(),
  /** Moment until which its codes can be paid. */
  payUntil: z.number().nullable(),
});

/** A return in the office's books with its content read. */
export type KeptSpt = Omit<Entry, 'state' | 'content'> & {
  state: (typeof states)[number];
  content: z.infer<typeof content>;
};

export const SPT_KIND = 'SPT';

export const keptSpt = (entry: Entry): KeptSpt => ({
  ...entry,
  state: z.enum(states).parse(entry.state),
  content: content.parse(entry.content),
});

/** What makes two returns the same one at the office. */
export const referenceOf = ({ type, period, revision }: z.infer<typeof sptDocument>): string =>
  `SPT ${type} ${period} ${revision}`;
