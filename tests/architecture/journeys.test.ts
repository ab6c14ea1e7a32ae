import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const MOST = 40;
const MOST_AT_BOTH_WIDTHS = 6;
/** Visit the screens and take screenshots: no user journeys. */
const asides = ['every-screen.spec.ts', 'pictures.wide.spec.ts'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'tests/e2e')).filter((file) => file.endsWith('.spec.ts'));

const journeysOf = (text: string): number => [...text.matchAll(/^test\(/gm)].length;
const looped = (text: string): boolean => /^ +test\(/m.test(text);

const journeys = files
  .filter((file) => !asides.includes(file))
  .map((file) => ({ file, text: read(`tests/e2e/${file}`) }))
  .map(({ file, text }) => ({ file, count: journeysOf(text), looped: looped(text) }));
const sum = (of: typeof journeys): number => of.reduce((all, { count }) => all + count, 0);

describe('the journeys', () => {
  it('are few, and fewer still at both widths', () => {
    expect(journeys.filter((one) => one.looped || one.count === 0)).toEqual([]);
    expect(sum(journeys)).toBeLessThanOrEqual(MOST);
    expect(sum(journeys.filter(({ file }) => !/\.(wide|narrow)\./.test(file)))).toBeLessThanOrEqual(
      MOST_AT_BOTH_WIDTHS,
    );
  });

  it('would be counted', () => {
    expect(journeysOf("test('a', one);\ntest('b', two);\n")).toBe(2);
    expect(looped("for (const one of all)\n  test('c', one);\n")).toBe(true);
  });

  it('are listed in docs/testing.md, and no others', () => {
    const result = [...read('docs/testing.md').matchAll(/`([\w-]+(?:\.wide|\.narrow)?\.spec\.ts)`/g)].map(
      ([, file]) => file,
    );
    expect([...new Set(result)].sort()).toEqual([...files].sort());
  });
});

describe('the tests of screens', () => {
  it('are listed in docs/testing.md, and no others', () => {
    const result = [...read('docs/testing.md').matchAll(/^\| `([\w-]+\.test\.ts)` \|/gm)].map(([, file]) => file);
    const there = readdirSync(join(root, 'tests/screens')).filter((file) => file.endsWith('.test.ts'));
    expect(result.sort()).toEqual(there.sort());
  });
});
