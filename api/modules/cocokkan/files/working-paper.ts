import type { Cocokkan, CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatDay, formatMoment, formatPeriod } from '#domain/text/format.ts';
import { type Column, excelCell } from '../../../output/table-file.ts';

const joined = (of: readonly (string | null | undefined)[]): string | null =>
  [...new Set(of.filter(Boolean))].join('; ') || null;
const ppnOf = (of: readonly { readonly ppn: string }[]): string | null =>
  of.length === 0 ? null : rupiah(total(of.map(({ ppn }) => sen(ppn))));

const evidenceText = (locale: Locale, { evidence }: CocokkanLine): string | null =>
  joined(
    evidence.map(({ field, books, documentValue, equal }) => {
      const mark = equal === null ? '' : ` (${say(locale, `cocokkan.workbook.${equal ? 'same' : 'other'}`)})`;
      return `${say(locale, `cocokkan.field.${field}`)}: ${books ?? '-'} / ${documentValue ?? '-'}${mark}`;
    }),
  );

export const lineColumns = (locale: Locale): readonly Column<CocokkanLine>[] => {
  const decided = ({ decision }: CocokkanLine) => decision;
  return [
    { key: 'level', value: ({ level }) => say(locale, `cocokkan.level.${level}`) },
    { key: 'cause', value: ({ cause }) => cause && say(locale, `cocokkan.cause.${cause}`) },
    { key: 'sure', value: ({ sure, rows, documents }) => (rows.length && documents.length ? `${sure}%` : null) },
    { key: 'date', value: ({ rows }) => joined(rows.map(({ date }) => formatDay(date))) },
    { key: 'journal', value: ({ rows }) => joined(rows.map(({ journal }) => journal)) },
    { key: 'account', value: ({ rows }) => joined(rows.map(({ account }) => account)) },
    { key: 'text', value: ({ rows }) => joined(rows.map(({ text }) => text)) },
    { key: 'party', value: ({ rows }) => joined(rows.map(({ partyName }) => partyName)) },
    { key: 'reference', value: ({ rows }) => joined(rows.map(({ reference }) => reference)) },
    { key: 'row_ppn', amount: true, value: ({ rows }) => ppnOf(rows) },
    { key: 'number', value: ({ documents }) => joined(documents.map(({ number }) => number)) },
    { key: 'document_date', value: ({ documents }) => joined(documents.map(({ date }) => formatDay(date))) },
    { key: 'masa', value: ({ documents }) => joined(documents.map(({ period }) => formatPeriod(period))) },
    { key: 'document_party', value: ({ documents }) => joined(documents.map(({ partyName }) => partyName)) },
    { key: 'document_ppn', amount: true, value: ({ documents }) => ppnOf(documents) },
    { key: 'books', amount: true, value: ({ books }) => books },
    { key: 'documents', amount: true, value: ({ documentValue }) => documentValue },
    { key: 'difference', amount: true, value: ({ difference }) => difference },
    { key: 'evidence', value: (line) => evidenceText(locale, line) },
    {
      key: 'decision',
      value: (line) => {
        const decision = decided(line);
        return decision && say(locale, `cocokkan.decided.${decision.as}`);
      },
    },
    { key: 'reason', value: (line) => decided(line)?.reason ?? null },
    { key: 'by', value: (line) => decided(line)?.by ?? null },
    {
      key: 'at',
      value: (line) => {
        const decision = decided(line);
        return decision && formatMoment(decision.at);
      },
    },
    { key: 'note', value: ({ note }) => note?.reason ?? null },
  ];
};

export type BridgeRow = { readonly words: string; readonly lines: string | null; readonly amount: string };

export const bridgeColumns: readonly Column<BridgeRow>[] = [
  { key: 'part', value: ({ words }) => words },
  { key: 'lines', amount: true, value: ({ lines }) => lines },
  { key: 'amount', amount: true, value: ({ amount }) => amount },
];

export const bridgeRows = (
  locale: Locale,
  { bridge, differing }: Pick<Cocokkan, 'bridge' | 'differing'>,
): BridgeRow[] => {
  const sum = (key: string, amount: string): BridgeRow => ({
    words: say(locale, `cocokkan.paper.${key}`),
    lines: null,
    amount,
  });
  const part =
    (words: string) =>
    ({ cause, count, amount }: { cause: string; count: number; amount: string }): BridgeRow => ({
      words: say(locale, `cocokkan.${words}.${cause}`),
      lines: String(count),
      amount,
    });
  const { books, parts, documents, rest, toReturn } = bridge;
  return [
    sum('books', books),
    ...parts.map(part('cause')),
    sum('documents', documents),
    ...(toReturn ? [...toReturn.parts.map(part('toReturn')), sum('return', toReturn.posted)] : []),
    sum('rest', toReturn?.rest ?? rest),
    {
      words: say(locale, 'cocokkan.paper.unnamed'),
      lines: String(differing.count - differing.named),
      amount: differing.unnamed,
    },
  ];
};

export const cellsOf = <R>(columns: readonly Column<R>[], record: R) =>
  columns.map((column) => excelCell(column, record));
