import type { SlipKind } from '../bupot/kinds.ts';
import type { Bupot } from '../bupot/record.ts';
import type { Feed, ReturnDocuments } from './definition.ts';
import type { Summed } from './document-sum.ts';

/** What a return of income tax adds up of its slips: what is to be paid, and what the government bears. */
const amounts = ['tax', 'borne'] as const;

/** Slips paid by the treasury itself (LS, with SP2D). */
export const DIRECT = 'direct';

/** The documents of a return that is made of slips. */
export const slipDocuments = (kinds: readonly SlipKind[]): ReturnDocuments => ({ source: 'slips', kinds, amounts });

/** A cell that adds up slips of one account. */
export const slips = (
  kapKjs: string,
  kinds: readonly SlipKind[],
  amount: (typeof amounts)[number],
  group?: typeof DIRECT,
): Feed => ({ from: 'documents', of: { kinds, rows: [kapKjs], amount, ...(group ? { group } : {}) } });

/** A slip as a return sees it. Of an annual one the tax is what its last period brings, below zero where too much was withheld before. */
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
