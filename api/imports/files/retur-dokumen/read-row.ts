import { isZero } from '#domain/definition/money.ts';
import { maxima } from '#domain/faktur/maxima.ts';
import type { FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import { type CellReader, cellReader, readDecimal, readNpwp, shown } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { RawDocument } from '../raw.ts';
import { readReturnDay } from '../retur/read-day.ts';
import type { ReturDokumenField } from './fields.ts';

type Reader = CellReader<ReturDokumenField>;

const readAmount = (reader: Reader, field: 'dpp' | 'ppn' | 'ppnbm'): string | null => {
  const amount = readDecimal(reader, field, 2);
  if (!amount?.startsWith('-')) return amount;
  const bare = amount.slice(1);
  reader.error(field, 'retur_negative', shown(bare));
  return bare;
};

const readNumber = (reader: Reader): string | null => {
  const number = reader.text('number');
  if (number === '') reader.error('number', 'retur_dokumen_number_missing');
  else if (number.length > maxima.customDoc) reader.error('number', 'retur_dokumen_number_long');
  return number || null;
};

export const readRow = (raw: RawDocument, { today, style }: Pick<CheckContext, 'today' | 'style'>) => {
  const reader = cellReader<ReturDokumenField>(raw[0]?.cells ?? {}, style);
  const originNumber = reader.text('originNumber');
  if (originNumber === '') reader.error('originNumber', 'retur_dokumen_origin_missing');
  const retur: FileReturDokumen = {
    originNumber,
    number: readNumber(reader),
    date: readReturnDay(reader, today),
    counterparty: readNpwp(reader, 'counterpartyNpwp'),
    dpp: readAmount(reader, 'dpp') ?? '0',
    ppn: readAmount(reader, 'ppn'),
    ppnbm: readAmount(reader, 'ppnbm'),
  };
  if (isZero(retur.dpp)) reader.error('dpp', 'retur_dokumen_nothing');
  return { retur, findings: reader.findings };
};
