import { rupiah, sen, total } from '#domain/definition/money.ts';
import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { unreadable } from '../cells/from-sheet-row.ts';
import type { Cells, RawDocument } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import { scanBulk } from '../xml/bulk.ts';
import { type MasukanField, masukanLimits } from './fields.ts';

const ROOT = 'TaxInvoiceBulk';

const headFields: Readonly<Record<string, MasukanField>> = {
  TaxInvoiceDate: 'date',
  RefDesc: 'reference',
  BuyerTin: 'ownNpwp',
};
const amountFields: Readonly<Record<string, MasukanField>> = {
  TaxBase: 'dpp',
  OtherTaxBase: 'otherDpp',
  VAT: 'ppn',
  STLG: 'ppnbm',
};

/** If a line is no amount, its text is returned so that the checks report it. */
const summed = (texts: readonly string[]): string => {
  try {
    return rupiah(total(texts.map(sen)));
  } catch {
    return texts.find((text) => !/^\d+(\.\d{1,2})?$/.test(text)) ?? texts.join(' ');
  }
};

/**
 * Invoices of a seller's XML have no number, because the office assigns it later. Refuses another root, document types,
 * and files that are too deep or too large.
 */
export const readSellerXml = async (bytes: Uint8Array, take: (document: RawDocument) => void): Promise<void> => {
  let tin = '';
  let row = 0;
  let cells: Cells = {};
  let strange: MasukanField[] = [];
  let amounts = new Map<MasukanField, string[]>();
  const keep = (field: MasukanField, text: string): void => {
    const content = readableText(text).trim();
    if (content !== '') cells[field] = content;
    if (!isReadable(text)) strange.push(field);
  };
  const closeInvoice = (): void => {
    if (++row > masukanLimits.documents) throw new Refusal('too_many_documents', { limit: masukanLimits.documents });
    for (const [field, texts] of amounts) cells[field] = summed(texts);
    if (tin !== '') cells.counterpartyNpwp = tin;
    take([strange.length > 0 ? { row, cells, findings: strange.map(unreadable) } : { row, cells }]);
  };
  await scanBulk(bytes, {
    root: ROOT,
    rows: () => row,
    open: (name) => {
      if (name === 'TaxInvoice') [cells, strange, amounts] = [{}, [], new Map()];
    },
    close: (name, parent, text) => {
      if (name === 'TIN' && parent === ROOT) tin = readableText(text).trim();
      else if (name === 'TaxInvoice') closeInvoice();
      else if (parent === 'TaxInvoice' && Object.hasOwn(headFields, name)) keep(headFields[name] as MasukanField, text);
      else if (parent === 'GoodService' && Object.hasOwn(amountFields, name)) {
        const field = amountFields[name] as MasukanField;
        amounts.set(field, [...(amounts.get(field) ?? []), readableText(text).trim()]);
      }
    },
  });
  if (row === 0) throw new Refusal('no_rows');
};
