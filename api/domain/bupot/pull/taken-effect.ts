import { type MasaChange, masaChanges, valueFrom } from '../../definition/masa-change.ts';
import { sen } from '../../definition/money.ts';
import type { PullRow } from './view-schema.ts';

export type TakenSlip = {
  readonly slip: Pick<PullRow['slip'], 'period' | 'tax' | 'facility'>;
  readonly verdict: PullRow['verdict'];
  readonly differences: PullRow['differences'];
};

/**
 * Tax withheld in each masa; tax borne by the government is not withheld. A slip the tax office cancelled is counted
 * with its amount.
 */
export const taxEffect = (rows: readonly TakenSlip[]): MasaChange[] =>
  masaChanges(rows, ({ slip, verdict, differences }, side) => {
    if (side === 'ours' && verdict !== 'DIFFERENT') return null;
    const changedValue = valueFrom(differences, side);
    if (side === 'theirs' && changedValue('status', null) === 'CANCELED') return null;
    const tax = changedValue('tax', slip.facility === 'DTP' ? '0' : slip.tax) ?? '0';
    return { masa: changedValue('period', slip.period), change: sen(tax) };
  });
