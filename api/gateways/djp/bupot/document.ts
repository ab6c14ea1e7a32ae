import { z } from 'zod';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { elementsOf } from '../elements-of.ts';
import type { OutgoingBupot } from './port.ts';

const text = z.string().max(1000);
const amount = z.string().regex(/^-?\d{1,15}(\.\d{1,2})?$/);
const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

/**
 * The elements of the import file by their own names (`slip`), and separately what the file lacks or names differently
 * in each kind.
 */
export const bupotDocument = z.strictObject({
  tin: text,
  slipKind: z.enum(slipKinds),
  kind: z.enum(['NORMAL', 'CORRECTION']),
  correctsNumber: text.nullable(),
  signee: z.strictObject({ name: text, npwp: text }),
  reference: text.nullable(),
  period: text,
  date: text,
  nitku: text,
  taxCode: text,
  facility: text,
  /** Null for a slip without a single payee. */
  payee: z.strictObject({ npwp: text, nitku: text.nullable(), name: text }).nullable(),
  gross: amount,
  base: amount,
  /** Percent of the gross that is taxed, and the rate; null if the tax does not follow from one. */
  nett: percent,
  rate: percent.nullable(),
  tax: amount,
  borne: amount,
  slip: z.record(text, text.nullable()),
});

export type BupotDocument = z.infer<typeof bupotDocument>;

const inTheirWords = ({ tin, kind, correctsNumber, signee, bupot }: OutgoingBupot) => ({
  tin,
  slipKind: bupot.kind,
  kind,
  correctsNumber: correctsNumber ?? null,
  signee: { name: signee.name, npwp: signee.npwp },
  reference: bupot.reference,
  period: bupot.period,
  date: bupot.date,
  nitku: bupot.nitku,
  taxCode: bupot.taxCode,
  facility: bupot.facility,
  payee: bupot.payeeNpwp && { npwp: bupot.payeeNpwp, nitku: bupot.payeeNitku, name: bupot.payeeName },
  gross: bupot.gross,
  base: bupot.base,
  nett: bupot.nett || '100',
  rate: bupot.rate || null,
  tax: bupot.tax,
  borne: bupot.borne,
  slip: elementsOf(slipLayouts[bupot.kind].elements, bupot),
});

export const sendable = (outgoing: OutgoingBupot): BupotDocument | null =>
  bupotDocument.safeParse(inTheirWords(outgoing)).data ?? null;

const ofPayee: Readonly<Record<string, string>> = {
  'payee.npwp': 'payeeNpwp',
  'payee.nitku': 'payeeNitku',
  'payee.name': 'payeeName',
};
const otherFields: ReadonlySet<string> = new Set([
  'reference',
  'period',
  'date',
  'nitku',
  'taxCode',
  'facility',
  'gross',
]);

const madeFrom: Readonly<Record<string, string>> = {
  'slip.TaxPeriodMonth': 'period',
  'slip.TaxPeriodYear': 'period',
  'slip.IDPlaceOfBusinessActivityOfIncomeRecipient': 'payeeNitku',
  'slip.TaxCertificate': 'facility',
  'slip.TaxObjectCode': 'taxCode',
  'slip.TaxBase': 'gross',
  'slip.Gross': 'gross',
  'slip.GrossIncome': 'gross',
  'slip.Deemed': 'nett',
  'slip.Rate': 'rate',
  'slip.Document': 'documentType',
  'slip.GovTreasurerOpt': 'paymentOption',
  'slip.StatusOfWithholding': 'withholdingAnnuality',
};

const ours = new Map<string, string>([
  ...Object.entries(madeFrom),
  ...slipKinds.flatMap((kind) =>
    slipLayouts[kind].elements.flatMap(([name, value]) =>
      typeof value === 'function' ? [] : [[`slip.${name}`, value] as const],
    ),
  ),
]);

export const fieldOf = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined;
  return otherFields.has(path) ? path : (ofPayee[path] ?? ours.get(path));
};
