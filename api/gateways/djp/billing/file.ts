import { refused } from '../../answer.ts';
import type { BillingOffice } from './port.ts';

const notHere = async () =>
  refused('NOT_SUPPORTED', 'Tidak tersedia lewat pertukaran file: buat dan bayar kode billing di portal DJP.');

/** File exchange has no line to ask for billing codes by: they are made in the portal and written in by hand. */
export const fileBillingOffice = (): BillingOffice => ({
  name: 'file',
  simulated: false,
  byHand: true,
  issue: notHere,
  inquire: notHere,
  settle: notHere,
  confirm: notHere,
});
