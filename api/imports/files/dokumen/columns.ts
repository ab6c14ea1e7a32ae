import { dokumenFields } from '#domain/faktur/dokumen-fields.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { fileColumns } from '../field-row.ts';
import type { FieldShape } from '../kind.ts';
import { rowField } from '../vat-row.ts';

const { fields, synonyms, elements, needed, ...shared } = fileColumns(dokumenFields);

/** The kind of a document by the codes of the office, if the file does not have it in words. */
const codes = { transaction: rowField('digits'), document: rowField('digits') };

const { documentKind, code, ...others } = fields;
const all = { documentKind, transaction: codes.transaction, code, document: codes.document, ...others };

export type DokumenField = keyof typeof all;

const without: Readonly<Record<DokumenSide, readonly DokumenField[]>> = {
  out: ['uncreditReason'],
  in: ['addInfo', 'reference'],
};

export const columnsFor = (side: DokumenSide) => ({
  ...shared,
  fields: Object.fromEntries(
    Object.entries(all).filter(([key]) => !without[side].includes(key as DokumenField)),
  ) as Readonly<Record<DokumenField, FieldShape>>,
  synonyms: {
    ...synonyms,
    documentKind: dokumenFields.documentKind.file.headings,
    transaction: ['Jenis Transaksi', 'Kode Jenis Transaksi', 'TransactionType', 'TrxType'],
    document: ['Kode Dokumen Transaksi', 'Dokumen Transaksi', 'TransactionDocument', 'TrxDocument', 'Kode Dokumen'],
  },
  elements: {
    ...elements,
    TransactionType: 'transaction',
    TrxType: 'transaction',
    TransactionDocument: 'document',
    TrxDocument: 'document',
  } as Readonly<Record<string, DokumenField>>,
  needed: [{ field: 'documentKind', or: [['document'], ['transaction', 'code']] }, ...needed],
});
