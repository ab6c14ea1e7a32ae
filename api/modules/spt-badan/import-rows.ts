import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualForms } from '#domain/spt-badan/annual-form.ts';
import { isAmount } from '#domain/spt-badan/cell-fits.ts';
import type { EntryRow } from '#domain/spt-badan/entries.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { computedCells } from '#domain/spt-badan/row-sums.ts';
import type { RowTable } from '#domain/spt-badan/row-table.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { ReadRows } from '#domain/spt-badan/view-schema.ts';
import { type XmlAttachment, xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { differing } from '#domain/spt-badan/xml/read-row.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Fixed } from '../../documents/family.ts';
import { readAnnualRows } from '../../imports/files/annual-rows/read.ts';
import { readXmlRows } from '../../imports/files/annual-rows/read-xml.ts';
import { headingsOf, rowsImport } from '../../imports/files/annual-rows/table.ts';
import { rowsTemplateBook } from '../../imports/files/annual-rows/template.ts';
import { inspectFile, openFile } from '../../imports/files/open-file.ts';
import { Refusal } from '../../imports/files/refusal.ts';
import type { Book } from '../../imports/files/sheet.ts';
import { likeliestTable } from '../../imports/files/table/plan.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { annualFamily, annualMoves } from './family.ts';

type Named = { readonly id: string; readonly table: string };

/** Throws `not_found` for a table that the form does not have, or whose rows are those of the form. */
export const tableOf = ({ era }: Pick<AnnualReturn, 'era'>, name: string): RowTable => {
  const table = annualForms[era].tables.find((one) => one.table === name);
  if (!table || table.columns.some(({ cell }) => cell.kind === 'fixed')) throw new Problem('not_found');
  return table;
};

/** An empty workbook with the columns of a table, and what each takes. */
export const rowsTemplate = async (deps: Deps, scope: Scope, { id, table }: Named, fixed?: Fixed) => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.view);
  return rowsTemplateBook(tableOf(row, table), scope.locale);
};

/** Of the company, and of the return that takes the rows. */
type Own = { readonly npwp: string; readonly taxYear: number };

const worked = (table: string, row: EntryRow, taxYear: number): EntryRow =>
  Object.fromEntries(Object.entries(computedCells(table, row, taxYear)).map(([name, of]) => [name, rupiah(of)]));

/** Rows of the file that the office imports; notes name what was not taken, and amounts that differ from ours. */
const readXml = async (bytes: Uint8Array, attachment: XmlAttachment, own: Own): Promise<Omit<ReadRows, 'fileName'>> => {
  const { rows, texts, notes } = await readXmlRows(attachment, bytes, own);
  for (const [at, row] of rows.entries()) {
    // Of an amount that does not fit nothing is calculated before it is corrected.
    if (!isAmount(row.cost ?? '')) continue;
    for (const element of differing(attachment, texts[at] ?? new Map(), worked(attachment.table, row, own.taxYear)))
      notes.differing(element);
  }
  return {
    rows: rows.map((row) => ({ ...row })),
    columns: attachment.columns.flatMap(([element, column, format]) =>
      column === '' || format === 'computed' ? [] : [{ column, heading: element }],
    ),
    notes: notes.all(),
  };
};

const readTable = async (book: Book, table: RowTable): Promise<Omit<ReadRows, 'fileName'>> => {
  const { plan, missing } = await likeliestTable(rowsImport(table), book);
  if (missing.length > 0)
    throw new Problem('invalid', {
      errors: {
        file: {
          key: 'sptBadan.server.columns',
          params: { columns: missing.map((column) => headingsOf(column)[0]).join(', ') },
        },
      },
    });
  const rows = await readAnnualRows(book, plan, table);
  return {
    rows: rows.map((row) => ({ ...row })),
    columns: Object.entries(plan.mapping).map(([column, heading]) => ({ column, heading })),
    notes: [],
  };
};

const readFile = async (file: File, table: RowTable, own: Own): Promise<ReadRows> => {
  try {
    const attachment = xmlAttachment(table.table);
    const bytes = Buffer.from(await file.arrayBuffer());
    inspectFile(bytes, attachment ? ['xlsx', 'csv', 'xml'] : ['xlsx', 'csv']);
    const opened = await openFile(bytes, file.name);
    if (opened.type === 'book') return { fileName: plainName(file.name), ...(await readTable(opened.book, table)) };
    if (!attachment) throw new Refusal('xml_unwanted');
    return { fileName: plainName(file.name), ...(await readXml(opened.bytes, attachment, own)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem('invalid', {
      errors: { file: { key: `impor.server.refusal.${error.key}`, params: error.params } },
    });
  }
};

/**
 * The rows of a file for a table, which a person repairs and then saves with the sheet; nothing is saved here. Throws
 * `invalid` at the file, `wrong_status`.
 */
export const readRowsOf = async (
  deps: Deps,
  scope: Scope,
  { id, table, file }: Named & { readonly file: File },
  fixed?: Fixed,
): Promise<ReadRows> => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.write);
  if (!allowsAnnual('fill', row)) throw annualMoves.wrongStatus(row);
  const { npwp } = await ownCompany(scope, deps.db.read);
  return readFile(file, tableOf(row, table), { npwp, taxYear: row.taxYear });
};

/** Imports of all sheets, the newest first. */
export const importHistory = async (deps: Deps, scope: Scope, id: string, fixed?: Fixed) => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.view);
  return Object.entries(row.sheets)
    .flatMap(([sheet, { imports = [] }]) => imports.map((one) => ({ sheet, ...one })))
    .toSorted((one, other) => other.at - one.at);
};
