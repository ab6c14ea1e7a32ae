import type { Finding } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import {
  documentsByKeys,
  type ImportRow,
  replaceDocuments,
  rowsOfDocuments,
} from '../../../db/repositories/import-rows.ts';
import { isFileFinding } from '../../intake/cells/from-sheet-row.ts';
import { type CheckContext, verdictOf } from '../../intake/check-document.ts';
import { checkedRows, withFindings } from '../../intake/checked-row.ts';
import { duplicatesInFile, duplicatesOfSaved, isDuplicate } from '../../intake/duplicates.ts';
import type { Cells } from '../../intake/fields.ts';
import { count, type Tally } from '../../intake/tally.ts';
import { savedMatches } from './saved-matches.ts';

/** What a change does to the rows of the documents it names: new cells, or in or out of the skipped ones. */
export type RowChange = { cells?(row: ImportRow): Cells; skip?: boolean };

const SAVED_DOUBLE = /_saved$/;

export const byDocument = <R extends { document: number }>(rows: readonly R[]): R[][] => {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.document);
    if (group) group.push(row);
    else groups.set(row.document, [row]);
  }
  return [...groups.values()];
};

/** What the file said of a cell holds until somebody writes another text into it. */
const stillTrue = (row: ImportRow, cells: Cells): Finding[] =>
  row.findings.filter(
    (finding) =>
      isFileFinding(finding) &&
      cells[finding.path as keyof Cells] === (row.cells as Cells)[finding.path as keyof Cells],
  );

const recheckOne = (rows: readonly ImportRow[], change: RowChange, context: CheckContext): ImportRow[] => {
  const raw = rows.map((row) => {
    const cells = change.cells?.(row) ?? (row.cells as Cells);
    return { row: row.row, cells, findings: stillTrue(row, cells) };
  });
  const skipped = change.skip ?? rows[0]?.status === 'SKIPPED';
  const checked = checkedRows(raw, rows[0]?.document ?? 0, context);
  return checked.map((row, at) => ({
    ...(rows[at] as ImportRow),
    ...row,
    ...(skipped ? { status: 'SKIPPED' as const } : {}),
  }));
};

const isOpen = (rows: readonly ImportRow[]): boolean => rows[0]?.status !== 'SKIPPED' && rows[0]?.status !== 'SAVED';

/** A document without its doubles, its verdict taken anew. Saved doubles are kept where only the neighbours changed. */
const withoutDoubles = (rows: ImportRow[], keepSaved: boolean): ImportRow[] => {
  const bare = rows.map((row) => ({
    ...row,
    findings: row.findings.filter(
      (finding) => !isDuplicate(finding) || (keepSaved && SAVED_DOUBLE.test(finding.message)),
    ),
  }));
  const status = verdictOf(bare.map((row) => row.findings));
  return isOpen(rows) ? bare.map((row) => ({ ...row, status })) : bare;
};

const keysOf = (rows: readonly ImportRow[]) => ({
  exact: rows.flatMap((row) => (row.exactKey ? [row.exactKey] : [])),
  like: rows.flatMap((row) => (row.likeKey ? [row.likeKey] : [])),
});

/**
 * Changes documents and checks them again at once, together with every other document of the file that shares a reference or
 * a sale with what they were or have become. Writes the rows and keeps the tally true by counting out what was and in what is.
 */
export const recheckDocuments = async (
  tx: Tx,
  scope: Scope,
  importId: string,
  documents: readonly number[],
  { change, context, tally }: { change: RowChange; context: CheckContext; tally: Tally },
): Promise<ImportRow[]> => {
  const stored = await rowsOfDocuments(scope, tx.db, importId, documents);
  const before = byDocument(stored).filter((rows) => rows[0]?.status !== 'SAVED');
  const changed = before.map((rows) => recheckOne(rows, change, context));
  const old = keysOf(before.flat());
  const fresh = keysOf(changed.flat());
  const sharing = await documentsByKeys(scope, tx.db, importId, {
    exact: [...new Set([...old.exact, ...fresh.exact])],
    like: [...new Set([...old.like, ...fresh.like])],
  });
  const own = new Set(changed.map((rows) => rows[0]?.document));
  const neighbours = byDocument(
    await rowsOfDocuments(
      scope,
      tx.db,
      importId,
      sharing.filter((document) => !own.has(document)),
    ),
  );
  const bare = [
    ...changed.map((rows) => withoutDoubles(rows, false)),
    ...neighbours.map((rows) => withoutDoubles(rows, true)),
  ];
  const firsts = bare.flatMap((rows) => (rows[0]?.status === 'SKIPPED' ? [] : rows.slice(0, 1)));
  const inFile = duplicatesInFile(firsts);
  const saved = await savedMatches(
    scope,
    tx.db,
    changed.flatMap((rows) => rows.slice(0, 1)),
  );
  const after = bare.map((rows) => {
    const [first] = rows;
    if (!first || !isOpen(rows)) return rows;
    const more = [
      ...(inFile.get(first.document) ?? []),
      ...(own.has(first.document) ? duplicatesOfSaved(first, saved) : []),
    ];
    return withFindings(rows, more) as ImportRow[];
  });
  const gone = [...before, ...neighbours];
  for (const rows of gone) count(tally, rows, -1);
  for (const rows of after) count(tally, rows);
  await replaceDocuments(
    tx,
    scope,
    importId,
    gone.flatMap((rows) => (rows[0] ? [rows[0].document] : [])),
    after.flat(),
  );
  return after.flat();
};
