import type { Explained } from '../definition/explain.ts';
import { ppnRate } from '../rules/ppn.ts';
import { ppnbmBase } from '../rules/ppnbm.ts';
import { transactionCode } from './codes.ts';
import { totalOf } from './compute.ts';
import { amount, type Explainable, factorOf, plain, rateOf, ruleDay } from './explain-parts.ts';
import { baseRule } from './line-amounts.ts';
import type { FakturInput, FakturLineInput, LineAmounts } from './record.ts';

/**
 * Where an amount of one line comes from. In a stage the line has its share of the whole invoice, which is `whole`: what the
 * header says of the same amount.
 */
export const explainLine = (
  input: FakturInput,
  line: FakturLineInput,
  of: LineAmounts,
  which: Explainable,
  whole: () => Explained,
): Explained => {
  const day = ruleDay(input.date);
  const again = (other: Explainable) => explainLine(input, line, of, other, whole);
  const staged = input.term !== 'EMPTY';
  const spread = (label: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'): Explained =>
    amount(label, of[label], { formula: 'spread', inputs: [whole()] });
  switch (which) {
    case 'gross':
      return amount('gross', of.gross, {
        formula: 'gross',
        inputs: [amount('price', line.price || '0'), plain('quantity', line.quantity || '0', 'quantity')],
        rounded: true,
      });
    case 'discount':
      return amount('discount', line.discount || '0');
    case 'contractDpp':
      return amount('contractDpp', of.contractDpp, { formula: 'dpp', inputs: [again('gross'), again('discount')] });
    case 'dpp':
      return staged
        ? spread('dpp')
        : amount('dpp', of.dpp, { formula: 'dpp', inputs: [again('gross'), again('discount')] });
    case 'otherDpp':
      if (staged) return spread('otherDpp');
      return amount('otherDpp', of.otherDpp, {
        formula: line.base === 'OWN' ? 'own_base' : line.base === 'FULL' ? 'full_base' : 'eleven_twelfths',
        inputs: line.base === 'OWN' ? [] : [again('dpp'), factorOf(line.base, day)],
        rounded: line.base === 'ELEVEN_TWELFTHS',
        rule: baseRule(line.base, day),
      });
    case 'ppn':
      return staged
        ? spread('ppn')
        : amount('ppn', of.ppn, {
            formula: 'ppn',
            inputs: [again('otherDpp'), rateOf(day)],
            rounded: true,
            rule: ppnRate.ruleAt(day),
          });
    case 'ppnbm':
      return staged
        ? spread('ppnbm')
        : amount('ppnbm', of.ppnbm, {
            formula: 'ppnbm',
            inputs: [again('otherDpp'), plain('ppnbmRate', line.ppnbmRate || '0', 'percent')],
            rounded: true,
            rule: ppnbmBase.ruleAt(day),
          });
    case 'total':
      return amount('total', totalOf(input.code, of), {
        formula: transactionCode(input.code)?.collectedBy === 'none' ? 'total_not_collected' : 'total',
        inputs: [again('dpp'), again('ppn'), again('ppnbm')],
      });
  }
};
