import { describe, expect, it } from 'vitest';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { aBillingInput } from '../../../../fixtures/builders/a-billing.ts';
import { drawBpnPdf } from '../../ntpn/files/bpn-pdf.ts';
import { drawSspPdf } from './ssp-pdf.ts';
import { bpnFacts, sspFacts, sspMark } from './view.ts';

const NOW = Date.parse('2025-11-12T09:12:00+07:00');

const billing: Billing = {
  ...aBillingInput({ description: 'Angsuran masa Oktober', amount: '47318640.00' }),
  id: 'b1',
  companyId: 'c1',
  version: 3,
  status: 'PAYABLE',
  code: '025118427740162',
  origin: 'form',
  taxName: 'PPh Pasal 25 Badan',
  payerNumberType: 'NPWP',
  request: 1,
  issuedAt: NOW,
  expiresAt: NOW + 336 * 3_600_000,
  officeCode: null,
  officeMessage: null,
  paymentId: null,
  ntpn: null,
  paidAt: null,
  renewedBy: null,
  renews: null,
  importId: null,
  sptId: null,
  createdBy: 'Rina',
  createdAt: NOW,
  updatedBy: 'Rina',
  updatedAt: NOW,
};

const receipt: NtpnRecord = {
  id: 'n1',
  companyId: 'c1',
  version: 1,
  status: 'COMPLETED',
  ntpn: 'A1B2C3D4E5F6G7H8',
  billingId: 'b1',
  paymentId: null,
  billingCode: '025118427740162',
  kap: billing.kap,
  kjs: billing.kjs,
  taxName: billing.taxName,
  periodFrom: billing.periodFrom,
  periodTo: billing.periodTo,
  amount: billing.amount,
  paidAt: NOW,
  ntb: '000123456789',
  stan: '123456',
  from: 'office',
  receiptFileId: null,
  officeMessage: null,
  usedIn: null,
  createdBy: 'Rina',
  createdAt: NOW,
  updatedAt: NOW,
};

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the printed payment slip', () => {
  const view = { billing, city: 'Karangsari', qr: sspFacts(billing) };

  it('is one page, the same bytes for the same code, also with an object and a long address', async () => {
    const [once, again] = await Promise.all([drawSspPdf(view), drawSspPdf(view)]);
    expect(once.subarray(0, 5).toString()).toBe('%PDF-');
    expect(once.equals(again)).toBe(true);
    const land = { ...billing, nop: '317101000100200030', objectAddress: 'Jalan '.repeat(40) };
    expect([pages(once), pages(await drawSspPdf({ ...view, billing: land }))]).toEqual([1, 1]);
  });

  it('is marked once it was paid or ran out', () => {
    expect(sspMark(view)).toBeNull();
    expect(sspMark({ ...view, billing: { ...billing, status: 'EXPIRED' } })).toBe('expired');
    expect(sspMark({ ...view, billing: { ...billing, status: 'PAID', ntpn: receipt.ntpn } })).toBe('paid');
  });
});

describe('the printed receipt', () => {
  it('is one page, also where the bank told little', async () => {
    const view = { ntpn: receipt, billing, bank: 'BCA', qr: bpnFacts(receipt) };
    const bare = { ...view, bank: null, ntpn: { ...receipt, ntb: null, stan: null } };
    expect([pages(await drawBpnPdf(view)), pages(await drawBpnPdf(bare))]).toEqual([1, 1]);
  });
});
