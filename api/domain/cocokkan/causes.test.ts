import { expect, it } from 'vitest';
import { ledgerYear } from '../../../fixtures/cocokkan/year.ts';
import { matchBooks } from './match.ts';
import type { Cause, MatchLine } from './record.ts';

const YEARS = Array.from({ length: 10 }, (_, at) => ledgerYear(7001 + at, at % 2 === 0 ? 2025 : 2026));

const keyOf = ({ rows, documents }: Pick<MatchLine, 'rows' | 'documents'>): string =>
  [...rows, ...documents]
    .map(({ id }) => id)
    .sort()
    .join(' ');

const tally = () => {
  const misses = new Map<string, number>();
  const count = { differing: 0, named: 0, plain: 0, silent: 0 };
  for (const year of YEARS) {
    const lines = new Map(matchBooks(year).map((line) => [keyOf(line), line]));
    for (const expected of year.documentValue) {
      const isValid = expected.documents.some((document) => document.isValid);
      if (expected.rows.length === 0 && !isValid) continue;
      const found = lines.get(keyOf(expected));
      const right = found !== undefined && found.cause === expected.cause;
      if (expected.cause === null) {
        count.plain += 1;
        count.silent += Number(right);
      } else {
        count.differing += 1;
        count.named += Number(right);
      }
      if (right) continue;
      const cause: Cause | null | 'apart' = found ? found.cause : 'apart';
      const miss = `${expected.looks}: ${cause ?? 'nothing'} for ${expected.cause ?? 'nothing'}`;
      misses.set(miss, (misses.get(miss) ?? 0) + 1);
    }
  }
  return { ...count, misses };
};

it('names at least 95 of 100 causes rightly on ten years of books, and finds nothing where nothing differs', () => {
  const { differing, named, plain, silent, misses } = tally();
  console.log(`${named} of ${differing} causes, ${silent} of ${plain} without one`);
  for (const [miss, times] of misses) console.log(`  ${times}  ${miss}`);
  expect(differing).toBeGreaterThan(2500);
  expect(named / differing).toBeGreaterThanOrEqual(0.95);
  expect(silent / plain).toBeGreaterThanOrEqual(0.99);
});
