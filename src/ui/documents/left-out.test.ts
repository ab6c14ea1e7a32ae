import { expect, it } from 'vitest';
import { fakturStatus } from '#domain/faktur/status.ts';
import { leftOut } from './left-out.ts';

const params = { of: { status: fakturStatus }, key: 'upload' };

it('tells why documents are left out: their state, or else their faults', () => {
  const rows = ['DRAFT', 'DRAFT', 'APPROVED', 'APPROVED'].map((status) => ({ status }));
  expect(leftOut({ ...params, rows, complete: true, out: 3 })).toEqual([
    { why: 'faktur.status.APPROVED', count: 2 },
    { why: 'list.look.faulty', count: 1 },
  ]);
});

it('tells only what there may be of those it does not know', () => {
  expect(leftOut({ ...params, rows: [], complete: false, out: 7 })).toEqual([
    { why: 'list.look.why_some', count: null },
  ]);
});
