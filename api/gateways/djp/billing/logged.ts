import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../../log.ts';
import type { BillingOffice } from './port.ts';

/** The office's side of billing codes with every call noted. Of a payer, the number alone. */
export const loggedBillingOffice = (office: BillingOffice, record: RecordCall, now: Clock): BillingOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    issue: (order, key) => {
      const { companyId: _, objectId: __, payer, description: ___, ...asked } = order;
      return call('billing.issue', order, { key, ...asked, payer: payer.npwp }, () => office.issue(order, key));
    },
    inquire: (asked) => call('billing.inquire', asked, asked, () => office.inquire(asked)),
    settle: (asked, key) => call('billing.settle', asked, { ...asked, key }, () => office.settle(asked, key)),
    confirm: (asked) => call('billing.confirm', asked, asked, () => office.confirm(asked)),
  };
};
