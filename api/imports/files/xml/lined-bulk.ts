import type { Finding } from '#domain/definition/finding.ts';
import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { unreadable } from '../cells/from-sheet-row.ts';
import type { FieldShape, ImportKind } from '../kind.ts';
import type { Cells, RawDocument, RawRow } from '../raw.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import { scanBulk } from './bulk.ts';

type Lined<F extends string> = {
  readonly root: string;
  readonly document: string;
  readonly head: string;
  readonly line: string;
  readonly headFields: Readonly<Record<string, F>>;
  readonly lineFields: Readonly<Record<string, F>>;
  readonly textOf?: (field: F, text: string) => string;
  readonly fields: Readonly<Record<F, FieldShape>>;
  readonly limits: ImportKind['limits'];
};

type File = {
  readonly bytes: Uint8Array;
  readonly npwp: string;
  readonly take: (document: RawDocument) => void;
};

export const dayFirst = (text: string): string => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1');

const rowOf = (row: number, cells: Cells, findings: readonly Finding[]): RawRow =>
  findings.length > 0 ? { row, cells, findings } : { row, cells };

/**
 * Refuses another root, another company's TIN, document types, and files that are too deep or too large. Unknown
 * elements are skipped.
 */
export const linedBulk = async <F extends string>(
  { root, document, head, line, headFields, lineFields, textOf, fields, limits }: Lined<F>,
  { bytes, npwp, take }: File,
): Promise<void> => {
  let tin = '';
  let documents = 0;
  let row = 0;
  let header: Cells = {};
  let goods: Cells = {};
  let headerFindings: Finding[] = [];
  let goodsFindings: Finding[] = [];
  let rows: RawRow[] = [];

  const cellText = (field: F, text: string): string => {
    const clean = textOf?.(field, text.trim()) ?? text.trim();
    return fields[field].kind === 'decimal' && /^-?\d+\.\d+$/.test(clean) ? clean.replace('.', ',') : clean;
  };

  const closeDocument = (): void => {
    if (++documents > limits.documents) throw new Refusal('too_many_documents', { limit: limits.documents });
    if (rows.length === 0) rows.push({ row: ++row, cells: {} });
    const [first, ...rest] = rows;
    take([
      rowOf(first?.row ?? row, { ...header, ...first?.cells }, [...headerFindings, ...(first?.findings ?? [])]),
      ...rest,
    ]);
  };

  await scanBulk(bytes, {
    root,
    rows: () => row,
    open: (name) => {
      if (name === document) {
        refuseOtherTin(tin, npwp);
        header = {};
        headerFindings = [];
        rows = [];
      } else if (name === line) {
        goods = {};
        goodsFindings = [];
      }
    },
    close: (name, parent, text) => {
      if (name === 'TIN' && parent === root) {
        tin = text.trim();
        refuseOtherTin(tin, npwp);
      } else if (name === document) closeDocument();
      else if (name === line) {
        rows.push(rowOf(++row, goods, goodsFindings));
        if (row > limits.lines) throw new Refusal('too_many_lines', { limit: limits.lines });
      } else if (parent === head || parent === line) {
        const inHeader = parent === head;
        const table = inHeader ? headFields : lineFields;
        // Safe against inherited property names.
        const field = Object.hasOwn(table, name) ? table[name] : undefined;
        if (field) (inHeader ? header : goods)[field] = cellText(field, readableText(text));
        if (field && !isReadable(text)) (inHeader ? headerFindings : goodsFindings).push(unreadable(field));
      }
    },
  });
  if (documents === 0) throw new Refusal('no_rows');
};
