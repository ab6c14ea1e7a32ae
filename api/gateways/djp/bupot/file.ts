import { notHere } from '../file/not-here.ts';
import type { BupotOffice } from './port.ts';

/**
 * File exchange for withholding slips: the XML of each kind goes into the portal by hand. It can send, issue, cancel, ask and pull
 * nothing, and says so.
 */
export const fileBupotOffice = (): BupotOffice => ({
  name: 'file',
  simulated: false,
  capabilities: { send: false, cancel: false, inquire: false, pull: false },
  send: notHere,
  ask: notHere,
  issue: notHere,
  cancel: notHere,
  leaveToPull: notHere,
  pull: notHere,
});
