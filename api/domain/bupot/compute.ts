import { isPeriod } from '../definition/day.ts';
import { rupiah, sen } from '../definition/money.ts';
import { isUnifikasi } from './kinds.ts';
import type { Pph21Notes } from './pph21/explained.ts';
import type { BupotAmounts, BupotInput } from './record.ts';
import type { UnifikasiNotes } from './unifikasi/explained.ts';
import { workPph21 } from './work-pph21.ts';
import { workUnifikasi } from './work-unifikasi.ts';

/** What a calculation of a slip may write its explanation on, by the family of its kind. */
export type SlipNotes = Pph21Notes & UnifikasiNotes;

/** Of a slip that cannot be worked yet: what was typed, and no tax. */
const unworked = ({ gross, nett, rate }: BupotInput): BupotAmounts => ({
  gross: rupiah(gross ? sen(gross) : 0),
  base: '0.00',
  nett: nett ?? '100',
  rate: rate ?? '',
  tax: '0.00',
  borne: '0.00',
  final: false,
  kapKjs: '',
  lines: null,
});

/** The amounts of a slip that is complete enough to be worked; null otherwise. Throws RangeError for what the law has no rule for. */
export const workSlip = (input: BupotInput, notes?: SlipNotes): BupotAmounts | null => {
  if (!isPeriod(input.period)) return null;
  return isUnifikasi(input.kind) ? workUnifikasi(input, notes) : workPph21(input, notes);
};

/** The amounts of a slip as far as it has been told: drafts may be anything, and what is wrong with them is for the checks. */
export const amountsOf = (input: BupotInput): BupotAmounts => {
  try {
    return workSlip(input) ?? unworked(input);
  } catch (error) {
    if (error instanceof RangeError) return unworked(input);
    throw error;
  }
};
