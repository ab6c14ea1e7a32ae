import { columnsFor, type Mapping } from '#domain/imports/columns.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { mappingFor } from '../../../db/repositories/imports/mappings.ts';
import { ledgerTable } from '../../imports/files/ledger/fields.ts';
import { type LedgerPlan, planLedger } from '../../imports/files/ledger/plan.ts';
import { inspectFile, openFile } from '../../imports/files/open-file.ts';
import { Refusal } from '../../imports/files/refusal.ts';
import type { Book } from '../../imports/files/sheet.ts';
import { signatureOf } from '../../imports/files/table/headings.ts';
import { likeliestTable } from '../../imports/files/table/plan.ts';

/** Key of remembered ledger mappings. Separate for each side, because the same headings may be another account. */
export const MAPPED_AS = 'ledger';

export type Handed = { readonly file: File; readonly sheet?: string | undefined };

export type OpenLedger = LedgerPlan & {
  readonly book: Book;
  readonly signature: string;
  readonly remembered: Record<string, string> | undefined;
};

/** Errors of reading the file become an error of the file field. */
export const inWords = async <T>(reading: () => Promise<T>): Promise<T> => {
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { key, params } = error;
    throw new Problem('invalid', { errors: { file: { key: `impor.server.refusal.${key}`, params } } });
  }
};

/** Each field has one column. */
const singleColumns = (mapping: Mapping): Record<string, string> =>
  Object.fromEntries(
    Object.keys(mapping).flatMap((field) =>
      columnsFor(mapping, field)
        .slice(0, 1)
        .map((one) => [field, one]),
    ),
  );

/** Throws `invalid` with the reason the file is refused. */
export const openLedger = (scope: Scope, query: Query, { file, sheet }: Handed): Promise<OpenLedger> =>
  inWords(async () => {
    const bytes = Buffer.from(await file.arrayBuffer());
    inspectFile(bytes, ['xlsx', 'csv']);
    const opened = await openFile(bytes, file.name);
    if (opened.type === 'xml') throw new Refusal('xml_unwanted');
    const { book } = opened;
    if (sheet !== undefined && !book.sheets.includes(sheet))
      throw new Problem('invalid', { errors: { sheet: 'impor.server.sheet_unknown' } });
    const plan = sheet === undefined ? await likeliestTable(ledgerTable, book) : await planLedger(book, sheet);
    const signature = signatureOf(plan.columns);
    const known = await mappingFor(scope, query, { kind: MAPPED_AS, signature });
    const remembered = known && singleColumns(known.mapping);
    return { ...plan, book, signature, remembered };
  });

export const ledgerFieldsShown = () =>
  Object.keys(ledgerTable.fields).map((key) => {
    const needed = ledgerTable.needed.find(({ field }) => field === key);
    return { key, needed: needed !== undefined, or: (needed?.or ?? []).map((all) => [...all]) };
  });
