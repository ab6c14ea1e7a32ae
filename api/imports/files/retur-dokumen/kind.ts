import { isZero, sen } from '#domain/definition/money.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import type { FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import { returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import { bySide, sideWords } from '#domain/faktur/sides.ts';
import { type CellReader, cellReader, shown } from '../cells/reader.ts';
import { fileColumns, readFields } from '../field-row.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, type RawDocument } from '../raw.ts';
import { checkReturnDay } from '../retur/read-day.ts';
import { returnsTogether, vatRow, vatRowLooks } from '../vat-row.ts';
import { dayFirst } from '../xml/lined-bulk.ts';

const { fields, elements, ...columns } = fileColumns(returDokumenFields);

const speaks = {
  out: /^(?!.*\b(masukan|pm|input)\b).*\b(retur|return)\b/,
  in: /^(?!.*\b(keluaran|pk|output)\b).*\b(retur|return)\b/,
} as const;

const positive = (reader: CellReader, field: 'dpp' | 'ppn' | 'ppnbm', amount: string | null): string | null => {
  if (!amount?.startsWith('-')) return amount;
  const bare = amount.slice(1);
  reader.error(field, 'retur_negative', shown(bare));
  return bare;
};

const readRow = (raw: RawDocument, { today, style }: Pick<CheckContext, 'today' | 'style'>) => {
  const reader = cellReader(raw[0]?.cells ?? {}, style);
  const { dpp, ppn, ppnbm, ...read } = readFields(returDokumenFields, reader);
  const retur: FileReturDokumen = {
    ...read,
    dpp: positive(reader, 'dpp', dpp) ?? '0',
    ppn: positive(reader, 'ppn', ppn),
    ppnbm: positive(reader, 'ppnbm', ppnbm),
  };
  if (retur.originNumber === '') reader.error('originNumber', 'retur_dokumen_origin_missing');
  if (retur.number === null) reader.error('number', 'retur_dokumen_number_missing');
  if (isZero(retur.dpp)) reader.error('dpp', 'retur_dokumen_nothing');
  checkReturnDay(reader, retur.date, today);
  return { retur, findings: reader.findings };
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

export const returDokumenImports = bySide((side) => {
  const { root, one } = returDokumenXml[side];
  return {
    ...vatRow({
      fields,
      xml: { root, one, elements, textOf: (field, text) => (field === 'date' ? dayFirst(text) : text) },
      doubles: { inFile: 'retur_dokumen_in_file', saved: 'retur_dokumen_saved' },
    }),
    ...columns,
    ...returnsTogether,
    key: `retur-dokumen-${sideWords[side]}` as const,
    speaks: speaks[side],
    looks: vatRowLooks,
    input: returOf,
    held: returOf,
    check,
  } satisfies ImportKind<FileReturDokumen>;
});
