import { beginning, readableText } from '#domain/definition/readable-text.ts';
import type { EntryRow } from '#domain/spt-badan/entries.ts';
import type { AssetList } from '#domain/spt-badan/xml/asset-codes.ts';
import type { XmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { readRow, type XmlTexts } from '#domain/spt-badan/xml/read-row.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import { scanBulk } from '../xml/bulk.ts';
import { MOST_ROWS } from './table.ts';
import { type ReadingNotes, readingNotes } from './xml-notes.ts';

/** Of the active company, and of the return that the rows are for. */
type Own = { readonly npwp: string; readonly taxYear: number };

type XmlRows = {
  readonly rows: readonly EntryRow[];
  /** Texts of each row, with the elements that our table calculates. */
  readonly texts: readonly XmlTexts[];
  readonly notes: ReadingNotes;
};

const refuseOtherYear = (year: string, own: number): void => {
  if (year !== String(own)) throw new Refusal('xml_year', { year: beginning(year, 20) || '-', own });
};

/**
 * The rows of an attachment as the office imports it. Refuses another root, company or tax year, a file without rows or
 * with more than a sheet takes, and hostile XML. Unknown elements and codes are noted.
 */
export const readXmlRows = async (attachment: XmlAttachment, bytes: Uint8Array, own: Own): Promise<XmlRows> => {
  const { root, isNamed, lists, columns } = attachment;
  const known = new Set(columns.map(([element]) => element));
  const parts = new Set([root, 'TIN', 'TaxYear', ...lists.flatMap(({ list, item }) => [list, item])]);
  const itemAt = (name: string | undefined): number => lists.findIndex(({ item }) => item === name);
  const rows: EntryRow[] = [];
  const read: XmlTexts[] = [];
  const notes = readingNotes();
  let texts = new Map<string, string>();
  let [tin, year] = ['', ''];
  const refuseOthers = (): void => {
    if (!isNamed) return;
    refuseOtherTin(tin, own.npwp);
    refuseOtherYear(year, own.taxYear);
  };
  const take = (list: AssetList): void => {
    const { row, uncoded, unkept } = readRow(attachment, texts, list);
    if (Object.keys(row).length === 0) return;
    if (rows.length === MOST_ROWS) throw new Refusal('too_many_lines', { limit: MOST_ROWS });
    rows.push(row);
    read.push(texts);
    for (const element of uncoded) notes.code(element, texts.get(element) ?? '');
    for (const element of unkept) notes.unkept(element);
  };
  await scanBulk(bytes, {
    root,
    rows: () => rows.length,
    open: (name) => {
      if (itemAt(name) < 0) return;
      refuseOthers();
      texts = new Map();
    },
    close: (name, parent, text) => {
      const clean = readableText(text).trim();
      const at = itemAt(name);
      if (itemAt(parent) >= 0 && known.has(name)) texts.set(name, clean);
      else if (parent === root && name === 'TIN') tin = clean;
      else if (parent === root && name === 'TaxYear') year = clean;
      else if (at >= 0) take(at === 1 ? 1 : 0);
      else if (!parts.has(name)) notes.unknown(name);
    },
  });
  if (rows.length === 0) throw new Refusal('no_rows');
  if (!isNamed) notes.unnamed();
  return { rows, texts: read, notes };
};
