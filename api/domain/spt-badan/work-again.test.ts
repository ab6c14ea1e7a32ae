import { expect, it } from 'vitest';
import { amountsOf } from '../definition/worked.ts';
import { annualForms } from './annual-form.ts';
import { type AnnualEntries, noEntries } from './entries.ts';
import { annualEras } from './era.ts';
import { annualWorking, workAnnual, workLineAgain } from './work-annual.ts';

it.each(annualEras)('one line of the form of %s gives what all lines give', (era) => {
  const form = annualForms[era];
  const facts = { taxYear: era === '1771' ? 2024 : 2025, months: 12 };
  const loss = { rows: { '2A': [{ year: '2022', loss: '700' }], L7: [{ year: '2022', loss: '700' }] } };
  const entries: AnnualEntries = {
    [era === '1771' ? '2A' : 'L7']: { ...noEntries, ...loss },
    INDUK: { ...noEntries, answers: { tariff: 'general', 'D.11': 'general' } },
  };
  const before = annualWorking(form, { entries, facts, previous: null });
  for (const { sheet, name: line } of form.lines.filter(({ kind }) => kind === 'typed')) {
    const own = entries[sheet] ?? noEntries;
    const changed = { ...entries, [sheet]: { ...own, lines: { [line]: '98765400' } } };
    const work = { entries: changed, facts, previous: null };
    const again = workLineAgain(form, before, work, { sheet, line });
    expect([sheet, line, amountsOf(again.sheets)]).toEqual([sheet, line, amountsOf(workAnnual(form, work))]);
    expect(again.amountAt(`${sheet}!${line}`)).toBe(again.sheets[sheet]?.[line]?.value);
  }
  const calculated = { sheet: 'INDUK', line: era === '1771' ? '6' : 'D.12' };
  expect(workLineAgain(form, before, { entries, facts, previous: null }, calculated)).toBe(before);
});
