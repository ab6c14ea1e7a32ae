import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualForms } from '#domain/spt-badan/annual-form.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import type { RowTable } from '#domain/spt-badan/row-table.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { ReadRows } from '#domain/spt-badan/view-schema.ts';
import type { Fixed } from '../../documents/family.ts';
import { readAnnualRows } from '../../imports/files/annual-rows/read.ts';
import { headingsOf, rowsImport } from '../../imports/files/annual-rows/table.ts';
import { rowsTemplateBook } from '../../imports/files/annual-rows/template.ts';
import { inspectFile, openFile } from '../../imports/files/open-file.ts';
import { Refusal } from '../../imports/files/refusal.ts';
import { likeliestTable } from '../../imports/files/table/plan.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { annualFamily, annualMoves } from './family.ts';

type Named = { readonly id: string; readonly table: string };

/** Throws `not_found` for a table that the form does not have, or whose rows are those of the form. */
const tableOf = ({ era }: Pick<AnnualReturn, 'era'>, name: string): RowTable => {
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

const readFile = async (file: File, table: RowTable): Promise<ReadRows> => {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    inspectFile(bytes, ['xlsx', 'csv']);
    const opened = await openFile(bytes, file.name);
    if (opened.type === 'xml') throw new Refusal('xml_unwanted');
    const { plan, missing } = await likeliestTable(rowsImport(table), opened.book);
    if (missing.length > 0)
      throw new Problem('invalid', {
        errors: {
          file: {
            key: 'sptBadan.server.columns',
            params: { columns: missing.map((column) => headingsOf(column)[0]).join(', ') },
          },
        },
      });
    const rows = await readAnnualRows(opened.book, plan, table);
    return {
      fileName: plainName(file.name),
      rows: rows.map((row) => ({ ...row })),
      columns: Object.entries(plan.mapping).map(([column, heading]) => ({ column, heading })),
    };
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
  return readFile(file, tableOf(row, table));
};

/** Imports of all sheets, the newest first. */
export const importHistory = async (deps: Deps, scope: Scope, id: string, fixed?: Fixed) => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.view);
  return Object.entries(row.sheets)
    .flatMap(([sheet, { imports = [] }]) => imports.map((one) => ({ sheet, ...one })))
    .toSorted((one, other) => other.at - one.at);
};
