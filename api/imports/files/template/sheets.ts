import type Excel from 'exceljs';

export type TemplateTexts = {
  readonly guide: readonly string[];
  readonly guideSheet: string;
  readonly codesSheet: string;
  readonly codeNames: Readonly<Record<string, string>>;
  readonly columnNotes: readonly (readonly [column: string, note: string])[];
};

const HEADING: Partial<Excel.Style> = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF7' } },
  alignment: { vertical: 'middle', wrapText: true },
};

/** Numbers that are no amounts are stored as text, to keep leading zeros. */
export const AS_TEXT = '@';

export const headed = (sheet: Excel.Worksheet, row: number, headings: readonly string[]): void => {
  headings.forEach((heading, at) => {
    const cell = sheet.getCell(row, at + 1);
    cell.value = heading;
    cell.style = { ...HEADING };
    sheet.getColumn(at + 1).width = Math.max(14, heading.length + 2);
  });
};

export const writeGuide = (book: Excel.Workbook, { guide, guideSheet, columnNotes }: TemplateTexts): void => {
  const sheet = book.addWorksheet(guideSheet);
  sheet.getColumn(1).width = 28;
  sheet.getColumn(2).width = 96;
  guide.forEach((line, at) => {
    sheet.getCell(at + 1, at === 0 ? 1 : 2).value = line;
  });
  sheet.getCell(1, 1).font = { bold: true, size: 14 };
  columnNotes.forEach(([column, note], at) => {
    const row = sheet.getRow(guide.length + 2 + at);
    row.getCell(1).value = column;
    row.getCell(1).font = { bold: true };
    row.getCell(2).value = note;
    row.getCell(2).alignment = { wrapText: true, vertical: 'top' };
  });
};
