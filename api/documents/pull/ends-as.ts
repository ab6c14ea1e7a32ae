import { type PullStatus, takeableVerdicts } from '#domain/definition/pull.ts';
import type { PullTally } from '../../../db/repositories/pull-rows.ts';

const takeable: readonly string[] = takeableVerdicts;

/** How a pull stands once no job is at work on it: to be chosen from while something can be taken, else through; failed where nothing came at all. */
export const endsAs = (tally: readonly PullTally[], troubled: boolean): PullStatus => {
  if (tally.length === 0 && troubled) return 'FAILED';
  const open = tally.some(({ verdict, status }) => takeable.includes(verdict) && status !== 'TAKEN');
  return open ? 'REVIEW' : 'FINISHED';
};
