import { expect, it } from 'vitest';
import { annualForms, resultLines } from './annual-form.ts';
import type { AnnualEntries } from './entries.ts';
import { noEntries } from './entries.ts';
import { withFurtherCorrection } from './further-correction.ts';
import { amountAt, workAnnual } from './work-annual.ts';

const RUPIAH = 100;

const incomeOf = (era: '1771' | '2025', entries: AnnualEntries | null): number => {
  if (!entries) throw new Error('no entries');
  const facts = { taxYear: era === '1771' ? 2024 : 2025, months: 12 };
  return amountAt(workAnnual(annualForms[era], { entries, facts, previous: null }), resultLines[era].income);
};

it.each([
  ['1771', {}],
  ['2025', { INDUK: { ...noEntries, answers: { 'B.1': 'C' } } }],
] as const)('a further correction in the form %s raises or lowers the income by its amount', (era, entries) => {
  const form = annualForms[era];
  const before = incomeOf(era, entries);
  expect(incomeOf(era, withFurtherCorrection(form, entries, 5_000_000 * RUPIAH))).toBe(before + 5_000_000 * RUPIAH);
  expect(incomeOf(era, withFurtherCorrection(form, entries, -2_000_000 * RUPIAH))).toBe(before - 2_000_000 * RUPIAH);
});

it('is added to the correction that stands there', () => {
  const entries = { I: { ...noEntries, lines: { '5l': '1000000.00' } } };
  expect(withFurtherCorrection(annualForms['1771'], entries, 500_000 * RUPIAH)?.I?.lines['5l']).toBe('1500000.00');
});

it('needs the sector of L1', () => {
  expect(withFurtherCorrection(annualForms['2025'], {}, 100)).toBeNull();
});
