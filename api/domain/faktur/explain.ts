import type { Explained } from '../definition/explain.ts';
import { rupiah, sen, share, total } from '../definition/money.ts';
import { ppnbmBase, ppnRate } from '../rules/ppn.ts';
import { type Computed, computeDraft } from './compute.ts';
import {
  amount,
  type Explainable,
  explainLine,
  explainTotal,
  factorOf,
  plain,
  rateOf,
  ruleDay,
} from './explain-parts.ts';
import { baseRule } from './line-amounts.ts';
import type { BaseScheme, FakturInput, LineAmounts } from './record.ts';

const sumOf = (lines: readonly LineAmounts[], key: 'dpp' | 'otherDpp' | 'ppnbm'): string =>
  rupiah(total(lines.map((line) => sen(line[key]))));

/** Difference between rounding per line and rounding the sum once; nothing if they agree. */
const difference = (whole: string, atOnce: number): Explained[] =>
  sen(whole) === atOnce ? [] : [amount('rounding_difference', rupiah(sen(whole) - atOnce))];

const explainOther = (input: FakturInput, { lines, total: of }: Computed, day: string): Explained => {
  const schemes = [...new Set(input.lines.map((line) => line.base))];
  const part = (scheme: BaseScheme): Explained[] => {
    const own = lines.filter((_, at) => input.lines[at]?.base === scheme);
    const dpp = amount('dpp', sumOf(own, 'dpp'));
    if (schemes.length === 1) return scheme === 'OWN' ? [] : [dpp, factorOf(scheme, day)];
    const formula = scheme === 'OWN' ? 'own_base' : scheme === 'FULL' ? 'full_base' : 'eleven_twelfths';
    const inputs = scheme === 'OWN' ? [] : [dpp, factorOf(scheme, day)];
    return [amount('otherDpp', sumOf(own, 'otherDpp'), { formula, inputs, rule: baseRule(scheme, day) })];
  };
  const only = schemes.length === 1 ? schemes[0] : undefined;
  const atOnce = only && only !== 'OWN' ? share(sen(of.dpp), baseRule(only, day).value ?? [1, 1], 'nearest') : null;
  return amount('otherDpp', of.otherDpp, {
    formula: only === 'OWN' ? 'own_base' : only === 'FULL' ? 'full_base' : only ? 'eleven_twelfths' : 'sum_bases',
    inputs: [...schemes.flatMap(part), ...(atOnce === null ? [] : difference(of.otherDpp, atOnce))],
    rounded: schemes.includes('ELEVEN_TWELFTHS'),
    rule: only && baseRule(only, day),
  });
};

const explainLuxury = (input: FakturInput, { lines, total: of }: Computed, day: string): Explained => {
  const rates = [...new Set(input.lines.map((line) => line.ppnbmRate))].filter((rate) => Number(rate) > 0);
  const inputs = rates.map((rate) => {
    const taxed = lines.filter((_, at) => input.lines[at]?.ppnbmRate === rate);
    return amount('ppnbm', sumOf(taxed, 'ppnbm'), {
      formula: 'ppnbm',
      inputs: [amount('otherDpp', sumOf(taxed, 'otherDpp')), plain('ppnbmRate', rate, 'percent')],
    });
  });
  return amount('ppnbm', of.ppnbm, { formula: 'ppnbm', inputs, rounded: true, rule: ppnbmBase.ruleAt(day) });
};

const explainSettlement = (
  input: FakturInput,
  value: string,
  which: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm',
): Explained => {
  const contract = computeDraft({ ...input, term: 'EMPTY' }).total[which];
  const taken = rupiah(sen(contract) - sen(value));
  return amount(which, value, {
    formula: 'settlement',
    inputs: [amount('contract', contract), amount('taken', taken)],
  });
};

const explainHeader = (input: FakturInput, computed: Computed, which: Explainable): Explained => {
  const of = computed.total;
  const day = ruleDay(input.date);
  const again = (other: Explainable) => explainHeader(input, computed, other);
  const count = plain('lineCount', String(input.lines.length), 'count');
  const settled = input.term === 'PAID';
  switch (which) {
    case 'gross':
    case 'discount':
      return amount(which, of[which], { formula: 'sum_lines', inputs: [count] });
    case 'contractDpp':
      return amount('contractDpp', of.contractDpp, { formula: 'dpp', inputs: [again('gross'), again('discount')] });
    case 'dpp':
      if (settled) return explainSettlement(input, of.dpp, 'dpp');
      return input.term === 'CASH_ADVANCE'
        ? amount('dpp', of.dpp, { formula: 'stage', inputs: [again('contractDpp')] })
        : amount('dpp', of.dpp, { formula: 'dpp', inputs: [again('gross'), again('discount'), count] });
    case 'otherDpp':
      return settled ? explainSettlement(input, of.otherDpp, 'otherDpp') : explainOther(input, computed, day);
    case 'ppn':
      return settled
        ? explainSettlement(input, of.ppn, 'ppn')
        : amount('ppn', of.ppn, {
            formula: 'ppn',
            inputs: [
              again('otherDpp'),
              rateOf(day),
              count,
              ...difference(of.ppn, share(sen(of.otherDpp), ppnRate.at(day), 'nearest')),
            ],
            rounded: true,
            rule: ppnRate.ruleAt(day),
          });
    case 'ppnbm':
      return settled ? explainSettlement(input, of.ppnbm, 'ppnbm') : explainLuxury(input, computed, day);
    case 'total':
      return explainTotal(input, of, again);
  }
};

/**
 * Explains an amount of the header or of a line (index from 0). `amounts` must be calculated from this input. An
 * unknown line explains the header.
 */
export const explainFaktur = (input: FakturInput, amounts: Computed, which: Explainable, line?: number): Explained => {
  const [given, worked] = line === undefined ? [] : [input.lines[line], amounts.lines[line]];
  return given && worked
    ? explainLine(input, given, worked, which, () => explainHeader(input, amounts, which))
    : explainHeader(input, amounts, which);
};
