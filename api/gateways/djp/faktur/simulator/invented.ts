import { createHash } from 'node:crypto';
import { type Fraction, rupiah, share, times } from '#domain/definition/money.ts';
import { pairsFor } from '#domain/faktur/add-info.ts';
import { defaultBase } from '#domain/faktur/codes.ts';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { PulledFaktur, PulledLine } from '#domain/faktur/pull/pulled-faktur.ts';
import type { FakturInput, FakturLineInput } from '#domain/faktur/record.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { dice } from '../../simulator/dice.ts';
import { replacementNumber } from './number.ts';
import { type Supplier, suppliers, type Ware } from './suppliers.ts';

/** The serial begins with a 9 and the month, so that the masa can be read from it. */
const numberOf = (code: string, period: string, words: string): string => {
  const tail = createHash('sha256').update(`number ${words}`).digest().readUInt32BE(0) % 100_000_000;
  return `${code}00${period.slice(2, 4)}9${period.slice(5)}${String(tail).padStart(8, '0')}`;
};

const lineOf = (code: string, ware: Ware, roll: (at: number, below: number) => number, at: number): FakturLineInput => {
  const step = ware.low >= 1_000_000 ? 50_000 : 500;
  const price = ware.low + Math.floor((roll(at, 1000) * (ware.high - ware.low)) / 1000 / step) * step;
  return {
    opt: ware.opt,
    code: '000000',
    name: ware.name,
    unit: ware.unit,
    price: String(price),
    quantity: String(1 + roll(at + 1, ware.most)),
    discount: '0',
    base: defaultBase(code),
    ownBase: null,
    ppnbmRate: '0',
  };
};

/** The taxed share of a forwarder's price (code 05): 10% of eleven twelfths of it. */
const SHARE: Fraction = [11, 120];

const withBase = (line: FakturLineInput): FakturLineInput =>
  line.base === 'OWN' ? { ...line, ownBase: rupiah(share(times(line.price, line.quantity), SHARE, 'nearest')) } : line;

const workedLines = (date: string, typed: readonly FakturLineInput[]): PulledLine[] => {
  const lines = typed.map(withBase);
  const computed = computeDraft({ date, term: 'EMPTY', lines } as FakturInput).lines;
  return lines.map(({ opt, code, name, unit, price, quantity, discount, ppnbmRate }, at) => {
    const { dpp, otherDpp, ppnRate, ppn, ppnbm } = computed[at] as (typeof computed)[number];
    return { opt, code, name, unit, price, quantity, discount, ppnbmRate, dpp, otherDpp, ppnRate, ppn, ppnbm };
  });
};

/**
 * Of 24 consecutive invoices of a taxpayer, one is replaced, one cancelled, and for one each the seller requests
 * replacement or cancellation.
 */
const AMENDED = 4;
const CANCELED = 9;
const outcomes = new Map([
  [CANCELED, 'CANCELED'],
  [13, 'WAITING_FOR_AMENDMENT'],
  [16, 'WAITING_FOR_CANCELLATION'],
] as const);

export const replacementOf = (pulled: PulledFaktur): PulledFaktur => {
  const [first, ...rest] = pulled.lines.map(
    (line): FakturLineInput => ({ ...line, base: defaultBase(pulled.number.slice(0, 2)), ownBase: null }),
  ) as [FakturLineInput, ...FakturLineInput[]];
  const repaired = [{ ...first, quantity: String(Number(first.quantity) + 1) }, ...rest];
  return { ...pulled, number: replacementNumber(pulled.number), lines: workedLines(pulled.date, repaired) };
};

const invoice = (npwp: string, period: string, at: number): PulledFaktur[] => {
  const words = `${npwp} invoice ${period} ${at}`;
  const roll = dice(words);
  const supplier = suppliers[roll(0, suppliers.length)] as Supplier;
  const { code, wares } = supplier;
  const date = `${period}-${String(1 + roll(1, 28)).padStart(2, '0')}`;
  const lines = Array.from({ length: 1 + roll(2, 3) }, (_, line) =>
    lineOf(code, wares[roll(3 + line, wares.length)] as Ware, roll, 6 + 2 * line),
  );
  const [pair] = pairsFor(code);
  const outcome = (Number(period.slice(5)) + 3 * at) % 24;
  const status = outcomes.get(outcome as 9) ?? 'APPROVED';
  const pulled: PulledFaktur = {
    number: numberOf(code, period, words),
    date,
    period,
    status,
    // The buyer's consent is required because the invoice is credited.
    creditPeriod: status.startsWith('WAITING') ? period : null,
    seller: { npwp: supplier.npwp, nitku: headOffice(supplier.npwp), name: supplier.name, address: supplier.address },
    buyer: { npwp, nitku: headOffice(npwp) },
    reference: `${supplier.mark}/${period.slice(2, 4)}${period.slice(5)}/${String(100 + roll(13, 900))}`,
    term: 'EMPTY',
    addInfo: pair?.addInfo ?? null,
    facilityStamp: pair?.stamp ?? null,
    customDoc: pair ? `SKTD-${roll(14, 90_000)}` : null,
    lines: workedLines(date, lines),
  };
  return outcome === AMENDED ? [{ ...pulled, status: 'AMENDED' }, replacementOf(pulled)] : [pulled];
};

const FIRST = '2025-01';

/** To a taxpayer in a masa (YYYY-MM) up to a date; deterministic. A replaced invoice is followed by its replacement. */
export const inventedFakturs = (npwp: string, period: string, today: string): PulledFaktur[] => {
  if (period < FIRST) return [];
  const count = 5 + dice(`${npwp} invoices ${period}`)(0, 7);
  return Array.from({ length: count }, (_, at) => invoice(npwp, period, at))
    .flat()
    .filter(({ date }) => date <= today);
};
