import { surveyor } from './cells/survey.ts';
import type { CheckContext } from './check-document.ts';
import { type CheckedRow, checkedRows, withFindings } from './checked-row.ts';
import { duplicatesOfEarlier, duplicatesOfSaved, type Keyed, type SavedMatches } from './duplicates.ts';
import type { RawDocument, Style } from './raw.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type CheckedFile = { readonly tally: Tally; readonly style: Style };

/** Looks for doubles among saved invoices, in sets. */
export type SavedLookup = (documents: readonly Keyed[]) => Promise<SavedMatches>;

/** Documents to a part: some milliseconds of whoever writes them down. */
const IN_A_PART = 200;

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
  raw: readonly RawDocument[],
  context: Omit<CheckContext, 'style'> & Pick<Style, 'optAbsent'>,
  savedLookup: SavedLookup,
  part: (rows: CheckedRow[], done: number, total: number) => void,
): Promise<CheckedFile> => {
  const survey = surveyor();
  for (const document of raw) survey.look(document);
  const { optAbsent, ...known } = context;
  const style: Style = { ...survey.style(), ...(optAbsent ? { optAbsent } : {}) };
  const earlier = duplicatesOfEarlier();
  const tally = emptyTally();
  const total = raw.reduce((sum, rows) => sum + rows.length, 0);
  const ordered = byFirstRow(raw);
  for (let at = 0; at < ordered.length; at += IN_A_PART) {
    const some = ordered.slice(at, at + IN_A_PART);
    const documents = some.map(({ rows, document }) => checkedRows(rows, document, { ...known, style }));
    const saved = await savedLookup(documents.flatMap((rows) => rows.slice(0, 1)));
    const done = documents.flatMap((rows) => {
      const [first] = rows;
      return first ? withFindings(rows, [...earlier(first), ...duplicatesOfSaved(first, saved)]) : rows;
    });
    count(tally, done);
    part(done, tally.rows, total);
  }
  return { tally, style };
};
