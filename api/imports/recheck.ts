import type { Finding } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import {
  documentsByKeys,
  type ImportRow,
  replaceDocuments,
  rowsOfDocuments,
} from '../../db/repositories/imports/rows.ts';
import { withHeads } from './files/branch-numbers.ts';
import { isFileFinding } from './files/cells/from-sheet-row.ts';
import { checkedRows, keyedOf, verdictOf, withFindings } from './files/checked-row.ts';
import { duplicatesInFile, duplicatesOfSaved, isDuplicate, isOfSaved } from './files/duplicates.ts';
import type { CheckContext, ImportKind } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import type { Cells } from './files/raw.ts';
import { count, type Tally } from './files/tally.ts';
import { savedMatches } from './saved-matches.ts';

export type RowChange = {
  cells?(row: ImportRow): Cells;
  skip?: boolean;
  moved?: ReadonlyMap<number, MovedRow>;
  /** `added`: rows the file does not have. `removed`: rows removed again. */
  added?: readonly MovedRow[];
  dropped?: ReadonlySet<number>;
};

export type MovedRow = { row: number; document: number; cells: Cells; findings: Finding[] };

const moving =
  ({ moved }: RowChange) =>
  (row: ImportRow): ImportRow => ({ ...row, ...moved?.get(row.row) });

export const byDocument = <R extends { document: number }>(rows: readonly R[]): R[][] => {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.document);
    if (group) group.push(row);
    else groups.set(row.document, [row]);
  }
  return [...groups.values()];
};

const rearranged = (documents: ImportRow[][], change: RowChange): ImportRow[][] => {
  if (!change.moved) return documents;
  const made = documents.flatMap(([first]) =>
    (change.added ?? []).flatMap((row): ImportRow[] =>
      first && row.document === first.document
        ? [{ ...first, exactKey: null, likeKey: null, firstSum: null, secondSum: null, ...row }]
        : [],
    ),
  );
  const remaining = documents.flat().filter(({ row }) => !change.dropped?.has(row));
  return byDocument([...remaining.map(moving(change)), ...made]);
};

/** Findings about an original cell stay until its text is changed. */
const stillTrue = (row: ImportRow, cells: Cells): Finding[] =>
  row.findings.filter((finding) => isFileFinding(finding) && cells[finding.path] === row.cells[finding.path]);

const recheckOne = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  change: RowChange,
  context: CheckContext,
): ImportRow[] => {
  const raw = rows.map((row) => {
    const cells = change.cells?.(row) ?? row.cells;
    return { row: row.row, cells, findings: stillTrue(row, cells) };
  });
  const skipped = change.skip ?? rows[0]?.status === 'SKIPPED';
  const checked = checkedRows(kind, raw, rows[0]?.document ?? 0, context);
  return checked.map((row, at) => ({
    ...(rows[at] as ImportRow),
    ...row,
    ...(skipped ? { status: 'SKIPPED' as const } : {}),
  }));
};

const isOpen = (rows: readonly ImportRow[]): boolean => rows[0]?.status !== 'SKIPPED' && rows[0]?.status !== 'SAVED';

/** With a new verdict. Duplicates of saved documents stay if only other documents changed. */
const withoutDuplicates = (rows: ImportRow[], keepSaved: boolean): ImportRow[] => {
  const bare = rows.map((row) => ({
    ...row,
    findings: row.findings.filter(
      (finding) => (!isDuplicate(finding) && !isOfSaved(finding)) || (keepSaved && isOfSaved(finding)),
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
 * With all documents of the file that share a key with their old or new form. Updates the tally by subtracting the old
 * and adding the new rows.
 */
export const recheckDocuments = async (
  tx: Tx,
  scope: Scope,
  { id: importId, kind: key }: { readonly id: string; readonly kind: string },
  documents: readonly number[],
  { change, context, tally }: { change: RowChange; context: CheckContext; tally: Tally },
): Promise<ImportRow[]> => {
  const kind = kindOf({ kind: key });
  const stored = await rowsOfDocuments(scope, tx.db, importId, documents);
  const before = byDocument(stored).filter((rows) => rows[0]?.status !== 'SAVED');
  const changed = rearranged(before, change).map((rows) => recheckOne(kind, rows, change, context));
  const old = keysOf(before.flat());
  const now = keysOf(changed.flat());
  const sharing = await documentsByKeys(scope, tx.db, importId, {
    exact: [...new Set([...old.exact, ...now.exact])],
    like: [...new Set([...old.like, ...now.like])],
  });
  const own = new Set(changed.map((rows) => rows[0]?.document));
  const known = new Set([...own, ...documents]);
  const neighbours = byDocument(
    await rowsOfDocuments(
      scope,
      tx.db,
      importId,
      sharing.filter((document) => !known.has(document)),
    ),
  );
  const bare = [
    ...changed.map((rows) => withoutDuplicates(rows, false)),
    ...neighbours.map((rows) => withoutDuplicates(rows, !kind.together || !isOpen(rows))),
  ];
  const keyed = new Map(
    bare.flatMap((rows) => {
      const one = keyedOf(kind, rows, context);
      return one && rows[0]?.status !== 'SKIPPED' ? [[one.document, one] as const] : [];
    }),
  );
  const inFile = duplicatesInFile(kind.duplicates, [...keyed.values()]);
  // Saved rows of this file are already part of the saved data and are counted there.
  const judged = new Set(
    bare
      .filter((rows) => isOpen(rows) && (kind.together || own.has(rows[0]?.document)))
      .map(([first]) => first?.document),
  );
  const fresh = [...keyed.values()].filter(({ document }) => judged.has(document));
  const saved = await savedMatches[kind.key](scope, tx.db, fresh, importId);
  const after = bare.map((rows) => {
    const one = keyed.get(rows[0]?.document ?? -1);
    if (!one || !isOpen(rows)) return rows;
    const found = withFindings(rows, [
      ...(inFile.get(one.document) ?? []),
      ...(judged.has(one.document) ? duplicatesOfSaved(kind.duplicates, one, saved) : []),
    ]);
    return withHeads(found, saved.heads);
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
