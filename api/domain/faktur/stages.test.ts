import { expect, it } from 'vitest';
import { remaining, takenTotal } from './stages.ts';

const contract = { dpp: '150000000.00', otherDpp: '137500000.00', ppn: '16500000.00', ppnbm: '0.00' };
const stage = { dpp: '45000000.00', otherDpp: '41250000.00', ppn: '4950000.00', ppnbm: '0.00' };

it('leaves what the stages have not taken, amount by amount', () => {
  // 150 − 2 × 45 = 60 million; × 11/12 = 55 million; × 12 % = 6.6 million
  expect(remaining(contract, [stage, stage])).toEqual({
    dpp: '60000000.00',
    otherDpp: '55000000.00',
    ppn: '6600000.00',
    ppnbm: '0.00',
  });
});

it('leaves the whole contract before the first stage', () => {
  expect(remaining(contract, [])).toEqual(contract);
});

it('adds stages', () => {
  expect(takenTotal([stage, stage]).ppn).toBe('9900000.00');
  expect(takenTotal([]).dpp).toBe('0.00');
});
