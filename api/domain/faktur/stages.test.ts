import { expect, it } from 'vitest';
import { takenTotal } from './stages.ts';

const stage = { dpp: '45000000.00', otherDpp: '41250000.00', ppn: '4950000.00', ppnbm: '0.00' };

it('adds stages', () => {
  expect(takenTotal([stage, stage]).ppn).toBe('9900000.00');
  expect(takenTotal([]).dpp).toBe('0.00');
});
