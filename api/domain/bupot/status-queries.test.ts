import { expect, it } from 'vitest';
import { type BupotStatus, bupotStatus } from './status.ts';
import { needsHand, reasonFor, shownLook, shownStatus } from './status-queries.ts';

it.each<[BupotStatus, number, ReturnType<typeof reasonFor>]>([
  ['DRAFT', 1, 'correct'],
  ['NORMAL_REVISION', 2, 'correct'],
  ['WAITING_FOR_CANCELLATION', 0, 'cancel'],
  ['CANCELED', 1, 'cancel'],
  // The tax office refused the cancellation; the history records that.
  ['APPROVED', 0, null],
])('a reason beside %s, version %i, is one to %s', (status, revision, what) => {
  expect(reasonFor({ status, revision })).toBe(what);
});

it('shows an issued slip of which a correction is made as being corrected, until that one is issued', () => {
  for (const status of ['APPROVED', 'NORMAL_REVISION'] as const) {
    expect(shownStatus({ status, replacedBy: 'next' })).toBe('IN_REVISION');
    expect(shownStatus({ status, replacedBy: null })).toBe(status);
  }
  expect(shownStatus({ status: 'REVISED', replacedBy: 'next' })).toBe('REVISED');
});

it('has the colours of the first table: what is in force and what it replaced green, what is gone or refused red', () => {
  const of = (tone: string) =>
    (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => shownLook.states[status] === tone);
  expect(of('green')).toEqual(['APPROVED', 'NORMAL_REVISION', 'REVISED']);
  expect(of('red')).toEqual(['SAVED_INVALID', 'CANCELED', 'REJECTED', 'FAILED']);
  expect(of('grey')).toEqual([]);
  expect(shownLook.states.IN_REVISION).toBe('orange');
});

it('asks for a hand where the office said no, whatever colour else is red', () => {
  const requests = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => needsHand({ status }));
  expect(requests).toEqual(['SAVED_INVALID', 'REJECTED', 'FAILED']);
});
