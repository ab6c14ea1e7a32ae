import { surveyor } from './cells/survey.ts';
import type { CheckContext } from './check-document.ts';
import { type CheckedRow, checkedRows, withFindings } from './checked-row.ts';
import { duplicatesInFile, duplicatesOfSaved, type Keyed, type SavedMatches } from './duplicates.ts';
import type { RawDocument, Style } from './raw.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export type CheckedFile = { readonly rows: CheckedRow[]; readonly tally: Tally; readonly style: Style };

/** Looks for doubles among saved invoices, in sets. */
export type SavedLookup = (documents: readonly Keyed[]) => Promise<SavedMatches>;

const EVERY = 500;

const keyedOf = (documents: readonly CheckedRow[][]): Keyed[] => documents.flatMap((rows) => rows.slice(0, 1));

/** Checks every document of a file, then names the doubles inside it and among what is saved. Pure but for the lookup it is handed. */
export const checkFile = async (
  raw: readonly RawDocument[],
  context: Omit<CheckContext, 'style'> & Pick<Style, 'optAbsent'>,
  savedLookup: SavedLookup,
  progress: (done: number, total: number) => void,
): Promise<CheckedFile> => {
  const survey = surveyor();
  for (const document of raw) survey.look(document);
  const { optAbsent, ...known } = context;
  const style: Style = { ...survey.style(), ...(optAbsent ? { optAbsent } : {}) };
  const documents = raw.map((document, at) => {
    if (at % EVERY === 0) progress(at, raw.length);
    return checkedRows(document, at + 1, { ...known, style });
  });
  const keyed = keyedOf(documents);
  const inFile = duplicatesInFile(keyed);
  const saved = await savedLookup(keyed);
  const tally = emptyTally();
  const rows: CheckedRow[] = [];
  documents.forEach((own, at) => {
    const key = keyed[at];
    const more = key ? [...(inFile.get(key.document) ?? []), ...duplicatesOfSaved(key, saved)] : [];
    const done = withFindings(own, more);
    count(tally, done);
    rows.push(...done);
  });
  return { rows, tally, style };
};
