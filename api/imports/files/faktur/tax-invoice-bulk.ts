import type { Finding } from '#domain/definition/finding.ts';
import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { unreadable } from '../cells/from-sheet-row.ts';
import type { Cells, RawDocument, RawRow } from '../raw.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import { scanBulk } from '../xml/bulk.ts';
import { type FieldKey, fakturFields, fakturLimits } from './fields.ts';

/** TaxInvoice > element, to our field. The names are those the writer's table holds; a test compares them. */
export const invoiceFields: Readonly<Record<string, FieldKey>> = {
  TaxInvoiceDate: 'date',
  TaxInvoiceOpt: 'type',
  TrxCode: 'code',
  AddInfo: 'addInfo',
  CustomDoc: 'customDoc',
  CustomDocMonthYear: 'customDocPeriod',
  RefDesc: 'reference',
  FacilityStamp: 'facilityStamp',
  SellerIDTKU: 'ownNitku',
  BuyerTin: 'counterpartyNpwp',
  BuyerDocument: 'counterpartyDocument',
  BuyerCountry: 'counterpartyCountry',
  BuyerDocumentNumber: 'counterpartyDocumentNumber',
  BuyerName: 'counterpartyName',
  BuyerAdress: 'counterpartyAddress',
  BuyerEmail: 'counterpartyEmail',
  BuyerIDTKU: 'counterpartyNitku',
};

/** GoodService > element, to our field. */
export const goodFields: Readonly<Record<string, FieldKey>> = {
  Opt: 'opt',
  Code: 'goodsCode',
  Name: 'goodsName',
  Unit: 'unit',
  Price: 'price',
  Qty: 'quantity',
  TotalDiscount: 'discount',
  TaxBase: 'dpp',
  OtherTaxBase: 'otherDpp',
  VATRate: 'ppnRate',
  VAT: 'ppn',
  STLGRate: 'ppnbmRate',
  STLG: 'ppnbm',
};

/** The field of an element, safe against names every object has. */
const fieldOf = (table: Readonly<Record<string, FieldKey>>, name: string): FieldKey | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const ROOT = 'TaxInvoiceBulk';

/** The file writes a decimal point; ours show a comma. Only plain decimals are turned, anything else stays for a person to see. */
const cellText = (field: FieldKey, text: string): string => {
  const clean = text.trim();
  return fakturFields[field].kind === 'decimal' && /^-?\d+\.\d+$/.test(clean) ? clean.replace('.', ',') : clean;
};

const rowOf = (row: number, cells: Cells, findings: readonly Finding[]): RawRow =>
  findings.length > 0 ? { row, cells, findings } : { row, cells };

/**
 * Reads TaxInvoiceBulk. Refuses another root, another company's TIN, document types, too deep or too large; what stands in an
 * element is for the checks. Elements we do not know are passed over.
 */
export const readTaxInvoiceBulk = async (
  bytes: Uint8Array,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> => {
  let tin = '';
  let documents = 0;
  let row = 0;
  let header: Cells = {};
  let goods: Cells = {};
  let headerFindings: Finding[] = [];
  let goodsFindings: Finding[] = [];
  let rows: RawRow[] = [];

  const closeInvoice = (): void => {
    if (++documents > fakturLimits.documents)
      throw new Refusal('too_many_documents', { limit: fakturLimits.documents });
    if (rows.length === 0) rows.push({ row: ++row, cells: {} });
    const [first, ...rest] = rows;
    take([
      rowOf(first?.row ?? row, { ...header, ...first?.cells }, [...headerFindings, ...(first?.findings ?? [])]),
      ...rest,
    ]);
  };

  await scanBulk(bytes, {
    root: ROOT,
    rows: () => row,
    open: (name) => {
      if (name === 'TaxInvoice') {
        refuseOtherTin(tin, npwp);
        header = {};
        headerFindings = [];
        rows = [];
      } else if (name === 'GoodService') {
        goods = {};
        goodsFindings = [];
      }
    },
    close: (name, parent, text) => {
      if (name === 'TIN' && parent === ROOT) {
        tin = text.trim();
        refuseOtherTin(tin, npwp);
      } else if (name === 'TaxInvoice') closeInvoice();
      else if (name === 'GoodService') {
        rows.push(rowOf(++row, goods, goodsFindings));
        if (row > fakturLimits.lines) throw new Refusal('too_many_lines', { limit: fakturLimits.lines });
      } else if (parent === 'TaxInvoice' || parent === 'GoodService') {
        const inHeader = parent === 'TaxInvoice';
        const field = fieldOf(inHeader ? invoiceFields : goodFields, name);
        if (field) (inHeader ? header : goods)[field] = cellText(field, readableText(text));
        if (field && !isReadable(text)) (inHeader ? headerFindings : goodsFindings).push(unreadable(field));
      }
    },
  });
  if (documents === 0) throw new Refusal('no_rows');
};
