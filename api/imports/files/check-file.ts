import { withHeads } from './branch-numbers.ts';
import { surveyor } from './cells/survey.ts';
import { type CheckedRow, checkedRows, keyedOf, withFindings } from './checked-row.ts';
import { duplicatesOfEarlier, duplicatesOfSaved, type Keyed, type SavedMatches } from './duplicates.ts';
import type { CheckContext, ImportKind } from './kind.ts';
import type { RawDocument, Style } from './raw.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type CheckedFile = { readonly tally: Tally; readonly style: Style };

export type SavedLookup = (documents: readonly Keyed[]) => Promise<SavedMatches>;

/** Minimum rows per batch; one batch takes the writer some milliseconds. */
const IN_A_PART = 600;

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

/** So that of two duplicates the later row is reported. */
const byFirstRow = (raw: readonly RawDocument[]) =>
  raw.map((rows, at) => ({ rows, document: at + 1, first: rows[0]?.row ?? 0 })).sort((a, b) => a.first - b.first);

/** Duplicates inside the file and among saved documents. Passes on results in batches. Pure except for the lookup. */
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
