import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { catalogues } from '#domain/messages/index.ts';
import type { CheckContext } from '../kind.ts';
import { openFile } from '../open-file.ts';
import { unknownStyle } from '../raw.ts';
import { readDocuments, recognise } from '../recognise.ts';
import { bupotKinds } from './kind.ts';
import { bupotTemplates, templateColumns } from './template.ts';

const OWN = '0414107001021000';
const company = { npwp: OWN, pkp: true, government: false, name: 'PT Sagara', address: 'Jalan 1', city: 'Jakarta' };
const context: CheckContext = { today: '2026-04-16', company, style: unknownStyle };

const template = async (kind: SlipKind) => {
  const { guideSheet, codesSheet, guide, columnNotes } = catalogues.id.impor.server.template[kind];
  return bupotTemplates[kind](OWN, {
    guideSheet,
    codesSheet,
    codeNames: {},
    guide: Object.values(guide),
    columnNotes: Object.values(columnNotes).map(({ column, note }) => [column, note] as const),
  });
};

const filledIn: Readonly<Record<string, string>> = { period: '03/2026', gross: '1000000', salaryPension: '1000000' };

describe.each(slipKinds)('the workbook of %s', (kind) => {
  it('maps by itself beside its guide and its choices, and comes back column by column', async () => {
    const book = new Excel.Workbook();
    await book.xlsx.load((await template(kind)).buffer);
    const sheet = book.getWorksheet(kind);
    const row = templateColumns(kind).map((column) => filledIn[column] ?? `isi ${column}`);
    row.forEach((text, at) => {
      if (sheet) sheet.getCell(2, at + 1).value = text;
    });
    const file = await openFile(Buffer.from(await book.xlsx.writeBuffer()), 'isi.xlsx');
    const found = await recognise(bupotKinds[kind], file);
    if (!('layout' in found)) throw new Error(`taken for ${found.source}`);
    const { sheet: name, headingRow, guesses } = found.layout;
    expect(name).toBe(kind);
    const mapping = Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [field, guess?.column ?? '']));
    const plan = { source: 'table', sheet: name, headingRow, mapping } as const;
    const [document] = await readDocuments(bupotKinds[kind], file, plan, OWN);
    expect(document?.[0]?.cells).toEqual(
      Object.fromEntries(templateColumns(kind).map((column, at) => [column, row[at]])),
    );
    expect(() => bupotKinds[kind].check(document ?? [], context)).not.toThrow();
  });
});
