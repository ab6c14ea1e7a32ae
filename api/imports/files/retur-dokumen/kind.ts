import { sen } from '#domain/definition/money.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import { returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, type RawDocument } from '../raw.ts';
import { returnsTogether, vatRow, vatRowLooks } from '../vat-row.ts';
import { dayFirst } from '../xml/lined-bulk.ts';
import { type ReturDokumenField, returDokumenFields } from './fields.ts';
import { readRow } from './read-row.ts';
import { synonyms } from './synonyms.ts';

const words = {
  out: { key: 'retur-dokumen-keluaran', speaks: /^(?!.*\b(masukan|pm|input)\b).*\b(retur|return)\b/ },
  in: { key: 'retur-dokumen-masukan', speaks: /^(?!.*\b(keluaran|pk|output)\b).*\b(retur|return)\b/ },
} as const;

const elements: Readonly<Record<string, ReturDokumenField>> = {
  DocumentNumber: 'originNumber',
  ReturnDocumentNumber: 'number',
  DocumentDate: 'date',
  BuyerTIN: 'counterpartyNpwp',
  BuyerTaxpayerName: 'counterpartyName',
  SellerTIN: 'counterpartyNpwp',
  SellerTaxpayerName: 'counterpartyName',
  ReturnTaxBase: 'dpp',
  ReturnVAT: 'ppn',
  ReturnSTLG: 'ppnbm',
};

const returOf = (raw: RawDocument, context: CheckContext): FileReturDokumen => readRow(raw, context).retur;

const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { retur, findings } = readRow(raw, context);
  return {
    findings: [blamedOnce([...(raw[0]?.findings ?? []), ...findings])],
    exactKey: retur.number,
    likeKey: retur.originNumber || null,
    sums: [sen(retur.dpp), sen(retur.ppn ?? '0')],
  };
};

const returDokumenImport = <S extends DokumenSide>(side: S) => {
  const { root, one } = returDokumenXml[side];
  const textOf = (field: ReturDokumenField, text: string) => (field === 'date' ? dayFirst(text) : text);
  return {
    ...vatRow({
      fields: returDokumenFields,
      xml: { root, one, elements, textOf },
      doubles: { inFile: 'retur_dokumen_in_file', saved: 'retur_dokumen_saved' },
    }),
    ...words[side],
    ...returnsTogether,
    synonyms,
    looks: vatRowLooks,
    input: returOf,
    held: returOf,
    check,
    needed: (['originNumber', 'number', 'date', 'dpp'] as const).map((field) => ({ field, or: [] })),
    assumed: ['ppn'],
    computed: new Set(['ppn', 'ppnbm']),
    unique: new Set(['originNumber', 'number']),
  } satisfies ImportKind<FileReturDokumen> as ImportKind<FileReturDokumen> & Pick<(typeof words)[S], 'key'>;
};

export const returDokumenKeluaran = returDokumenImport('out');
export const returDokumenMasukan = returDokumenImport('in');
