import { describe, expect, it } from 'vitest';
import { rupiah, type Sen } from '../../definition/money.ts';
import type { Amounts } from '../../definition/worked.ts';
import { type AnnualForm, annualForms } from '../annual-form.ts';
import { type AnnualEntries, type EntryRow, noEntries } from '../entries.ts';
import { annualEras } from '../era.ts';
import { amountAt, workAnnual } from '../work-annual.ts';

const large = new Set(['I!1a', 'INDUK!14a', 'L6!1', 'L8!1']);
const small = new Set(['L13B!IV.2', 'L6!5', 'INDUK!14e']);

/** A different amount for each line and cell, so that no two ends are equal by chance. */
const filled = (form: AnnualForm, choices: Readonly<Record<string, string>>, income: number): AnnualEntries => {
  let next = 1_000_003;
  const amount = (): string => {
    next += 17_011;
    return `${next}`;
  };
  const lineAmount = (at: string): string => (large.has(at) ? `${income}` : small.has(at) ? '1009' : amount());
  const row = (columns: AnnualForm['tables'][number]['columns'], at: number): EntryRow =>
    Object.fromEntries(
      columns.map(({ name, cell }) => {
        const texts: Partial<Record<string, string>> = {
          amount: amount(),
          percent: '10',
          month: '2023-01',
          year: at === 0 ? '2023' : '2022',
          group: at === 0 ? 'T1' : 'I1',
          text: `${name} ${at}`,
        };
        return [name, name === 'loss' ? '90000011' : (texts[cell.kind] ?? '')];
      }),
    );
  return Object.fromEntries(
    form.sheets.map((sheet) => [
      sheet,
      {
        ...noEntries,
        lines: Object.fromEntries(
          form.lines
            .filter((line) => line.sheet === sheet && line.kind === 'typed')
            .map(({ name, marks }) => [name, marks?.includes('percent') ? '5' : lineAmount(`${sheet}!${name}`)]),
        ),
        answers: sheet === 'INDUK' ? choices : { '5a': '1' },
        rows: Object.fromEntries(
          form.tables
            .filter((one) => one.sheet === sheet)
            .map(({ table, columns }) => [
              table,
              table === 'L1' ? [{ code: '4002', commercial: `${income}` }] : [row(columns, 0), row(columns, 1)],
            ]),
        ),
      },
    ]),
  );
};

const previous: Amounts = { INDUK: { 'F.17.a': '44000000.00' } };
const choices = { '1771': { tariff: 'general' }, '2025': { 'B.1': 'A', 'D.11': 'general' } } as const;

describe.each(annualEras)('the form of %s', (era) => {
  const form = annualForms[era];
  const facts = { taxYear: era === '1771' ? 2024 : 2025, months: 12 };
  const entries = filled(form, choices[era], 90_000_000_017);
  const worked = workAnnual(form, { entries, facts, previous });
  const poor = workAnnual(form, { entries: filled(form, choices[era], 30_000_003), facts, previous });
  const carried = form.lines.filter(({ kind }) => kind === 'carried');

  it.each(carried.map(({ sheet, name, value }) => [`${sheet}!${name}`, value ?? ''] as const))(
    'has the same amount in %s and %s',
    (to, from) => {
      expect(form.lines.some(({ sheet, name }) => `${sheet}!${name}` === from)).toBe(true);
      expect(amountAt(worked, to)).toBe(amountAt(worked, from));
    },
  );

  it('carries amounts, not zeros', () => {
    const isZero = (at: string): boolean => amountAt(worked, at) === 0 && amountAt(poor, at) === 0;
    const zeros = carried.filter(({ sheet, name }) => isZero(`${sheet}!${name}`));
    expect(zeros.map(({ sheet, name }) => `${sheet}!${name}`).filter((at) => !closedHere.has(at))).toEqual([]);
  });

  it('has the sum of every row table', () => {
    for (const { table, sheet, columns } of form.tables) {
      if (table === 'L1' || table === 'L1.II') continue;
      for (const { sheet: at, name, value, kind } of form.lines) {
        const [of, column = ''] = (value ?? '').split('; ');
        const isPlain = columns.some((one) => one.name === column && one.cell.kind === 'amount');
        if (kind !== 'rows' || of !== table || !isPlain) continue;
        const rows = entries[sheet]?.rows[table] ?? [];
        const sum = rows.reduce((total, row) => total + Number(row[column] || 0), 0);
        expect(rupiah(amountAt(worked, `${at}!${name}`)), `${at}!${name}`).toBe(`${sum}.00`);
      }
    }
  });

  it('has depreciation on one side, losses up to the income and credits up to their limits', () => {
    const at = (line: string): Sen => amountAt(worked, line);
    if (era === '1771') {
      expect([at('I!5i') * at('I!6a'), at('I!5j') * at('I!6b')]).toEqual([0, 0]);
      expect(at('INDUK!2')).toBeLessThanOrEqual(Math.max(0, at('INDUK!1')));
      expect(at('INDUK!8b')).toBeLessThanOrEqual(at('INDUK!4'));
      expect(at('INDUK!4')).toBe(at('INDUK!4a') + at('INDUK!4b') + at('INDUK!4c'));
      expect([at('INDUK!4b'), at('INDUK!4c')]).toEqual([0, 0]);
      return;
    }
    expect(at('L7!used')).toBeLessThanOrEqual(at('INDUK!D.7'));
    expect(at('INDUK!D.10')).toBeLessThanOrEqual(0.4 * at('INDUK!D.9'));
    expect(at('INDUK!F.18.a')).toBe(4_400_000_000);
  });

  it('uses no loss against a loss', () => {
    const own = { ...entries, INDUK: { ...noEntries, answers: choices[era] } };
    const lossOnly = era === '1771' ? { ...own, I: noEntries, IV: noEntries } : { ...own, L1: noEntries };
    const result = workAnnual(form, { entries: lossOnly, facts, previous: null });
    const [income, used] = era === '1771' ? ['INDUK!1', 'INDUK!2'] : ['INDUK!D.7', 'INDUK!D.8'];
    expect(amountAt(result, income)).toBeLessThan(0);
    expect(amountAt(result, used)).toBe(0);
  });
});

/** Lines that this filling leaves empty: one side of each depreciation difference, and a facility that is not chosen. */
const closedHere = new Set(['I!5i', 'I!5j', 'I!6a', 'I!6b', 'INDUK!facility']);
