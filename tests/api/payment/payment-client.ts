import type { PayableView } from '#domain/billing/payable-schema.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { handleLeft } from '../../../api/modules/payment/callback.ts';
import type { Client, TestApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';

/** Steps of the stories of paying, told over HTTP. */
export const payments = (app: TestApp, who: Client) => {
  const bulkPayable = (...ids: string[]) => who.post<{ businessKey: string }>('/ebilling/bulk-payable', { ids });
  const start = (businessKey: string, over: Record<string, unknown> = {}) =>
    who.post<PaymentView>('/ebilling/bulk-payment', { businessKey, method: 'va', bank: 'BCA', ...over });
  return {
    bulkPayable,
    start,
    /** A code that can be paid, and the key of its payment's pages. */
    async payable(over: Partial<BillingInput> = {}): Promise<{ id: string; businessKey: string }> {
      const { id } = await billings(who).create(over);
      return { id, ...(await bulkPayable(id)) };
    },
    /** A virtual account for a code of its own. */
    async begun(over: Partial<BillingInput> = {}): Promise<PaymentView> {
      const { id } = await billings(who).create(over);
      // Where the office was slow, busy or silent the code comes by the job.
      await app.drainJobs();
      const { businessKey } = await bulkPayable(id);
      return start(businessKey, { cancelOthers: true });
    },
    one: (id: string) => who.get<PaymentView>(`/ebilling/payment/${id}`),
    tax: (businessKey: string) => who.get<PayableView>(`/ebilling/tax/${businessKey}`),
    check: (id: string) => who.post<PaymentView>(`/ebilling/payment/${id}/check`),
    cancel: (id: string) => who.delete(`/ebilling/payment/${id}`),
    /** Pays at the simulated bank; no callback is delivered yet. */
    pay: ({ accountNumber, due }: PaymentView, { amount = due, how = 'exact' as WayToPay } = {}) =>
      who.post<{ movement: string }[]>('/simulator/bank/pay', { number: accountNumber, amount, how }),
    /** Lets time pass, the bank deliver what is due and the jobs do their work. */
    async settle(ms = 2_000): Promise<void> {
      app.clock.advance(ms);
      await app.deps.bankCounter?.tick();
      await handleLeft(app.deps);
      await app.drainJobs();
    },
  };
};
