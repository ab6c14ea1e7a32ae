import { sen, share, times } from '#domain/definition/money.ts';
import { defaultBase } from '#domain/faktur/codes.ts';
import type { BaseScheme, FakturLineInput } from '#domain/faktur/record.ts';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { hundredfold, PERCENT_PLACES, percentIn } from '../cells/percent.ts';
import { type CellReader as Reader, readDecimal, rounded } from '../cells/reader.ts';
import type { FieldKey } from './fields.ts';
import { optFrom } from './read-header.ts';
import { type PriceContext, type Prices, readPrices } from './read-prices.ts';

type CellReader = Reader<FieldKey>;

export type FileAmounts = {
  dpp: string | null;
  otherDpp: string | null;
  ppnRate: string | null;
  ppn: string | null;
  ppnbm: string | null;
  /** Including PPN and PPnBM. */
  total: string | null;
};

const WHOLE_RUPIAH = 100;
const OTHER_UNIT = 'UM.0033';

const readUnit = (reader: CellReader): string => {
  const text = reader.text('unit');
  const unit = unitFrom(text);
  if (!unit) reader.error('unit', text === '' ? 'unit_missing' : 'unit_unknown', OTHER_UNIT);
  return unit ?? text;
};

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

/** 12, "12%", or 0,12 from a percentage cell. Null if absent or unreadable (which is reported). */
const readRate = (reader: CellReader, field: 'ppnRate' | 'ppnbmRate'): string | null => {
  const text = reader.text(field);
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null) {
    reader.error(field, 'percent_unreadable');
    return null;
  }
  const rate = !text.includes('%') && Number(value) > 0 && Number(value) < 1 ? hundredfold(value) : value;
  return rounded(rate, PERCENT_PLACES);
};

/** The share of the base in each scheme. OWN has no share. */
const shares = { ELEVEN_TWELFTHS: [11, 12], FULL: [1, 1] } as const;

/** Smallest amount at which a file rounded to whole rupiah still distinguishes the schemes. */
const LEAST_AMOUNT = 100_000;

/**
 * The scheme whose other base is nearest; on a tie the usual one of the code, because every share of a free line is
 * zero.
 */
const schemeOf = (
  dpp: number | null,
  other: string | null,
  usual: BaseScheme,
): Pick<FakturLineInput, 'base' | 'ownBase'> => {
  if (other === null || dpp === null) return { base: usual, ownBase: null };
  const given = sen(other);
  const rounded = given % WHOLE_RUPIAH === 0 && dpp >= LEAST_AMOUNT;
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

const pricesOf = (reader: CellReader, context: PriceContext): Prices => {
  try {
    return readPrices(reader, context);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reader.error('price', 'number_too_large');
    return { price: '0', quantity: '1', discount: '0', rupiahOf: (amount) => amount };
  }
};

type Header = { readonly code: string; readonly date: string };

/** A table that only has the total of a sale gives one unit at that price. */
export const readLine = (reader: CellReader, { code, date }: Header): { line: FakturLineInput; file: FileAmounts } => {
  const ppnbmRate = readRate(reader, 'ppnbmRate') ?? '0';
  const usual = defaultBase(code, Number(ppnbmRate) > 0);
  const { price, quantity, discount, rupiahOf } = pricesOf(reader, { code, scheme: usual, date });
  const money = (field: FieldKey): string | null => rupiahOf(readDecimal(reader, field, 2));
  const otherDpp = money('otherDpp');
  const scheme = schemeOf(baseOf(price, quantity, discount), otherDpp, usual);
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
      dpp: money('dpp'),
      otherDpp,
      ppnRate: readRate(reader, 'ppnRate'),
      ppn: money('ppn'),
      ppnbm: money('ppnbm'),
      total: money('totalWithVat'),
    },
  };
};
