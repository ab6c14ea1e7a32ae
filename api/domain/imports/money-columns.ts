import { isZero, scaled } from '../definition/money.ts';
import { columnsFor, columnsIn, type FileColumn, type MappedField, type Mapping } from './columns.ts';

const MONEY =
  /(harga|price|nilai|total|jumlah|amount|tagihan|netto|neto|bruto|gross|diskon|\bdisc|potongan|discount|\bppn|\bvat\b|pajak|\btax|kurs|mata uang|currency|valuta|ongkir|ongkos|shipping|freight|biaya|\bfee\b|gaji|tunjangan|lembur|\bthr\b|bonus|upah|insentif|komisi|\buang\b|transport|natura|rapel|pesangon|asuransi|jaminan|bpjs|\bjkk\b|\bjkm\b|\bjht\b|\bjp\b|premi|iuran|allowance|salary|\bwages?\b|overtime|incentive|commission|insurance|severance|advance|pembulatan|rounding|meterai|materai|honor|pokok)/;
const NUMBERED =
  /(nomor|\bno\b|\bno\.|kode|\bcode|masa|tahun|npwp|nik\b|nitku|tgl|tanggal|\bdate|\bid\b|telp|phone|hari|\bdays?\b|qty|quantity|kuantitas|number|account|akun|jabatan|status|nama|name|jenis|tipe|type)/;
/**
 * The first word in Indonesian and the last in English; the other words only say which payment: "Tunjangan Jabatan",
 * "Tunjangan Hari Raya", "Position Allowance".
 */
const PAYMENT =
  /^(tunjangan|tunj|gaji|lembur|bonus|upah|insentif|komisi|honor\w*|uang|premi|iuran|pesangon|rapel|thr)\b|\b(allowance|salary|wages?|overtime|bonus|incentive|commission|severance)$/;

/** Taken from the net pay. */
const DEDUCTION =
  /(\bpotongan\b|\bpot\.|koperasi|pinjaman|kasbon|cicilan|angsuran|\bserikat\b|\bloans?\b|deduction|\bunion (dues|fee)|cooperative)/;
const INCOME = /^(tunjangan|tunj|gaji|lembur|bonus|upah|insentif|komisi|honor\w*|rapel|thr)\b|\b(allowance|bonus)$/;

const words = (heading: string): string => heading.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export const namesMoney = (heading: string): boolean => {
  const text = words(heading).trim();
  return PAYMENT.test(text) || (MONEY.test(text) && !NUMBERED.test(text));
};

/** "Potongan Koperasi"; but "Tunjangan Koperasi" is income. */
export const namesDeduction = (heading: string): boolean => {
  const text = words(heading).trim();
  return DEDUCTION.test(text) && !INCOME.test(text);
};

const MICRO = 6;
const micro = (decimal: string): bigint => {
  const [whole = '0', behind = ''] = decimal.split('.');
  return scaled(behind === '' ? whole : `${whole}.${behind.slice(0, MICRO)}`, MICRO);
};
const ONE = 10n ** BigInt(MICRO);

type Series = readonly (bigint | null)[];

const seriesOf = ({ numbers = [] }: FileColumn): Series =>
  numbers.map((number) => (number === null ? null : micro(number)));

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Equal except for rounding: one rupiah, or a two-thousandth. */
const near = (a: bigint, b: bigint): boolean => abs(a - b) <= ONE || abs(a - b) * 2000n <= abs(a);

/** Equal in every row that has both, and at least one row has both. */
const agrees = (one: Series, other: Series): boolean => {
  let rows = 0;
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] ?? null, other[at] ?? null];
    if (a === null || b === null) continue;
    if (!near(a, b)) return false;
    if (a !== 0n) rows++;
  }
  return rows > 0;
};

const combined = (one: Series, other: Series, work: (a: bigint, b: bigint) => bigint): Series =>
  one.map((a, at) => {
    const b = other[at] ?? null;
    return a === null || b === null ? null : work(a, b);
  });

const scaledBy = (series: Series, over: bigint, under: bigint): Series =>
  series.map((value) => (value === null ? null : (value * over) / under));

/** Ratios of amounts with PPN: the PPN of the price, and the price with and without it (11 % effective and 12 %). */
const SHARES: readonly (readonly [bigint, bigint])[] = [
  [1n, 1n],
  [111n, 100n],
  [112n, 100n],
  [100n, 111n],
  [100n, 112n],
  [11n, 100n],
  [12n, 100n],
  [11n, 111n],
  [12n, 112n],
  [11n, 12n],
];

export const product = (one: FileColumn, other: FileColumn): Series =>
  combined(seriesOf(one), seriesOf(other), (a, b) => (a * b) / ONE);

export const isShareOf = (column: FileColumn, of: Series, share: readonly [bigint, bigint]): boolean =>
  agrees(seriesOf(column), scaledBy(of, ...share));

const pairs = (used: readonly Series[], work: (a: bigint, b: bigint) => bigint): readonly Series[] =>
  used.flatMap((one, at) => used.flatMap((other, place) => (place === at ? [] : [combined(one, other, work)])));

/** Sums and differences, and for sales also products of price and quantity. */
const derived = (used: readonly Series[], products: readonly Series[], sale: boolean): readonly Series[] => [
  ...(sale ? used : []),
  ...products,
  ...products.flatMap((gross) => used.map((part) => combined(gross, part, (a, b) => a - b))),
  ...pairs(used, (a, b) => a + b),
  ...pairs(used, (a, b) => a - b),
];

const summed = (columns: readonly FileColumn[]): Series =>
  (columns[0]?.numbers ?? []).map((_, row) => columns.reduce((all, column) => all + (seriesOf(column)[row] ?? 0n), 0n));

/** In rupiah: rates, days and hours are below. */
const LEAST_AMOUNT = 100n * ONE;

/** Whether a column may be pay: each of its values is an amount, zero or empty. */
export const isPay = (column: FileColumn): boolean =>
  seriesOf(column).every((value) => value === null || value === 0n || abs(value) >= LEAST_AMOUNT);

const hasAmounts = ({ name, sample, numbers = [] }: FileColumn): boolean =>
  numbers.some((number) => number !== null && !isZero(number)) ||
  (/currency|mata uang|valuta/.test(words(name)) && sample.some((text) => text.trim() !== ''));

const LARGEST_SUBSET = 10;

/** As many as possible and at least `least`; empty if no combination adds up in every row. */
export const partsOf = (whole: FileColumn, parts: readonly FileColumn[], least = 2): readonly FileColumn[] => {
  const isWhole = (some: readonly FileColumn[]): boolean => agrees(seriesOf(whole), summed(some));
  if (parts.length >= least && isWhole(parts)) return parts;
  const some = parts.slice(0, LARGEST_SUBSET);
  const sums = some.map((part) => seriesOf(part).map((value) => value ?? 0n));
  for (let choice = (1 << some.length) - 1; choice > 0; choice--) {
    const chosen = sums.filter((_, at) => choice & (1 << at));
    if (chosen.length < least) continue;
    const sum = (seriesOf(whole) as Series).map((_, row) => chosen.reduce((all, one) => all + (one[row] ?? 0n), 0n));
    if (agrees(seriesOf(whole), sum)) return some.filter((_, at) => choice & (1 << at));
  }
  return [];
};

type Context = {
  readonly fields: readonly MappedField[];
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
};

/** A second price, a fee, a part of a salary. Products, sums and PPN ratios of mapped columns are left out. */
export const leftMoney = ({ fields, columns, mapping }: Context): readonly FileColumn[] => {
  const taken = new Set(columnsIn(mapping));
  const byName = new Map(columns.map((column) => [column.name, column]));
  const of = (field: string): FileColumn[] => columnsFor(mapping, field).flatMap((name) => byName.get(name) ?? []);
  const isPart = ({ partOf }: MappedField): boolean => partOf !== undefined;
  const partsUnder = (whole: string) => fields.filter(({ partOf }) => partOf === whole).flatMap(({ key }) => of(key));
  // Parts are no amounts of their own: the difference of two of them explains nothing.
  const wholeFields = fields.filter((one) => one.kind === 'decimal' && !isPart(one));
  const amounts = wholeFields.flatMap(({ key }) => of(key));
  const [quantity] = of('quantity');
  const products = quantity ? [...of('price'), ...of('priceWithVat')].map((price) => product(price, quantity)) : [];
  const sale = fields.some(({ key }) => key === 'price');
  const wholes = [...new Set(fields.flatMap(({ partOf }) => partOf ?? []))];
  const made = wholes.filter((whole) => of(whole).length === 0).map(partsUnder);
  const sums = [...fields.map(({ key }) => of(key)), ...made].filter((some) => some.length > 1);
  const used = [...amounts.filter((column) => column !== quantity).map(seriesOf), ...sums.map(summed)];
  const known = [...derived(used, products, sale), ...sums.map(summed)];
  const shares = sale ? SHARES : SHARES.slice(0, 1);
  // Of a sale it is a discount.
  const isLeftOut = wholes.length > 0 ? namesDeduction : () => false;
  const open = columns.filter(
    (column) => !taken.has(column.name) && namesMoney(column.name) && !isLeftOut(column.name) && hasAmounts(column),
  );
  const unexplained = open.filter(
    (column) => !known.some((one) => shares.some((share) => agrees(seriesOf(column), scaledBy(one, ...share)))),
  );
  const parts = new Set(
    wholeFields.flatMap(({ key }) => of(key).flatMap((whole) => partsOf(whole, [...partsUnder(key), ...unexplained]))),
  );
  return unexplained.filter((column) => !parts.has(column));
};
