import { expect, test } from 'vitest';
import { eraOf } from './era.ts';

test.each([
  ['1999-12', 'classic'],
  ['2024-12', 'classic'],
  ['2025-01', 'coretax'],
  ['2026-07', 'coretax'],
] as const)('%s is %s', (period, era) => expect(eraOf(period)).toBe(era));
