import { z } from 'zod';
import { goodServiceElements, taxInvoiceElements } from '#domain/faktur/keluaran-xml.ts';
import { elementsOf } from './elements-of.ts';
import type { OutgoingFaktur } from './port.ts';

const text = z.string().max(1000);
const amount = z.string().regex(/^-?\d{1,14}(\.\d{1,2})?$/);
const decimal = z.string().regex(/^-?\d{1,14}(\.\d{1,5})?$/);

const invoice = z.strictObject({
  TaxInvoiceDate: text,
  TaxInvoiceOpt: text,
  TrxCode: text,
  AddInfo: text.nullable(),
  CustomDoc: text.nullable(),
  CustomDocMonthYear: text.nullable(),
  RefDesc: text.nullable(),
  FacilityStamp: text.nullable(),
  SellerIDTKU: text,
  BuyerTin: text,
  BuyerDocument: text,
  BuyerCountry: text,
  BuyerDocumentNumber: text.nullable(),
  BuyerName: text,
  BuyerAdress: text,
  BuyerEmail: text.nullable(),
  BuyerIDTKU: text,
});

const good = z.strictObject({
  Opt: text,
  Code: text,
  Name: text,
  Unit: text,
  Price: decimal,
  Qty: decimal,
  TotalDiscount: amount,
  TaxBase: amount,
  OtherTaxBase: amount,
  VATRate: amount,
  VAT: amount,
  STLGRate: amount,
  STLG: amount,
});

/**
 * The elements of the import file by their own names, and separately what the file lacks: the replaced invoice, its
 * uang muka, the signer. Numbers are decimal text.
 */
export const fakturDocument = z.strictObject({
  tin: text,
  kind: z.enum(['NORMAL', 'SUBSTITUTE']),
  replacesNumber: text.nullable(),
  payment: z.strictObject({
    term: z.enum(['EMPTY', 'CASH_ADVANCE', 'PAID']),
    advanceNumber: text.nullable(),
  }),
  signee: z.strictObject({ name: text, npwp: text }),
  invoice,
  goods: z.array(good).max(10_000),
});

export type FakturDocument = z.infer<typeof fakturDocument>;
export type Good = FakturDocument['goods'][number];

const inTheirWords = (outgoing: OutgoingFaktur) => ({
  tin: outgoing.tin,
  kind: outgoing.kind,
  replacesNumber: outgoing.replacesNumber ?? null,
  payment: { term: outgoing.faktur.term, advanceNumber: outgoing.advanceNumber ?? null },
  signee: { name: outgoing.signee.name, npwp: outgoing.signee.npwp },
  invoice: elementsOf(taxInvoiceElements, outgoing.faktur),
  goods: outgoing.faktur.lines.map((line) => elementsOf(goodServiceElements, line)),
});

export const documentOf = (outgoing: OutgoingFaktur): FakturDocument => fakturDocument.parse(inTheirWords(outgoing));

/** Null instead of an error, for records that were not validated. */
export const sendable = (outgoing: OutgoingFaktur): FakturDocument | null =>
  fakturDocument.safeParse(inTheirWords(outgoing)).data ?? null;

const madeFrom: Readonly<Record<string, string>> = {
  CustomDocMonthYear: 'customDocPeriod',
  BuyerDocumentNumber: 'counterpartyDocumentNumber',
  Price: 'price',
  Qty: 'quantity',
  TotalDiscount: 'discount',
  TaxBase: 'price',
  OtherTaxBase: 'base',
  VATRate: 'price',
  VAT: 'price',
  STLG: 'ppnbmRate',
};

const ours = new Map<string, string>([
  ...[...taxInvoiceElements, ...goodServiceElements].flatMap(([name, value]) =>
    typeof value === 'function' ? [] : [[name, value] as const],
  ),
  ...Object.entries(madeFrom),
]);

/** "BuyerIDTKU" → "counterpartyNitku", "goods.2.Unit" → "lines.2.unit"; undefined if unknown. */
export const fieldOf = (path: string | undefined): string | undefined => {
  const [, at, name] = /^goods\.(\d+)\.(\w+)$/.exec(path ?? '') ?? [undefined, undefined, path];
  const field = name === undefined ? undefined : ours.get(name);
  return field && at !== undefined ? `lines.${at}.${field}` : field;
};
