import type { BillingCounter, BillingOffice } from '../port.ts';
import { billingOffice } from '../wire.ts';
import { type BillingSimulatorOptions, openBillingDesk } from './desk.ts';

/** The simulated tax office's side of billing codes in the same process, and the counter a person pays at. */
export const simulatedBillingOffice = (
  options: BillingSimulatorOptions,
): { office: BillingOffice; counter: BillingCounter } => {
  const desk = openBillingDesk(options);
  return { office: billingOffice({ name: 'simulator', simulated: true }, desk), counter: desk };
};
