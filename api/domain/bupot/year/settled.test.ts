import { describe, expect, it } from 'vitest';
import type { YearChoices } from './monthly-slips.ts';
import { manyChoices, settledByKey } from './settled.ts';

const faults = (all: readonly YearChoices[]): Record<string, string> =>
  Object.fromEntries(
    (manyChoices.safeParse(all).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const rule = (name: string): string => `bupotYear.server.${name}`;

describe('employees who are somebody else under another number', () => {
  it('are not themselves, nor each other: both would be left out', () => {
    expect(faults([{ key: 'a', merged: ['a'] }])).toEqual({ '0.merged': rule('merged_self') });
    const circle = [
      { key: 'a', merged: ['b'] },
      { key: 'b', merged: ['c'] },
      { key: 'c', merged: ['a'] },
    ];
    expect(faults(circle)).toEqual({
      '0.merged': rule('merged_circle'),
      '1.merged': rule('merged_circle'),
      '2.merged': rule('merged_circle'),
    });
  });

  it('are one other, not two: their pay would be counted twice', () => {
    expect(
      faults([
        { key: 'a', merged: ['c'] },
        { key: 'b', merged: ['c'] },
      ]),
    ).toEqual({ '1.merged': rule('merged_twice') });
    expect(faults([{ key: 'a', merged: ['c', 'c'] }])).toEqual({ '0.merged': rule('merged_twice') });
    expect(faults([{ key: 'a' }, { key: 'a', unpaid: [3] }])).toEqual({ '1.key': rule('settled_twice') });
  });

  it('may have been joined with a third before: all of them are counted together', () => {
    const all = [{ key: 'c', merged: ['b'] }, { key: 'b', merged: ['a'] }, { key: 'd' }];
    expect(faults(all)).toEqual({});
    expect(settledByKey(all)).toEqual({
      c: { key: 'c', merged: ['b', 'a'] },
      b: { key: 'b', merged: ['a'] },
      d: { key: 'd' },
    });
  });
});
