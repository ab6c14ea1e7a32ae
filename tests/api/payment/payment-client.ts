import type { PayableView } from '#domain/billing/payable-schema.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { handleLeft } from '../../../api/modules/payment/callback.ts';
import type { Client, TestApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';

export const payments = (app: TestApp, who: Client) => {
  const bulkPayable = (...ids: string[]) => who.post<{ businessKey: string }>('/ebilling/bulk-payable', { ids });
  const start = (businessKey: string, over: Record<string, unknown> = {}) =>
    who.post<PaymentView>('/ebilling/bulk-payment', { businessKey, method: 'va', bank: 'BCA', ...over });
  return {
    bulkPayable,
    start,
    /** A payable code, and the key of its payment pages. */
    async payable(over: Partial<BillingInput> = {}): Promise<{ id: string; businessKey: string }> {
      const { id } = await billings(who).create(over);
      return { id, ...(await bulkPayable(id)) };
    },
    /** A virtual account for a new code. */
    async begun(over: Partial<BillingInput> = {}): Promise<PaymentView> {
      const { id } = await billings(who).create(over);
      // If the office was slow, busy or silent, a job fetches the code.
      await app.drainJobs();
      const { businessKey } = await bulkPayable(id);
      return start(businessKey, { cancelOthers: true });
    },
    one: (id: string) => who.get<PaymentView>(`/ebilling/payment/${id}`),
    tax: (businessKey: string) => who.get<PayableView>(`/ebilling/tax/${businessKey}`),
    check: (id: string) => who.post<PaymentView>(`/ebilling/payment/${id}/check`),
    cancel: (id: string) => who.delete(`/ebilling/payment/${id}`),
    /** Pays at the simulated bank; callbacks are not delivered yet. */
    pay: ({ accountNumber, due }: PaymentView, { amount = due, how = 'exact' as WayToPay } = {}) =>
      who.post<{ movement: string }[]>('/simulator/bank/pay', { number: accountNumber, amount, how }),
    /** Advances the clock, delivers due callbacks and runs the jobs. */
    async settle(ms = 2_000): Promise<void> {
      app.clock.advance(ms);
      await app.deps.bankCounter?.tick();
      await handleLeft(app.deps);
      await app.drainJobs();
    },
  };
};
