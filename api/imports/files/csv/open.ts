import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { unguarded } from '#domain/text/formula-guard.ts';
import { limits, Refusal, tableSize } from '../refusal.ts';
import { type Book, cellKind } from '../sheet.ts';
import { utf16Of } from '../xml/encoding.ts';

/** UTF-16 if detected, UTF-8 if valid, otherwise Windows-1252 as Excel writes it. */
const csvText = (bytes: Uint8Array): string => {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const DELIMITERS = [';', ',', '\t', '|'] as const;

const outsideQuotes = (text: string): string => text.replace(/(^|[\r\n;,\t|])"(?:[^"]|"")*(?:"|$)/g, '$1');

/** The one that splits the first lines most evenly; "sep=;" sets it explicitly, as in Excel. */
const delimiterOf = (text: string): string => {
  const statedDelimiter = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (statedDelimiter) return statedDelimiter;
  const lines = outsideQuotes(text.slice(0, 20_000))
    .split(/\r?\n/)
    // Not trimmed: if every cell is quoted, only the delimiters of a row are left, which may be tabs.
    .filter((line) => line !== '')
    .slice(0, 20);
  let best: string = DELIMITERS[0];
  let score = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const most = Math.max(0, ...counts);
    const even = counts.filter((count) => count === most).length;
    if (most * even * even > score) {
      score = most * even * even;
      best = delimiter;
    }
  }
  return best;
};

const QUOTE = 34;
const FEED = 10;
const BLANK = new Set([9, 13, 32]);

/**
 * Rows and cells are counted by separators before parsing, because parsing takes microseconds a cell and a small file
 * can hold millions of short rows.
 */
const refuseTooLong = (text: string, delimiter: string): void => {
  const between = delimiter.charCodeAt(0);
  const count = tableSize(limits.textRows);
  let width = 1;
  let empty = true;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    if (sign === FEED && !quoted) {
      count(width, empty);
      width = 1;
      empty = true;
    } else if (sign === between && !quoted) width++;
    else if (empty && !BLANK.has(sign)) empty = false;
  }
  if (!empty || width > 1) count(width, empty);
};

const PIECE = 64 * 1024;

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

type Parsed = { record: string[]; info: { lines: number } };

/** Rows carry the line number they end on. */
export const openCsv = (bytes: Uint8Array, name: string): Book => {
  const text = csvText(bytes);
  const delimiter = delimiterOf(text);
  refuseTooLong(text, delimiter);
  const skip = /^sep=.\r?\n/i.exec(text)?.[0].length ?? 0;
  return {
    sheets: [name],
    read: async (_sheet, take) => {
      const parser = Readable.from(pieces(text.slice(skip))).pipe(
        parse({
          delimiter,
          bom: true,
          info: true,
          relax_column_count: true,
          relax_quotes: true,
          max_record_size: 1_000_000,
        }),
      );
      try {
        for await (const { record, info } of parser as AsyncIterable<Parsed>) {
          if (record.length > limits.columns) throw new Refusal('too_many_columns', { limit: limits.columns });
          const cells = record.map(unguarded);
          if (cells.every((cell) => cell.trim() === '')) continue;
          const row = info.lines + (skip ? 1 : 0);
          if (take({ row, cells, kinds: cells.map(() => cellKind.word) }) === false) break;
        }
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal('broken_csv');
      } finally {
        parser.destroy();
      }
    },
  };
};
