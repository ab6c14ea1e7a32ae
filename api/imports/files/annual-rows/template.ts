import { type Locale, say } from '#domain/messages/index.ts';
import { type RowColumn, type RowTable, referenceList } from '#domain/spt-badan/row-table.ts';
import { assetKinds, assetLabel } from '#domain/spt-badan/xml/asset-codes.ts';
import { oneSheetTemplate } from '../template/one-sheet.ts';
import { enteredColumns } from './table.ts';

const takes = ({ cell }: RowColumn, locale: Locale): string =>
  cell.kind === 'list'
    ? referenceList(cell.options[0] ?? '')
        .map(({ code, name }) => `${code} = ${name}`)
        .join('; ')
    : say(locale, `sptBadanScreen.import.cell.${cell.kind}`, { kinds: assetKinds('').map(assetLabel).join('; ') });

/** An empty workbook with the columns of a row table that a person fills in, and what each takes. */
export const rowsTemplateBook = (table: RowTable, locale: Locale): Promise<Uint8Array<ArrayBuffer>> => {
  const columns = enteredColumns(table);
  const headingOf = (name: string): string => say(locale, `sptBadan.column.${name}`);
  return oneSheetTemplate(
    {
      name: table.table.replaceAll('.', ' '),
      fields: columns.map(({ name }) => name),
      headings: Object.fromEntries(columns.map(({ name }) => [name, [headingOf(name)]])),
    },
    {
      guideSheet: say(locale, 'sptBadanScreen.import.guide_sheet'),
      codesSheet: '',
      codeNames: {},
      guide: [say(locale, 'sptBadanScreen.import.guide')],
      columnNotes: columns.map((column) => [headingOf(column.name), takes(column, locale)] as const),
    },
  );
};
