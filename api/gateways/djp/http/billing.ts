import type { BillingOffice } from '../billing-port.ts';
import { billingOffice, issuedAnswer, knownAnswer, receiptAnswer, settledAnswer } from '../billing-wire.ts';
import { billingPaths } from './billing-contract.ts';
import { caller, type HttpOfficeOptions } from './call.ts';

/** The office's side of billing codes over the host-to-host line (docs/gateway-djp-http.md). */
export const httpBillingOffice = (options: HttpOfficeOptions): BillingOffice => {
  const call = caller(options);
  return billingOffice(
    { name: 'http', simulated: false },
    {
      issue: (body, key) => call({ path: billingPaths.issue, body, key, changes: true }, issuedAnswer),
      inquire: (body) => call({ path: billingPaths.inquire, body, changes: false }, knownAnswer),
      settle: (body, key) => call({ path: billingPaths.settle, body, key, changes: true }, settledAnswer),
      confirm: (body) => call({ path: billingPaths.confirm, body, changes: false }, receiptAnswer),
    },
  );
};
