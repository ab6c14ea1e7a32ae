import { describe, expect, it } from 'vitest';
import { workOut } from '../definition/work-out.ts';
import { hasWords } from '../messages/index.ts';
import { annualForms, answerCell, choiceLines, lineLabel, resultLines } from './annual-form.ts';
import { calculationsOf } from './calculations-of.ts';
import { annualEras } from './era.ts';
import { referenceList } from './row-table.ts';

describe.each(annualEras)('the form of %s', (era) => {
  const form = annualForms[era];
  const taxYear = era === '1771' ? 2024 : 2025;

  it('has no circles, a calculation and a source for every line', () => {
    const { forms } = form;
    const calculations = calculationsOf(form, {}, { taxYear, months: 12 });
    const zeros = Object.fromEntries(
      forms.map(({ name, lines }) => [name, Object.fromEntries(Object.keys(lines).map((line) => [line, 0]))]),
    );
    const worked = Object.values(workOut(forms, zeros, calculations)).flatMap((lines) => Object.values(lines));
    expect(worked.filter(({ value }) => value !== 0)).toEqual([]);
    for (const { name, lines } of forms)
      expect(Object.keys(form.feeds[name] ?? {})).toEqual(
        Object.entries(lines).flatMap(([at, { kind }]) => (kind === 'input' ? [at] : [])),
      );
  });

  it('names tables and columns that exist', () => {
    for (const feeds of Object.values(form.feeds))
      for (const feed of Object.values(feeds)) {
        if (feed.from !== 'rows') continue;
        const table = form.tables.find((one) => one.table === feed.table);
        const calculated = ['tangible', 'intangible', 'net', 'commercial', 'small'];
        const columns = [...(table?.columns.map(({ name }) => name) ?? []), ...(table ? calculated : [])];
        expect(columns, `${feed.table} ${feed.column}`).toContain(feed.column);
      }
  });

  it('reads the cell of every answer, and lists that exist', () => {
    const cells = [
      ...form.lines.filter(({ kind }) => kind === 'answer').map(answerCell),
      ...form.tables.flatMap(({ columns }) => columns.map(({ cell }) => cell)),
    ];
    for (const { kind, options } of cells)
      if (kind === 'list') expect(referenceList(options[0] ?? ''), options[0]).not.toEqual([]);
  });

  it('has a text for every line, sheet, table, column and choice', () => {
    const keys = [
      ...form.lines.filter(({ row }) => row !== '*').map(lineLabel(era)),
      ...form.sheets.map((sheet) => `sptBadan.sheet.form${era}.${sheet}`),
      ...form.tables.map(({ table }) => `sptBadan.table.${table.replaceAll('.', '_')}`),
      ...form.tables.flatMap(({ columns }) => columns.map(({ name }) => `sptBadan.column.${name}`)),
      ...form.lines
        .filter(({ kind }) => kind === 'answer')
        .map(answerCell)
        .flatMap(({ kind, options }) => (kind === 'choice' ? options.map((one) => `sptBadan.choice.${one}`) : [])),
    ];
    expect(keys.filter((key) => !hasWords(key))).toEqual([]);
  });

  it('has the lines that the product reads by name', () => {
    const names = new Set(form.lines.map(({ sheet, name }) => `${sheet}!${name}`));
    expect(Object.values(resultLines[era]).filter((line) => !names.has(line))).toEqual([]);
    const { tariff, overpaid } = choiceLines[era];
    expect([tariff, overpaid].filter((line) => !names.has(`INDUK!${line}`))).toEqual([]);
  });
});
