import { expect, it } from 'vitest';
import { reasonFor } from './standing.ts';
import type { BupotStatus } from './status.ts';

it.each<[BupotStatus, number, ReturnType<typeof reasonFor>]>([
  ['DRAFT', 1, 'correct'],
  ['NORMAL_REVISION', 2, 'correct'],
  ['WAITING_FOR_CANCELLATION', 0, 'cancel'],
  ['CANCELED', 1, 'cancel'],
  // The office did not take its cancellation: the trail tells of that.
  ['APPROVED', 0, null],
])('a reason beside %s, version %i, is one to %s', (status, revision, what) => {
  expect(reasonFor({ status, revision })).toBe(what);
});
