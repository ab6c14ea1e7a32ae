import { describe, expect, it } from 'vitest';
import { DEEPEST, tooDeep } from './json-depth.ts';

const deep = (json: string, deepest: number) => tooDeep(Buffer.from(json), deepest);

describe('depth of a JSON text', () => {
  it.each([
    ['[[[]]]', 3, false],
    ['[[[]]]', 2, true],
    ['{"a":{"b":[]}}', 3, false],
    ['{"a":{"b":[]}}', 2, true],
    ['[[],[],[],[]]', 2, false],
    ['["[[[[", "{{{{"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[[]]]', 2, true],
    ['{"é":"😀[["}', 1, false],
  ])('%s within %i', (json, deepest, refused) => expect(deep(json, deepest)).toBe(refused));

  it('is judged of a form as deep as any may be, and of one level more', () => {
    const levels = (count: number) => Buffer.from('['.repeat(count) + ']'.repeat(count));
    expect([tooDeep(levels(DEEPEST)), tooDeep(levels(DEEPEST + 1))]).toEqual([false, true]);
  });

  it('is judged of what never closes', () => expect(tooDeep(Buffer.from('['.repeat(1_000_000)))).toBe(true));
});
