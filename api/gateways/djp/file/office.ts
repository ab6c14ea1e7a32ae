import type { TaxOffice } from '../port.ts';
import { notHere } from './not-here.ts';

/**
 * File exchange, for companies without a licence for a line: XML goes out by hand into the portal, and the portal's list of
 * invoices comes back as a file (`#domain/office/status-list.ts`, `match-statuses.ts`). It can send, cancel, substitute and ask
 * nothing, and says so.
 */
export const fileOffice = (): TaxOffice => ({
  name: 'file',
  simulated: false,
  capabilities: { send: false, cancel: false, substitute: false, inquire: false },
  send: notHere,
  ask: notHere,
  cancel: notHere,
  revokeCancel: notHere,
  confirmCancel: notHere,
  confirmSubstitute: notHere,
  checkNpwp: notHere,
});
