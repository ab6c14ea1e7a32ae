import { describe, expect, it } from 'vitest';
import { stepFrom } from './IndukTable.tsx';

const size = [3, 6] as const;

describe('arrows over the amounts of the Induk', () => {
  it.each([
    ['ArrowDown', [0, 2], [1, 2]],
    ['ArrowUp', [0, 2], [0, 2]],
    ['ArrowDown', [2, 2], [2, 2]],
    ['ArrowRight', [1, 5], [1, 5]],
    ['ArrowLeft', [1, 5], [1, 4]],
    ['Home', [1, 4], [1, 0]],
    ['End', [1, 4], [1, 5]],
  ] as const)('%s from %j lead to %j', (key, from, to) => {
    expect(stepFrom(key, from, size)).toEqual(to);
  });

  it('are arrows alone', () => {
    expect(stepFrom('Enter', [0, 0], size)).toBeNull();
    expect(stepFrom('a', [0, 0], size)).toBeNull();
  });
});
