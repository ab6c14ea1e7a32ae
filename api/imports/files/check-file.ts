import { withHeads } from './branch-numbers.ts';
import { surveyor } from './cells/survey.ts';
import { type CheckedRow, checkedRows, keyedOf, withFindings } from './checked-row.ts';
import { duplicatesOfEarlier, duplicatesOfSaved, type Keyed, type SavedMatches } from './duplicates.ts';
import type { CheckContext, ImportKind } from './kind.ts';
import type { RawDocument, Style } from './raw.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type CheckedFile = { readonly tally: Tally; readonly style: Style };

/** Looks for doubles among saved documents, in sets, part by part in the order of the file. */
export type SavedLookup = (documents: readonly Keyed[]) => Promise<SavedMatches>;

/** Rows to a part, at least: some milliseconds of whoever writes them down. */
const IN_A_PART = 600;

/** The documents by parts, in their order. */
function* inParts<Document extends { readonly rows: RawDocument }>(documents: readonly Document[]) {
  let part: Document[] = [];
  let rows = 0;
  for (const document of documents) {
    part.push(document);
    rows += document.rows.length;
    if (rows < IN_A_PART) continue;
    yield part;
    part = [];
    rows = 0;
  }
  if (part.length > 0) yield part;
}

/**
 * The documents with their numbers, as they stand in the file, in the order of their first rows: of two that are alike it is
 * the later row that is a double, whatever sheet gave the documents their order.
 */
const byFirstRow = (raw: readonly RawDocument[]) =>
  raw.map((rows, at) => ({ rows, document: at + 1, first: rows[0]?.row ?? 0 })).sort((a, b) => a.first - b.first);

/**
 * Checks every document of a file and names the doubles inside it and among what is saved. What is checked is handed over part
 * by part, as it will stay, with how many of the file's rows are done. Pure but for the lookup it is handed.
 */
export const checkFile = async (
  kind: ImportKind,
  raw: readonly RawDocument[],
  { absent, masa, ...known }: Omit<CheckContext, 'style'> & Pick<Style, 'absent' | 'masa'>,
  savedLookup: SavedLookup,
  part: (rows: CheckedRow[], done: number, total: number) => void,
): Promise<CheckedFile> => {
  const survey = surveyor(kind);
  for (const document of raw) survey.look(document);
  const style: Style = {
    ...survey.style(),
    ...(absent ? { absent } : {}),
    ...(masa === undefined ? {} : { masa }),
  };
  const context = { ...known, style };
  const earlier = duplicatesOfEarlier(kind.duplicates);
  const tally = emptyTally();
  const total = raw.reduce((sum, rows) => sum + rows.length, 0);
  for (const documents of inParts(byFirstRow(raw))) {
    const some = documents.map(({ rows, document }) => {
      const checked = checkedRows(kind, rows, document, context);
      return { checked, keyed: keyedOf(kind, checked, context) };
    });
    const saved = await savedLookup(some.flatMap(({ keyed }) => keyed ?? []));
    const done = some.flatMap(({ checked, keyed }) =>
      keyed
        ? withHeads(
            withFindings(checked, [...earlier(keyed), ...duplicatesOfSaved(kind.duplicates, keyed, saved)]),
            saved.heads,
          )
        : checked,
    );
    count(tally, done);
    part(done, tally.rows, total);
  }
  return { tally, style };
};
