import { isPeriod } from '../definition/day.ts';
import { asPercent, percent, rupiah, sen } from '../definition/money.ts';
import { hasShippingForm, objectOf } from '../rules/unifikasi/objects.ts';
import { isUnifikasi, type UnifikasiKind } from './kinds.ts';
import type { Pph21Notes } from './pph21/explained.ts';
import type { BupotAmounts, BupotInput } from './record.ts';
import type { UnifikasiNotes } from './unifikasi/explained.ts';
import { withheld } from './unifikasi/withheld.ts';
import type { Withheld, Withholding } from './unifikasi/withholding.ts';
import { workPph21 } from './work-pph21.ts';

/** Null while required fields are missing. Throws RangeError for values that cannot be read. */
export const withholdingOf = (input: BupotInput): Withholding | null => {
  const object = objectOf(input.kind as UnifikasiKind, input.taxCode, input.period);
  if (!object) return null;
  const shipping =
    hasShippingForm(object) && (input.grossTotalOnIndonesia !== null || input.grossTotalOnAbroad !== null)
      ? {
          shipping: {
            indonesia: sen(input.grossTotalOnIndonesia ?? '0'),
            abroad: sen(input.grossTotalOnAbroad ?? '0'),
            credit24: sen(input.deductedPph24Creditable ?? '0'),
            withheldByOthers: sen(input.deductedPphOtherParties ?? '0'),
          },
        }
      : {};
  if (input.gross === null && !('shipping' in shipping)) return null;
  return {
    object,
    period: input.period,
    gross: sen(input.gross ?? '0'),
    facility: input.facility,
    ...(input.nett === null ? {} : { nett: percent(input.nett) }),
    ...(input.rate === null ? {} : { rate: percent(input.rate) }),
    ...(input.taxTyped === null ? {} : { tax: sen(input.taxTyped) }),
    surcharge: input.noNpwp,
    grossUp: input.grossUp,
    ...shipping,
  };
};

const linesOf = ({ shipping, withheld: due }: Withheld): BupotAmounts['lines'] =>
  shipping
    ? {
        deductedPphOnIndonesia: rupiah(shipping.taxIndonesia),
        deductedPphOnAbroad: rupiah(shipping.taxAbroad),
        deductedPphSelf: rupiah(due),
      }
    : null;

/** Null while required fields are missing. Throws RangeError where the law has no rule. */
export const workUnifikasi = (input: BupotInput, notes?: UnifikasiNotes): BupotAmounts | null => {
  const work = withholdingOf(input);
  if (!work) return null;
  const worked = withheld(work, notes);
  const { final, kap, kjs } = work.object;
  return {
    gross: rupiah(worked.gross),
    base: rupiah(worked.base),
    nett: asPercent(worked.nett),
    rate: asPercent(worked.rate),
    tax: rupiah(worked.withheld),
    borne: rupiah(worked.borne),
    final,
    kapKjs: `${kap}-${kjs}`,
    lines: linesOf(worked),
  };
};

type SlipNotes = Pph21Notes & UnifikasiNotes;

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

/** Null while required fields are missing. Throws RangeError where the law has no rule. */
export const workSlip = (input: BupotInput, notes?: SlipNotes): BupotAmounts | null => {
  if (!isPeriod(input.period)) return null;
  return isUnifikasi(input.kind) ? workUnifikasi(input, notes) : workPph21(input, notes);
};

/**
 * The amounts of a slip as far as they can be calculated. Drafts may contain anything; the checks report the faults.
 */
export const amountsOf = (input: BupotInput): BupotAmounts => {
  try {
    return workSlip(input) ?? unworked(input);
  } catch (error) {
    if (error instanceof RangeError) return unworked(input);
    throw error;
  }
};
