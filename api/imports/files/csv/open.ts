import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { unguarded } from '#domain/text/formula-guard.ts';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { type Book, cellKind } from '../sheet.ts';
import { refuseTooLong } from './size.ts';
import { csvText, delimiterOf } from './text.ts';

const PIECE = 64 * 1024;

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

type Parsed = { record: string[]; info: { lines: number } };

/** A CSV file as a book with one sheet; rows carry the line number they end on. */
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
