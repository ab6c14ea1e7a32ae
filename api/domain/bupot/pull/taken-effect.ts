import { type MasaChange, masaChanges, valueFrom } from '../../definition/masa-change.ts';
import { sen } from '../../definition/money.ts';
import type { PullRow } from './view-schema.ts';

/** A slip as the office tells of it, and where ours differs or that there is none. */
export type TakenSlip = {
  readonly slip: Pick<PullRow['slip'], 'period' | 'tax' | 'facility'>;
  readonly verdict: PullRow['verdict'];
  readonly differences: PullRow['differences'];
};

/**
 * What taking slips of the office does to the tax withheld in each masa. Tax borne by the government is not withheld. Of a slip the office
 * cancelled no other difference is known: it is counted with the office's amount.
 */
export const taxEffect = (rows: readonly TakenSlip[]): MasaChange[] =>
  masaChanges(rows, ({ slip, verdict, differences }, side) => {
    if (side === 'ours' && verdict !== 'DIFFERENT') return null;
    const changedValue = valueFrom(differences, side);
    if (side === 'theirs' && changedValue('status', null) === 'CANCELED') return null;
    const tax = changedValue('tax', slip.facility === 'DTP' ? '0' : slip.tax) ?? '0';
    return { masa: changedValue('period', slip.period), change: sen(tax) };
  });
