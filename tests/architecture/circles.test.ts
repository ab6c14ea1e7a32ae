import { describe, expect, it } from 'vitest';
import { importsOf, type Source, sourcesIn } from './sources.ts';

/** Each once, in alphabetical order (Tarjan's components). */
const circles = (sources: readonly Source[]): string[][] => {
  const known = new Map(sources.map((source) => [source.path, source]));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const lower = (path: string, to: number) => low.set(path, Math.min(low.get(path) ?? to, to));
  const visit = (path: string, source: Source): void => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    open.push(path);
    for (const target of importsOf(source)) {
      const next = known.get(target);
      if (!next) continue;
      if (!order.has(target)) {
        visit(target, next);
        lower(path, low.get(target) as number);
      } else if (open.includes(target)) lower(path, order.get(target) as number);
    }
    if (low.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || importsOf(source).includes(path)) found.push(group.sort());
  };
  for (const [path, source] of known) if (!order.has(path)) visit(path, source);
  return found;
};

describe('no file is needed by what it needs itself', () => {
  it('anywhere, types and what is loaded later counted', () => {
    const sources = sourcesIn('api', 'db', 'src', 'fixtures', 'tests');
    expect(sources.length).toBeGreaterThan(1_000);
    expect(circles(sources)).toEqual([]);
  });

  it('is noticed through others, through types and through what is loaded later', () => {
    const at = (path: string, text: string) => ({ path, text });
    expect(
      circles([
        at('src/a.ts', `import { b } from './b.ts';`),
        at('src/b.ts', `const c = () => import('./c.ts');`),
        at('src/c.ts', `import type { A } from './a.ts';`),
        at('src/d.ts', `import { a } from './a.ts';`),
      ]),
    ).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
  });
});
