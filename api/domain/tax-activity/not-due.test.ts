import { expect, it } from 'vitest';
import { notDue } from './not-due.ts';

const none = { slips: [], returns: [], stated: [] };
const keysOf = (found: ReturnType<typeof notDue>) => found.map(({ type, period }) => `${type} ${period}`);

it('lists masa without slips and without a return, newest first', () => {
  const of = {
    slips: [{ type: 'UNIFIKASI', period: '2025-02' } as const],
    returns: [{ type: 'PPH21', period: '2025-01' } as const],
    stated: [],
  };
  expect(keysOf(notDue(['2025-01', '2025-02'], of))).toEqual(['PPH21 2025-02', 'UNIFIKASI 2025-01']);
});

it('leaves out what somebody states to be due', () => {
  const stated = [{ type: 'PPH21', period: '2025-03' } as const];
  expect(keysOf(notDue(['2025-03', '2025-03'], { ...none, stated }))).toEqual(['UNIFIKASI 2025-03']);
});

it('keeps December of a year with slips of article 21 due', () => {
  const slips = [{ type: 'PPH21', period: '2025-04' } as const];
  expect(keysOf(notDue(['2025-12', '2025-12'], { ...none, slips }))).toEqual(['UNIFIKASI 2025-12']);
  expect(keysOf(notDue(['2024-12', '2024-12'], { ...none, slips }))).toContain('PPH21 2024-12');
});
