import { rupiah, sen } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import type { FakturLine } from './record.ts';
import type { ReturInput } from './retur.ts';
import { beyondLeft } from './retur-check.ts';
import { type ReturLineInput, returnedLine } from './retur-compute.ts';
import { isReturned, type LineLeft } from './retur-left.ts';

const amounts = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

export type FileReturLine = {
  readonly row: number;
  readonly name: string;
  readonly code: string;
  readonly price: string | null;
  readonly quantity: string;
  readonly discount: string | null;
} & Readonly<Record<(typeof amounts)[number], string | null>>;

/** A return read from a file, by invoice number (17 digits) and NPWP of the seller, "" if missing. */
export type FileRetur = {
  readonly number: string;
  readonly seller: string;
  /** YYYY-MM-DD, "" if missing. */
  readonly date: string;
  readonly reference: string | null;
  readonly lines: readonly FileReturLine[];
};

/** A value that does not match the invoice: its position in the file, and the expected value. */
export type LineMismatch = {
  readonly row: number;
  readonly field: 'goodsName' | 'quantity' | 'discount' | (typeof amounts)[number];
  readonly rule: 'line' | 'left' | 'amount_left' | 'below_zero' | 'differs';
  readonly severity: 'error' | 'warning';
  readonly params?: Record<string, string>;
  readonly proposal?: string;
};

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const isAmount = (a: string | null, b: string): boolean => a === null || sen(a) === sen(b);
const NO_CODE = '000000';

type Named = Pick<FakturLine, 'name' | 'code' | 'price'>;

/**
 * By name, and among equal names by position or price; else by a unique code and price. Null for a line that is not on
 * the invoice. Each index is used once.
 */
const placesIn = (invoice: readonly Named[], lines: readonly FileReturLine[]): (number | null)[] => {
  const taken = new Set<number>();
  return lines.map((line, at) => {
    const free = invoice.map((_, place) => place).filter((place) => !taken.has(place));
    const is = (test: (one: Named) => boolean) => (place: number) => test(invoice[place] as Named);
    const named = free.filter(is(({ name }) => plain(name) === plain(line.name)));
    const coded = free.filter(
      is(
        ({ code, price }) =>
          code !== NO_CODE && code === line.code && line.price !== null && isAmount(line.price, price),
      ),
    );
    const found =
      named.find((place) => place === at && is(({ price }) => isAmount(line.price, price))(place)) ??
      named.find(is(({ price }) => isAmount(line.price, price))) ??
      named[0] ??
      coded[0] ??
      null;
    if (found !== null) taken.add(found);
    return found;
  });
};

/** Differences below one rupiah per line are ignored, because some programs round to whole rupiah. */
const WHOLE_RUPIAH = 100;

const differing = (line: FileReturLine, ours: FakturLine): LineMismatch[] =>
  amounts.flatMap((field) => {
    const given = line[field];
    if (given === null) return [];
    const difference = sen(given) - sen(ours[field]);
    if (Math.abs(difference) < WHOLE_RUPIAH) return [];
    const params = {
      file: formatDecimal(given),
      ours: formatDecimal(ours[field]),
      difference: formatDecimal(rupiah(difference)),
    };
    return [
      { row: line.row, field, rule: 'differs', severity: 'warning', params, proposal: ours[field].replace('.', ',') },
    ];
  });

const beyond = (fileLine: FileReturLine, line: FakturLine, left: LineLeft, usual: FakturLine): LineMismatch[] =>
  beyondLeft([line], [left]).map(({ path, message, params }): LineMismatch => {
    const field = path.split('.').at(-1) as 'quantity' | 'discount' | 'otherDpp';
    const quantity = field === 'quantity';
    const rule = quantity ? 'left' : message.endsWith('below_zero') ? 'below_zero' : 'amount_left';
    const proposal = quantity ? left.quantity.replace('.', ',') : usual.discount.replace('.', ',');
    return {
      row: fileLine.row,
      field: quantity ? 'quantity' : 'discount',
      rule,
      severity: 'error',
      proposal,
      ...(params ? { params: params as Record<string, string> } : {}),
    };
  });

/**
 * As typed input, its calculated lines, and mismatches. Other base, PPN and PPnBM are calculated from the invoice, as
 * is a discount missing in the file. Throws RangeError if a text is not an amount.
 */
export const returOfFile = (
  { number, lines: invoice }: { readonly number: string | null; readonly lines: readonly FakturLine[] },
  left: readonly LineLeft[],
  file: Pick<FileRetur, 'lines'>,
): { inputs: ReturLineInput[]; lines: FakturLine[]; mismatches: LineMismatch[] } => {
  const places = placesIn(invoice, file.lines);
  const mismatches: LineMismatch[] = [];
  const inputs: ReturLineInput[] = invoice.map(() => ({ quantity: '0', discount: null, otherDpp: null }));
  for (const [at, fileLine] of file.lines.entries()) {
    const place = places[at] ?? null;
    if (place !== null) {
      const own = { quantity: fileLine.quantity || '0', discount: null, otherDpp: null };
      const [line, rest] = [invoice[place] as FakturLine, left[place] as LineLeft];
      const usual = returnedLine(line, rest, own);
      const same = fileLine.discount === null || Math.abs(sen(fileLine.discount) - sen(usual.discount)) < WHOLE_RUPIAH;
      const given = same ? own : { ...own, discount: fileLine.discount };
      inputs[place] = given;
      const made = returnedLine(line, rest, given);
      const over = isReturned(made) ? beyond(fileLine, made, rest, usual) : [];
      mismatches.push(...(over.length > 0 ? over : isReturned(made) ? differing(fileLine, made) : []));
    } else if (Number(fileLine.quantity) !== 0) {
      const only = invoice.length === 1 ? { proposal: invoice[0]?.name ?? '' } : {};
      mismatches.push({
        row: fileLine.row,
        field: 'goodsName',
        rule: 'line',
        severity: 'error',
        params: { number: number ?? '-' },
        ...only,
      });
    }
  }
  const lines = invoice.map((line, place) =>
    returnedLine(line, left[place] as LineLeft, inputs[place] as ReturLineInput),
  );
  return { inputs, lines, mismatches };
};

export const inputOfFile = (originId: string, { date, reference }: FileRetur, lines: ReturLineInput[]): ReturInput => ({
  originId,
  date,
  reference,
  lines,
});
