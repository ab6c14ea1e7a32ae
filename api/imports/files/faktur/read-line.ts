import { sen, share, times } from '#domain/definition/money.ts';
import { defaultBase } from '#domain/faktur/codes.ts';
import type { BaseScheme, FakturLineInput } from '#domain/faktur/record.ts';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { type CellReader as Reader, readDecimal } from '../cells/reader.ts';
import type { FieldKey } from './fields.ts';
import { optFrom } from './read-header.ts';

type CellReader = Reader<FieldKey>;

/** Amounts as the file has them, in rupiah; null where it has none. They are compared with ours, never taken over. */
export type FileAmounts = {
  dpp: string | null;
  otherDpp: string | null;
  ppnRate: string | null;
  ppn: string | null;
  ppnbm: string | null;
};

const WHOLE_RUPIAH = 100;
const OTHER_UNIT = 'UM.0033';

/** "UM.0018" from anything people write for a unit. */
const readUnit = (reader: CellReader): string => {
  const text = reader.text('unit');
  const unit = unitFrom(text);
  if (!unit) reader.error('unit', text === '' ? 'unit_missing' : 'unit_unknown', OTHER_UNIT);
  return unit ?? text;
};

/** What people begin the name of a service with. */
const SERVICE = /^(jasa|sewa|biaya|ongkos|service|fee)\b/i;

const readOpt = (reader: CellReader): 'A' | 'B' => {
  const text = reader.text('opt');
  const opt = optFrom(text);
  const likely = SERVICE.test(reader.text('goodsName').trim()) ? 'B' : 'A';
  if (opt) return opt;
  if (text !== '') reader.error('opt', 'opt_unknown');
  else if (reader.style.absent?.includes('opt')) reader.warn('opt', 'opt_assumed', likely);
  else reader.error('opt', 'opt_missing', likely);
  return likely;
};

const readCode = (reader: CellReader): string => {
  const text = reader.text('goodsCode').replace(/[.\s]/g, '');
  if (!/^\d{0,5}$/.test(text)) return text;
  if (text !== '' && !/^0+$/.test(text)) reader.warn('goodsCode', 'goods_code_zeros', text.padStart(6, '0'));
  return text.padStart(6, '0');
};

/** A rate as the file writes it: 12, "12%", or 0,12 where the cell was a percentage. */
const asPercent = (rate: string | null): string | null =>
  rate !== null && Number(rate) > 0 && Number(rate) < 1 ? String(Math.round(Number(rate) * 10_000) / 100) : rate;

/** The share of the base each scheme takes; a value by its own rule takes none. */
const shares = { ELEVEN_TWELFTHS: [11, 12], FULL: [1, 1] } as const;

/** Amounts from which a file in whole rupiah tells the schemes apart. */
const TOLD_APART = 100_000;

/**
 * The scheme behind the other base of the file, the nearest one, and of several as near the usual one of the code: of a free line every
 * share is nothing. A file rounded to whole rupiah still means 11/12.
 */
const schemeOf = (
  dpp: number | null,
  other: string | null,
  usual: BaseScheme,
): Pick<FakturLineInput, 'base' | 'ownBase'> => {
  if (other === null || dpp === null) return { base: usual, ownBase: null };
  const given = sen(other);
  const rounded = given % WHOLE_RUPIAH === 0 && dpp >= TOLD_APART;
  const [nearest] = ([usual, 'ELEVEN_TWELFTHS', 'FULL'] as const)
    .flatMap((base) => (base === 'OWN' ? [] : [{ base, by: Math.abs(given - share(dpp, shares[base], 'nearest')) }]))
    .sort((one, another) => one.by - another.by);
  const fits = nearest && nearest.by < (rounded ? WHOLE_RUPIAH : 1);
  return fits ? { base: nearest.base, ownBase: null } : { base: 'OWN', ownBase: other };
};

const baseOf = (price: string, quantity: string, discount: string): number | null => {
  try {
    return times(price, quantity) - sen(discount);
  } catch {
    return null;
  }
};

/** One line. A table that knows only the DPP of a sale has one of that price. */
export const readLine = (reader: CellReader, transactionCode: string): { line: FakturLineInput; file: FileAmounts } => {
  const dpp = readDecimal(reader, 'dpp', 2);
  const otherDpp = readDecimal(reader, 'otherDpp', 2);
  const said = readDecimal(reader, 'price', 5);
  const priceless = said === null && dpp !== null && reader.text('price') === '';
  if (said === null && !priceless && reader.text('price') === '') reader.error('price', 'price_missing');
  const price = said ?? (priceless ? dpp : '0');
  const quantity = priceless ? '1' : (readDecimal(reader, 'quantity', 5) ?? '1');
  const discount = readDecimal(reader, 'discount', 2) ?? '0';
  const ppnbmRate = asPercent(readDecimal(reader, 'ppnbmRate', 4)) ?? '0';
  const scheme = schemeOf(
    baseOf(price, quantity, discount),
    otherDpp,
    defaultBase(transactionCode, Number(ppnbmRate) > 0),
  );
  return {
    line: {
      opt: readOpt(reader),
      code: readCode(reader),
      name: reader.text('goodsName'),
      unit: readUnit(reader),
      price,
      quantity,
      discount,
      ...scheme,
      ppnbmRate,
    },
    file: {
      dpp,
      otherDpp,
      ppnRate: asPercent(readDecimal(reader, 'ppnRate', 4)),
      ppn: readDecimal(reader, 'ppn', 2),
      ppnbm: readDecimal(reader, 'ppnbm', 2),
    },
  };
};
