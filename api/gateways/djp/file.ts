import { refused } from '../answer.ts';
import type { BillingOffice } from './billing/port.ts';
import type { BupotOffice } from './bupot/port.ts';
import type { FilingOffice } from './filing/port.ts';
import type { TaxOffice } from './port.ts';
import type { SptOffice } from './spt/port.ts';

const notHere = async () => refused('NOT_SUPPORTED', 'Tidak tersedia lewat pertukaran file.');

const noLine = { name: 'file', simulated: false, send: notHere, ask: notHere, cancel: notHere } as const;

/**
 * For companies without a host-to-host connection: XML is uploaded to the portal by hand, and the portal's list of
 * invoices is imported as a file. Calls to send, cancel, substitute or query are refused with NOT_SUPPORTED.
 */
export const fileOffice = (): TaxOffice => ({
  name: 'file',
  simulated: false,
  capabilities: { send: false, cancel: false, substitute: false, inquire: false, incoming: false },
  retur: { ...noLine, pullReturned: notHere, answerBuyer: notHere },
  dokumen: { ...noLine, prepopulated: notHere, decide: notHere },
  returDokumen: noLine,
  send: notHere,
  ask: notHere,
  cancel: notHere,
  revokeCancel: notHere,
  confirmCancel: notHere,
  confirmSubstitute: notHere,
  pullIncoming: notHere,
  decideIncoming: notHere,
  answerSeller: notHere,
  checkNpwp: notHere,
  authorisation: notHere,
});

const inThePortal = async () =>
  refused('NOT_SUPPORTED', 'Tidak tersedia lewat pertukaran file: buat dan bayar kode billing di portal DJP.');

export const fileBillingOffice = (): BillingOffice => ({
  name: 'file',
  simulated: false,
  byHand: true,
  issue: inThePortal,
  inquire: inThePortal,
  settle: inThePortal,
  confirm: inThePortal,
});

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

export const fileFilingOffice = (): FilingOffice => ({
  name: 'file',
  simulated: false,
  canFile: false,
  sendCode: notHere,
  file: notHere,
  ask: notHere,
});

export const fileSptOffice = (): SptOffice => ({
  name: 'file',
  simulated: false,
  canFile: false,
  file: notHere,
  ask: notHere,
  takeBack: notHere,
});
