import { type Locale, say } from '#domain/messages/index.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { questionsOf } from './answer-reading.ts';
import type { ImportKind } from './files/kind.ts';
import { openQuestions, type ReadingKey, readingAnswers, type Seen } from './files/reading.ts';
import type { ImportState } from './state.ts';

const SHOWN = 8;

const countOf = (seen: Seen, key: ReadingKey): number =>
  key === 'columns' ? seen.columns.length : key === 'faults' ? 1 : seen[key];

const notesOf = (locale: Locale, kind: ImportKind, { restRows, totals }: Seen): string[] => {
  const compared = totals.flatMap(({ row, text, differs }) =>
    differs.length === 0
      ? [say(locale, 'impor.reading.total_same', { row, text })]
      : differs.map(({ field, file, read }) =>
          say(locale, 'impor.reading.total_differs', {
            row,
            text,
            field: say(locale, `impor.field.${kind.key}.${field}`),
            file: formatDecimal(file),
            read: formatDecimal(read),
          }),
        ),
  );
  const isTotal = new Set(totals.map(({ row }) => row));
  const others = restRows.filter(({ row }) => !isTotal.has(row));
  others.sort((a, b) => a.row - b.row);
  return [...compared, ...others.map((one) => say(locale, 'impor.reading.row', one))].slice(0, SHOWN);
};

export const readingView = (locale: Locale, kind: ImportKind, state: ImportState) => {
  const { seen, reading = {} } = state;
  const open = openQuestions(seen, reading);
  return questionsOf(state).map((key) => ({
    key,
    asks: open.includes(key) || key === 'faults',
    message: say(locale, `impor.reading.${key}`, {
      count: seen ? countOf(seen, key) : 1,
      names: seen?.columns.slice(0, SHOWN).join(', ') ?? '',
    }),
    notes: key === 'rest' && seen ? notesOf(locale, kind, seen) : [],
    answers: readingAnswers[key].map((value) => ({
      value,
      label: say(locale, `impor.reading.${key}_${value}`),
      chosen: reading[key] === value,
    })),
  }));
};
