import { sen, total } from '#domain/definition/money.ts';
import type { FileRetur, FileReturLine } from '#domain/faktur/retur-file.ts';
import { isOverprecise } from '#domain/faktur/round-quantity.ts';
import { bareNumber, cellReader, readDecimal, readNpwp, rounded, shown } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument } from '../kind.ts';
import { blamedOnce, type RawDocument } from '../raw.ts';
import type { ReturField } from './fields.ts';
import { readReturnDay } from './read-day.ts';

type Reader = ReturnType<typeof cellReader<ReturField>>;

const readNumber = (reader: Reader): string => {
  const number = bareNumber(reader.text('number'));
  if (number === '') reader.error('number', 'retur_number_missing');
  else if (!/^\d{17}$/.test(number)) {
    const led = `0${number}`;
    reader.error('number', 'retur_number_digits', /^\d{17}$/.test(led) ? led : {});
  }
  return number;
};

const readLine = (reader: Reader, row: number): FileReturLine => {
  const name = reader.text('goodsName');
  const quantity = readDecimal(reader, 'quantity', 5) ?? '0';
  const isBack = Number(quantity) !== 0;
  if (isBack && name === '') reader.error('goodsName', 'retur_name_missing');
  if (quantity.startsWith('-')) reader.error('quantity', 'retur_negative', shown(quantity.slice(1)));
  else if (isOverprecise({ quantity })) reader.error('quantity', 'retur_places', shown(rounded(quantity, 2)));
  const amount = (field: ReturField): string | null => readDecimal(reader, field, 2);
  return {
    row,
    name,
    code: bareNumber(reader.text('goodsCode')),
    price: readDecimal(reader, 'price', 5),
    quantity: quantity.replace(/^-/, ''),
    discount: amount('discount'),
    dpp: amount('dpp'),
    otherDpp: amount('otherDpp'),
    ppn: amount('ppn'),
    ppnbm: amount('ppnbm'),
  };
};

/** Never throws on any text. */
const read = (raw: RawDocument, { today, style }: Pick<CheckContext, 'today' | 'style'>) => {
  const readers = raw.map(({ cells }) => cellReader<ReturField>(cells, style));
  const [first] = readers;
  if (!first) throw new RangeError('a document has at least one row');
  const retur: FileRetur = {
    number: readNumber(first),
    seller: readNpwp(first, 'counterpartyNpwp'),
    date: readReturnDay(first, today),
    reference: first.text('reference').replace(/^-$/, '').slice(0, 100) || null,
    lines: readers.map((reader, at) => readLine(reader, raw[at]?.row ?? 0)),
  };
  if (retur.lines.every(({ quantity }) => Number(quantity) === 0)) first.error('quantity', 'retur_nothing');
  return { retur, findings: readers.map((reader) => reader.findings) };
};

export const returOf = (raw: RawDocument, context: CheckContext): FileRetur => read(raw, context).retur;

/** In sen; a missing or unreadable amount counts as zero. */
const senOf = (lines: readonly FileReturLine[], key: 'dpp' | 'ppn'): number =>
  total(lines.map((line) => (/^\d+(\.\d{1,2})?$/.test(line[key] ?? '') ? sen(line[key] ?? '0') : 0)));

/** Without its invoice; the comparison with the saved invoice is separate. */
export const checkReturFile = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { retur, findings } = read(raw, context);
  return {
    findings: raw.map((row, at) => blamedOnce([...(row.findings ?? []), ...(findings[at] ?? [])])),
    exactKey: null,
    likeKey: /^\d{17}$/.test(retur.number) ? retur.number : null,
    sums: [senOf(retur.lines, 'dpp'), senOf(retur.lines, 'ppn')],
  };
};
