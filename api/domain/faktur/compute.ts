import { isDay, periodOf } from '../definition/day.ts';
import { type Era, eraOf } from '../definition/era.ts';
import { asPercent, LIMIT, type Rounding, rupiah, type Sen, sen, total } from '../definition/money.ts';
import { ppnRate } from '../rules/ppn.ts';
import { CORETAX_START, transactionCode } from './codes.ts';
import { advance, type LineSen, lineSen, NOTHING, settlement, wholeIf } from './line-amounts.ts';
import type { FakturAmounts, FakturInput, LineAmounts } from './record.ts';
import type { Taken } from './stages.ts';

export type Computed = { lines: LineAmounts[]; total: FakturAmounts };

/** How the invoices of an era are computed. `down`: header amounts in whole rupiah. `day` replaces a missing date. */
export type Arithmetic = { readonly era: Era; readonly rounding: Rounding; readonly day: string };

const coretax: Arithmetic = { era: 'coretax', rounding: 'nearest', day: CORETAX_START };

const NOTHING_TAKEN: Taken = { dpp: '0', otherDpp: '0', ppn: '0', ppnbm: '0' };

const stageOf = (input: FakturInput, contract: LineSen[], taken: Taken): LineSen[] => {
  if (contract.length === 0 || input.term === 'EMPTY') return contract;
  return input.term === 'PAID' ? settlement(contract, taken) : advance(input, contract);
};

const sum = (lines: readonly LineSen[], field: keyof LineSen): Sen => {
  let amount = 0;
  for (const line of lines) {
    amount += line[field];
    // The sum of two safe amounts stays an exact integer, so checking each step keeps every sum exact.
    if (amount > LIMIT || amount < -LIMIT) throw new RangeError('amount out of range');
  }
  return amount;
};

const inWords = (
  contract: readonly LineSen[],
  stage: readonly LineSen[],
  rate: string,
  rounding: Rounding = 'nearest',
): Computed => ({
  lines: stage.map((line, at) => ({
    gross: rupiah(line.gross),
    contractDpp: rupiah(contract[at]?.dpp ?? 0),
    dpp: rupiah(line.dpp),
    otherDpp: rupiah(line.other),
    ppnRate: rate,
    ppn: rupiah(line.ppn),
    ppnbm: rupiah(line.ppnbm),
  })),
  total: {
    gross: rupiah(sum(stage, 'gross')),
    discount: rupiah(sum(stage, 'discount')),
    contractDpp: rupiah(sum(contract, 'dpp')),
    dpp: rupiah(wholeIf(sum(stage, 'dpp'), rounding)),
    otherDpp: rupiah(wholeIf(sum(stage, 'other'), rounding)),
    ppn: rupiah(wholeIf(sum(stage, 'ppn'), rounding)),
    ppnbm: rupiah(wholeIf(sum(stage, 'ppnbm'), rounding)),
  },
});

/**
 * To the sen; the header is always the sum of the lines. `taken`: the sum of earlier stages of the contract, for the
 * settlement only. Throws RangeError on what `lineSen` refuses and if a sum is out of range.
 */
export const computeFaktur = (input: FakturInput, taken: Taken = NOTHING_TAKEN): Computed => {
  const contract = input.lines.map((line) => lineSen(line, input.date));
  return inWords(contract, stageOf(input, contract, taken), asPercent(ppnRate.at(input.date)));
};

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
};

/**
 * The same for incomplete input: an incomplete or invalid line counts as zero, a missing date, or one of another era,
 * as `day`. Never throws on input of these types.
 */
export const computeDraft = (
  input: FakturInput,
  taken: Taken = NOTHING_TAKEN,
  { era, rounding, day }: Arithmetic = coretax,
): Computed => {
  const known = isDay(input.date) && eraOf(periodOf(input.date)) === era;
  const dated = known ? input : { ...input, date: day };
  const contract = dated.lines.map((line) => attempt(() => lineSen(line, dated.date, rounding), NOTHING));
  const rate = asPercent(ppnRate.at(dated.date));
  const stage = attempt(() => stageOf(dated, contract, taken), contract);
  const none = contract.map(() => NOTHING);
  return attempt(() => inWords(contract, stage, rate, rounding), inWords(none, none, rate));
};

/** What the buyer pays, to the seller or the state, in rupiah: tax under a facility is shown but not paid. */
export const totalOf = (code: string, amounts: Pick<FakturAmounts, 'dpp' | 'ppn' | 'ppnbm'>): string => {
  const parts =
    transactionCode(code)?.collectedBy === 'none' ? [amounts.dpp] : [amounts.dpp, amounts.ppn, amounts.ppnbm];
  return rupiah(total(parts.map(sen)));
};
