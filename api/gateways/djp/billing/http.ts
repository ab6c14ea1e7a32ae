import { caller, type HttpOfficeOptions } from '../http/call.ts';
import { billingPaths } from './http-contract.ts';
import type { BillingOffice } from './port.ts';
import { billingOffice, issuedAnswer, knownAnswer, receiptAnswer, settledAnswer } from './wire.ts';

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
