import { answerLost, unreachable } from '../../answer.ts';

/** What goes wrong on the way; a repeat gets through, except when the office is down. */
export type BadLine = 'down' | 'busy-once' | 'lost-request' | 'lost-answer';

export const DOWN = unreachable(15_000);
/** When a request goes wrong on purpose: long enough for a queue to notice, short enough for a demo. */
export const BUSY = unreachable(5_000);
export const LOST = answerLost(5_000);
