import { expect, it } from 'vitest';
import { storedYearOptions, yearOptions } from './masa.ts';

const values = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

it('offers the years of the forms of Coretax, and ten years of returns that were filed', () => {
  expect(values(yearOptions('2026-03-01'))).toEqual(['2026', '2025']);
  const stored = values(storedYearOptions('2026-03-01'));
  expect([stored[0], stored.at(-1), stored.length]).toEqual(['2026', '2017', 10]);
});
