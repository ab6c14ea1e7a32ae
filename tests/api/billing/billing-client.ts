import type { BillingInput } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { BillingView } from '#domain/billing/view-schema.ts';
import { periodAfter } from '#domain/definition/day.ts';
import { aBillingInput } from '../../../fixtures/builders/a-billing.ts';
import { type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import type { Client } from '../app.ts';
import { serial } from '../serial.ts';

export const LIST = '/ebilling';

const next = serial();

/** An input that passes every check of its company, each for an earlier masa, so that no two are the same tax. */
export const anInput = (over: Partial<BillingInput> = {}, company: CompanyKey = 'sagara'): BillingInput => {
  const n = next();
  const period = periodAfter('2024-12', -n);
  const { npwp, name, address, city } = companies[company];
  return aBillingInput({
    periodFrom: period,
    periodTo: period,
    amount: String(1_500_000 + n * 10),
    payerNpwp: npwp,
    payerName: name,
    payerAddress: address,
    payerCity: city,
    ...over,
  });
};

/** An amount whose last four digits select a behaviour of the simulated office. */
export const amountEnding = (digits: string): Pick<BillingInput, 'amount'> => ({ amount: `123${digits}` });

export const billings = (who: Client) => ({
  create: (over: Partial<BillingInput> = {}) => who.post<Billing>(LIST, anInput(over)),
  one: (id: string) => who.get<BillingView>(`${LIST}/${id}`),
});
