import { describe, expect, it } from 'vitest';
import { inputsIn } from '../../definition/made-of.ts';
import { workOut } from '../../definition/work-out.ts';
import { ppnForm } from '../../rules/spt.ts';
import { builtReturns } from '../return-for.ts';
import { sheetsOf } from './sheets.ts';

const header = ['sheet', 'part', 'row', 'columns', 'kind', 'value', 'label', 'words', 'marks'];

const line = (row: string, kind: string, value: string, more: Record<string, string> = {}): string[] => {
  const cells: Record<string, string> = { sheet: 'S', part: 'A', row, kind, value, label: `x.${row}`, ...more };
  return header.map((name) => cells[name] ?? (name === 'words' && kind === 'formula' ? 'x.formula' : ''));
};

const made = (...rows: string[][]) =>
  sheetsOf({
    table: [header, ...rows],
    rule: ppnForm.ruleAt('2025-01-01'),
    columns: [{ name: null, letter: '', label: 'x.amount' }],
    rowWords: ({ label }) => ({ label: label ?? '' }),
    heading: (part) => `x.part.${part}`,
    rates: { half: [1, 2] },
  });

const cells = (...rows: string[][]) =>
  sheetsOf({
    table: [header, ...rows],
    rule: ppnForm.ruleAt('2025-01-01'),
    columns: ['net', 'tax'].map((name) => ({ name, letter: '', label: `x.${name}` })),
    lineLabel: ({ row, column }) => `x.${row}.${column}`,
    rowWords: ({ row }) => ({ label: `x.row.${row}` }),
    heading: () => null,
  });

describe('the sheets of a return', () => {
  it('calculate their formulas, carry lines between sheets and name their sources', () => {
    const { forms, feeds, induk } = made(
      line('1', 'documents', 'A B; 01 02; tax', { sheet: 'T' }),
      line('2', 'typed', '', { marks: 'signed', sheet: 'T' }),
      line('3', 'formula', '1 - 2', { sheet: 'T' }),
      line('1', 'carried', 'T!3'),
      line('2', 'previous', '4'),
      line('3', 'excess', '4'),
      line('4', 'formula', 'nonNegative(1 - 2 - 3)'),
      line('5', 'share', '6 half'),
      line('6', 'typed', ''),
    );
    expect(induk).toBe('S');
    expect(forms.map(({ name, gives }) => [name, gives])).toEqual([
      ['T', ['3']],
      ['S', []],
    ]);
    expect(feeds).toEqual({
      T: {
        '1': { from: 'documents', of: { kinds: ['A', 'B'], rows: ['01', '02'], amount: 'tax' } },
        '2': { from: 'typed', line: '2', signed: true },
      },
      S: {
        '2': { from: 'previous', line: '4' },
        '3': { from: 'excess', line: '4' },
        '5': { from: 'typed', line: '6', share: [1, 2] },
        '6': { from: 'typed', line: '6' },
      },
    });
    const worked = workOut(forms, { T: { '1': 900, '2': 100 }, S: { '2': 300, '3': 50, '5': 0, '6': 0 } });
    expect(worked.S?.['4']?.value).toBe(450);
  });

  it('take formulas and sources column by column', () => {
    const { forms, feeds, printed, typedRows } = cells(
      line('*', 'documents', 'A; *', { columns: 'net', label: '' }),
      line('*', 'formula', '*.net - *.net', { columns: 'tax', label: '' }),
      line('a', 'columns', '', { columns: 'net tax', label: '' }),
      line('b', 'typed', '', { columns: 'net', label: '', marks: 'facility' }),
      line('c', 'formula', 'sum(a..b)', { columns: 'net', label: '', marks: 'strong unnumbered' }),
    );
    expect(Object.keys(forms[0]?.lines ?? {})).toEqual(['a.net', 'a.tax', 'b.net', 'c.net']);
    expect(forms[0]?.lines['c.net']).toMatchObject({ kind: 'calc', from: ['a.net', 'b.net'], label: 'x.c.net' });
    expect(feeds.S?.['a.net']).toEqual({ from: 'documents', of: { kinds: ['A'], rows: ['a'], amount: 'net' } });
    expect(printed.parts[0]?.rows.map(({ code, lines, strong }) => [code, lines, strong])).toEqual([
      ['a', ['a.net', 'a.tax'], false],
      ['b', ['b.net', null], false],
      [null, ['c.net', null], true],
    ]);
    expect(typedRows).toEqual([
      { row: 'b', label: 'x.row.b', lines: [{ line: 'b.net', label: 'x.net' }], asksFacility: true, file: null },
    ]);
  });

  it.each([
    ['a line that does not exist', [line('1', 'formula', '1 - 9')], 'line S!1 names 9, which does not exist'],
    ['an empty range', [line('1', 'typed', ''), line('2', 'formula', 'sum(1..3)')], 'line S!2 names the range 1..3'],
    ['a line defined twice', [line('1', 'typed', ''), line('1', 'typed', '')], 'line S!1 is defined twice'],
    [
      'a formula without words',
      [line('1', 'formula', '1', { words: '' })],
      'line S!1 explains its formula with no words',
    ],
    ['a line without a label', [line('1', 'typed', '', { label: '' })], 'line S!1 has no label'],
    ['a sheet that does not exist', [line('1', 'carried', 'T!1')], 'line S!1 copies T!1, which does not exist'],
    ['a rate that does not exist', [line('1', 'share', '1 most')], 'line S!1 names no rate: most'],
    ['documents without an amount', [line('1', 'documents', 'A; 01')], 'line S!1 names no amount'],
    ['a kind that does not exist', [line('1', 'guess', '')], 'row 2, kind: expected one of documents, typed'],
    ['a column without an entry', [line('1', 'columns', '', { columns: 'A' })], 'no entry for column A of 1'],
  ])('refuse %s', (_, rows, message) => {
    expect(() => made(...rows)).toThrow(message);
  });
});

describe.each(Object.entries(builtReturns))('the sheets of %s', (_, { coretax: { forms, feeds, due, induk } }) => {
  it('have no circles, and a source for every input', () => {
    const inputs = Object.fromEntries(
      forms.map(({ name, lines }) => [name, Object.fromEntries(Object.keys(lines).map((at) => [at, 0]))]),
    );
    const worked = Object.values(workOut(forms, inputs)).flatMap((lines) => Object.values(lines));
    expect(worked.filter(({ value }) => value !== 0)).toEqual([]);
    for (const { name, lines } of forms)
      expect(Object.keys(feeds[name] ?? {})).toEqual(
        Object.entries(lines).flatMap(([at, { kind }]) => (kind === 'input' ? [at] : [])),
      );
  });

  it('are sums and differences of their inputs down to every payable line', () => {
    for (const { line: at } of due) expect(inputsIn(forms, induk, at)).not.toEqual([]);
  });
});
