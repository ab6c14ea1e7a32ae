import { expect, it } from 'vitest';
import { aReturn } from '../../../fixtures/builders/a-return.ts';
import { coverBills } from './bills.ts';
import { toDoOf } from './to-do.ts';

const open = coverBills([{ line: 'F', kapKjs: '411124-100', amount: 1 }], '2025-10', []);
const settled = coverBills([], '2025-10', []);
const posted = { postedAt: 10, validatedAt: 11 };

it.each([
  [{}, settled, 'NOT_COMPLETED', 'post'],
  [{ ...posted, stale: true }, settled, 'NOT_COMPLETED', 'post'],
  [{ postedAt: 10 }, settled, 'NOT_COMPLETED', 'validate'],
  [{ postedAt: 12, validatedAt: 11 }, settled, 'NOT_COMPLETED', 'validate'],
  [posted, open, 'NOT_SETTLED', 'prove'],
  [posted, settled, 'READY', 'report'],
  [{ ...posted, status: 'WAITING_PAYMENT' as const }, open, 'NOT_SETTLED', 'prove'],
  [{ status: 'FAILED_PROCESSING' as const }, settled, 'FAILED_PROCESSING', 'post'],
  [{ ...posted, status: 'FAILED_SUBMITTING' as const }, settled, 'FAILED_SUBMITTING', 'report'],
])('%j is to do', (over, coverage, state, action) => {
  expect(toDoOf({ ...aReturn(over), followed: false }, coverage, false)).toMatchObject({ state, action });
});

it('may be filed before it is paid where the office makes the code', () => {
  expect(toDoOf({ ...aReturn(posted), followed: false }, open, true)).toMatchObject({ state: 'READY', move: 'file' });
});

it.each(['PREPARING', 'POSTING', 'VALIDATING', 'FILING', 'FILED', 'REJECTED', 'CANCELED'] as const)(
  'in %s there is nothing to do',
  (status) => {
    const toDo = toDoOf({ ...aReturn({ ...posted, status }), followed: false }, settled, true);
    expect(toDo).toEqual(status === 'REJECTED' ? expect.objectContaining({ action: 'post' }) : null);
  },
);

it('asks for the correction of a filed return whose documents changed, unless one follows it', () => {
  const changed = aReturn({ ...posted, status: 'FILED', stale: true });
  const amend = { state: 'TO_AMEND', action: 'amend', move: 'amend' };
  expect(toDoOf({ ...changed, followed: false }, settled, true)).toEqual(amend);
  expect(toDoOf({ ...changed, followed: true }, settled, true)).toBeNull();
});
