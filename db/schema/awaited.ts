import { sql } from 'drizzle-orm';

/** States in which somebody owes an answer on a document, whatever its type. */
export const awaitedStates: readonly string[] = [
  ...['IN_PROGRESS', 'SIGNING_IN_PROGRESS'],
  ...['WAITING_FOR_APPROVAL', 'WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION'],
];

/** A question that goes by their index says this word for word: no database sees through a value handed in. */
export const fakturAwaited = sql.raw(`status in (${awaitedStates.map((state) => `'${state}'`).join(', ')})`);
