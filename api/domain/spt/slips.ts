import type { SlipKind } from '../bupot/kinds.ts';
import type { Bupot } from '../bupot/record.ts';
import type { ReturnDocuments } from './definition.ts';
import type { Summed } from './document-sum.ts';

const amounts = ['tax', 'borne'] as const;

/** Slips paid by the treasury itself (LS, with SP2D). */
export const DIRECT = 'direct';

export const slipDocuments = (kinds: readonly SlipKind[]): ReturnDocuments => ({ source: 'slips', kinds, amounts });

/** For an annual slip the tax is that of its last period, negative if too much was withheld before. */
export const summedSlip = ({
  kind,
  kapKjs,
  tax,
  borne,
  paymentOption,
}: Pick<Bupot, 'kind' | 'kapKjs' | 'tax' | 'borne' | 'paymentOption'>): Summed => ({
  kind,
  row: kapKjs,
  group: paymentOption === 'DIRECT' ? DIRECT : null,
  amounts: { tax, borne },
});
