import { expect, it } from 'vitest';
import { stateBehind } from './deadline-state.ts';

it.each([
  [['filed'], 'done'],
  [['none'], 'none'],
  [['filed', 'none'], 'done'],
  [['filed', 'open'], 'open'],
  [['none', 'open'], 'open'],
  [[], 'none'],
] as const)('of returns that are %j a deadline is %s', (returns, state) => {
  expect(stateBehind(returns)).toBe(state);
});
