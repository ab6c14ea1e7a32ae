import { expect, it } from 'vitest';
import { annualEntries, type Given } from '../../../../fixtures/builders/a-worked-annual.ts';
import { annualForms } from '../annual-form.ts';
import { eraOf } from '../era.ts';
import { workAnnual } from '../work-annual.ts';
import { pdfs } from './pdfs.ts';

/** What a return with these entries lacks, and how severe. */
const lacking = (taxYear: number, given: Given, attached: readonly string[] = []) => {
  const [form, entries, facts] = [annualForms[eraOf(taxYear)], annualEntries(given), { taxYear, months: 12 }];
  const worked = workAnnual(form, { entries, facts, previous: null });
  return pdfs({ form, entries, facts, worked, attached }).map(({ path, severity, message }) => [
    path.replace('PDF!', ''),
    severity,
    message.replace('sptBadan.check.pdf_', ''),
  ]);
};

const LK = ['LK', 'error', 'statements'];

it('asks every return for its statements, a nil one too, and for nothing once they are there', () => {
  expect(lacking(2024, {})).toEqual([LK]);
  expect(lacking(2025, {})).toEqual([LK]);
  expect(lacking(2024, {}, ['LK'])).toEqual([]);
});

it.each<[string, Given, readonly (readonly string[])[]]>([
  ['audited books', { answers: { INDUK: { 'ID.audit': 'audited' } } }, [['LK', 'error', 'audited']]],
  ['final tax on small turnover', { lines: { IV: { 'A14.base': 100 } } }, [LK, ['RK', 'error', 'turnover']]],
  ['promotion', { lines: { II: { '10.other': 5 } } }, [LK, ['DN', 'error', 'nominative']]],
  ['bad debts', { lines: { II: { '8.other': 5 } } }, [LK, ['DN', 'error', 'nominative']]],
  ['a branch', { answers: { INDUK: { 'ID.negara': 'Jepang' } } }, [LK, ['BUT', 'error', 'branch']]],
  ['interest', { lines: { II: { '6.outside': 5 } } }, [LK, ['LU', 'warning', 'debt_ratio']]],
  ['a proxy', { answers: { INDUK: { 'PN.1': 'proxy' } } }, [LK, ['DL', 'warning', 'proxy']]],
])('asks a 1771 with %s for its PDF', (_, given, found) => {
  expect(lacking(2024, given)).toEqual(found);
});

it.each<[string, Given, readonly (readonly string[])[]]>([
  [
    'audited books',
    { answers: { INDUK: { 'B.2': 'yes' } } },
    [
      ['LK', 'error', 'audited'],
      ['OPINI', 'error', 'opinion'],
    ],
  ],
  ['a branch', { answers: { L12A: { '4b': 'treaty' } } }, [LK, ['KONSOL', 'error', 'branch']]],
  ['tax abroad', { rows: { L3: { L3A: [{ name: 'Acme' }] } } }, [LK, ['LN', 'error', 'abroad']]],
  ['reinvestment', { rows: { L12B: { L12B: [{ kind: 'Saham' }] } } }, [LK, ['BUT', 'error', 'reinvested']]],
  ['dividends from abroad', { answers: { INDUK: { 'H.21.i': 'yes' } } }, [LK, ['DL', 'error', 'dividends']]],
])('asks the return of 2025 with %s for its PDF', (_, given, found) => {
  expect(lacking(2025, given)).toEqual(found);
});
