import { exactly, exactShare } from '../definition/exact.ts';
import { percent, type Sen, sen } from '../definition/money.ts';
import { slipRounding, wholeOnSlip } from '../rules/bupot/rounding.ts';
import { amountsOf } from './compute.ts';
import { inputOf } from './input-of.ts';
import { isAnnual, isUnifikasi } from './kinds.ts';
import type { Bupot } from './record.ts';

export type SlipFigures = Pick<Bupot, 'id' | 'kind' | 'period' | 'gross' | 'nett' | 'rate' | 'tax' | 'borne'>;

const owed = ({ tax, borne }: Pick<Bupot, 'tax' | 'borne'>): Sen => sen(tax) + sen(borne);

/** Then no recalculation is needed. Amounts in rupiah. */
export const isAsRounded = (slip: SlipFigures): boolean => {
  const { kind, period, gross, nett, rate } = slip;
  const day = `${period}-01`;
  if (isUnifikasi(kind) || slipRounding.at(day) === 'down') return true;
  if (isAnnual(kind) || rate === '') return false;
  const whole = wholeOnSlip(exactly(sen(gross)), day);
  const tax = wholeOnSlip(exactShare(exactShare(exactly(whole), percent(nett)), percent(rate)), day);
  return whole === sen(gross) && tax === owed(slip);
};

/** A fraction changes taxable income by one thousand at most, and the highest rate on it is 35 %: 350 rupiah. */
const MOST: Sen = 35_000;

/** In sen; 0 where they agree or differ for another reason. */
export const roundingDifference = (slip: Bupot): Sen => {
  const worked = amountsOf(inputOf(slip));
  if (worked.kapKjs === '') return 0;
  const by = owed(worked) - owed(slip);
  return Math.abs(by) <= MOST ? by : 0;
};
