import { type Sen, total } from '../definition/money.ts';
import { documentsAlone, rowsAlone } from './alone.ts';
import { type DocumentEntry, entriesOf, type RowEntry } from './entries.ts';
import { pairCause } from './pair-cause.ts';
import { type Pair, type Pool, take } from './pool.ts';
import type { BookDocument, Cause, LedgerRow, Level, MatchLine, Span, StoredLine } from './record.ts';
import { type RelatedDocuments, relatedDocuments } from './related-documents.ts';
import { sureEnough, sureness, thresholds } from './thresholds.ts';
import { findPairs } from './ways.ts';

export const booksOf = (rows: readonly RowEntry[]): Sen => total(rows.map(({ within, row }) => (within ? row.ppn : 0)));
export const documentTotal = (documents: readonly DocumentEntry[]): Sen =>
  total(documents.map(({ within, document }) => (within && document.isValid ? document.ppn : 0)));

/** Combined only manually: the difference is shown, and its cause only if it is evident. */
const severalCause = ({ rows, documents }: Pair): Cause | null => {
  if (documents.some(({ document }) => document.awaited)) return 'only_books';
  const apart =
    total(rows.map(({ row }) => row.ppn)) -
    total(documents.map(({ document }) => (document.isValid ? document.ppn : 0)));
  const periods = new Set([...rows.map(({ period }) => period), ...documents.map(({ document }) => document.period)]);
  if (apart === 0) return periods.size > 1 ? 'timing' : null;
  return Math.abs(apart) <= thresholds.rounding ? 'rounding' : 'unknown';
};

const levelOf = ({ as, sure }: Pair, cause: Cause | null): Level => {
  if (as !== 'found') return as === 'manual' ? 'MANUAL' : 'IGNORED';
  if (cause === 'unknown') return 'MISMATCH';
  return sure >= sureEnough && (cause === null || cause === 'rounding') ? 'EXACT' : 'SUGGESTED';
};

const lineOf = (pair: Pair, level: Level, cause: Cause | null): MatchLine => {
  const [books, documents] = [booksOf(pair.rows), documentTotal(pair.documents)];
  return {
    level,
    cause,
    sure: pair.sure,
    rows: pair.rows.map(({ row }) => row),
    documents: pair.documents.map(({ document }) => document),
    books,
    documentValue: documents,
    difference: documents - books,
  };
};

const takeDecided = (pool: Pool, decided: readonly StoredLine[]): void => {
  const rows = new Map(pool.rows.map((entry) => [entry.row.id, entry]));
  const documents = new Map(pool.documents.map((entry) => [entry.document.id, entry]));
  const free = <T extends { taken: boolean }>(of: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
    [...new Set(ids)].flatMap((id) => of.get(id) ?? []).filter(({ taken }) => !taken);
  for (const { rows: rowIds, documents: documentIds, as } of decided) {
    const pair: Pair = { rows: free(rows, rowIds), documents: free(documents, documentIds), sure: sureness.alone, as };
    const stands =
      as === 'ignored'
        ? pair.rows.length + pair.documents.length > 0
        : pair.rows.length > 0 && pair.documents.length > 0;
    if (stands) take(pool, pair);
  }
};

const pairedLine = (pair: Pair, related: RelatedDocuments): MatchLine => {
  const [only] = pair.documents;
  const cause = only && pair.documents.length === 1 ? pairCause(pair.rows, only, related) : severalCause(pair);
  return lineOf(pair, levelOf(pair, cause), cause);
};

const isPaired = ({ rows, documents }: Pair): boolean => rows.length > 0 && documents.length > 0;

/** A document in force with tax is missing if the account lacks it; one without tax never appears in the account. */
const isMissed = ({ document: { isValid, ppn } }: DocumentEntry): boolean => isValid && ppn !== 0;

/**
 * Each row of the span, and each document in force with tax, is in one line, with the cause of any difference.
 * Surrounding masa are passed too, so that entries booked there are found; lines outside the span are left out.
 * Decisions (`kept`) take precedence. Amounts in sen.
 */
export const matchBooks = (input: {
  readonly rows: readonly LedgerRow[];
  readonly documents: readonly BookDocument[];
  readonly span: Span;
  readonly decided?: readonly StoredLine[];
}): MatchLine[] => {
  const pool: Pool = { ...entriesOf(input, input.span), pairs: [] };
  const related = relatedDocuments(input.documents);
  takeDecided(pool, input.decided ?? []);
  findPairs(pool, related);
  const paired = pool.pairs.filter(isPaired);
  const lines = paired.map((pair) => pairedLine(pair, related));
  const rowCause = rowsAlone(paired.flatMap(({ rows }) => rows));
  const documentCause = documentsAlone(
    paired.flatMap(({ documents }) => documents),
    lines,
  );
  const alone = (as: Pair['as'], of: RowEntry | DocumentEntry): MatchLine => {
    const isRow = 'row' in of;
    const pair: Pair = { rows: isRow ? [of] : [], documents: isRow ? [] : [of], sure: sureness.alone, as };
    const level = as === 'ignored' ? 'IGNORED' : isRow ? 'MISSING_DJP' : 'MISSING_BOOKS';
    return lineOf(pair, level, isRow ? rowCause(of) : documentCause(of));
  };
  const left = [...pool.rows, ...pool.documents].filter((entry) => !entry.taken && ('row' in entry || isMissed(entry)));
  const aside = pool.pairs.filter((pair) => !isPaired(pair)).flatMap(({ rows, documents }) => [...rows, ...documents]);
  const outside = new Set(
    [...pool.rows, ...pool.documents].filter(({ within }) => !within).map((of) => ('row' in of ? of.row : of.document)),
  );
  return [...lines, ...left.map((of) => alone('found', of)), ...aside.map((of) => alone('ignored', of))].filter(
    ({ rows, documents }) => [...rows, ...documents].some((of) => !outside.has(of)),
  );
};
