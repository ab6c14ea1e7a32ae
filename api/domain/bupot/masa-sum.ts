import { rupiah, type Sen, sen } from '../definition/money.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { amountsOf } from './compute.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

/** Tax of a masa's payments to one payee for one thing: on their sum, and what their slips say together. In sen. */
export type MasaSum = { readonly gross: Sen; readonly onSum: Sen; readonly together: Sen };

const taxOf = (input: BupotInput): Sen => {
  const { tax, borne } = amountsOf(input);
  return sen(tax) + sen(borne);
};

/** Half of the gross by article 17: payments to those who are not employed. */
const isHalved = (of: BupotInput): boolean => {
  const object = objectOf('BP21', of.taxCode, lawDay(of));
  return object?.rate === 'ARTICLE17' && object.base[0] < object.base[1] && of.workingDays === null;
};

/** Whether the sum of a masa may be asked about: nothing of it typed by hand or taken away. */
export const addsUp = (of: BupotInput): boolean =>
  of.kind === 'BP21' &&
  of.facility === 'NONE' &&
  (isHalved(of) || objectOf('BP21', of.taxCode, lawDay(of))?.rate === 'TER_MONTHLY');

/**
 * What payments of one masa, payee and object come to when they are taxed by their sum (PP 58/2023, PMK 168/2023), worked as the first of
 * them. The gross of a slip whose payer bears the tax counts with its allowance.
 */
export const masaSum = (payments: readonly [BupotInput, ...BupotInput[]]): MasaSum => {
  const [first] = payments;
  let gross = 0;
  let together = 0;
  for (const payment of payments) {
    gross += sen(amountsOf(payment).gross);
    together += taxOf(payment);
  }
  return { gross, together, onSum: taxOf({ ...first, gross: rupiah(gross), grossUp: false }) };
};
