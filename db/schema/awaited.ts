import { sql } from 'drizzle-orm';

export const awaitedStates: readonly string[] = [
  'IN_PROGRESS',
  'SIGNING_IN_PROGRESS',
  'WAITING_FOR_APPROVAL',
  'WAITING_FOR_AMENDMENT',
  'WAITING_FOR_CANCELLATION',
];

/** A query that should use the partial index must repeat this text exactly: the planner cannot match a parameter. */
export const fakturAwaited = sql.raw(`status in (${awaitedStates.map((state) => `'${state}'`).join(', ')})`);
