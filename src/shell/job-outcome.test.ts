import { expect, it } from 'vitest';
import { jobOutcome } from './use-jobs.ts';

const job = (status: 'DONE' | 'RUNNING', total: number, failed: number) =>
  jobOutcome({ status, total, failed } as Parameters<typeof jobOutcome>[0]);

it.each([
  ['all of its rows failed', job('DONE', 12, 12), { tone: 'red', word: 'FAILED' }],
  ['some of its rows failed', job('DONE', 12, 3), { tone: 'orange', word: 'PARTIAL' }],
  ['none of its rows failed', job('DONE', 12, 0), { tone: 'green', word: 'DONE' }],
  ['it still runs', job('RUNNING', 12, 12), { tone: 'orange', word: 'RUNNING' }],
])('a job of which %s reads so', (_when, outcome, expected) => expect(outcome).toEqual(expected));
