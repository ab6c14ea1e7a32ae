import type { FakturInput, Finding } from '#domain/faktur/record.ts';
import { cellReader } from '../cells/reader.ts';
import type { RawDocument, Style } from '../raw.ts';
import type { FieldKey } from './fields.ts';
import { readHeader } from './read-header.ts';
import { type FileAmounts, readLine } from './read-line.ts';

export type ReadDocument = {
  readonly input: FakturInput;
  /** What could not be read, or was read with doubt: one list per row. */
  readonly findings: Finding[][];
  readonly file: readonly FileAmounts[];
};

/** The texts of one invoice as the input every other way of making an invoice gives. Never throws on any text. */
export const readDocument = (document: RawDocument, npwp: string, style: Style): ReadDocument => {
  const readers = document.map((row) => cellReader<FieldKey>(row.cells, style));
  const [first] = readers;
  if (!first) throw new RangeError('a document has at least one row');
  const header = readHeader(first, npwp);
  const lines = readers.map((reader) => readLine(reader, header.code));
  return {
    input: { ...header, lines: lines.map((one) => one.line) },
    findings: readers.map((reader) => reader.findings),
    file: lines.map((one) => one.file),
  };
};
