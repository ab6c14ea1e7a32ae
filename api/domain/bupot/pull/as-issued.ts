import { rupiah, sen } from '../../definition/money.ts';
import { amountsOf } from '../compute.ts';
import type { BupotAmounts, BupotInput } from '../record.ts';
import { slipObject } from '../slip-object.ts';
import type { PulledSlip } from './pulled-slip.ts';

/**
 * Amounts of a slip the office has issued, in rupiah: its gross, rate and tax are what stands, whatever we should have worked; base and share are
 * worked, because it does not tell them. Tax borne by the government is told as the tax of its slip.
 */
export const issuedAmounts = (input: BupotInput, { gross, rate, tax }: PulledSlip): BupotAmounts => {
  const worked = amountsOf(input);
  const object = slipObject(input);
  const borne = input.facility === 'DTP';
  return {
    gross: rupiah(sen(gross)),
    base: sen(worked.base) > 0 ? worked.base : rupiah(sen(gross)),
    nett: worked.nett,
    rate,
    tax: borne ? '0.00' : rupiah(sen(tax)),
    borne: borne ? rupiah(sen(tax)) : '0.00',
    final: object?.final ?? false,
    kapKjs: object?.kapKjs ?? '',
    lines: null,
  };
};
