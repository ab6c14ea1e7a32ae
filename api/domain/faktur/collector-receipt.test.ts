import { describe, expect, it } from 'vitest';
import { receiptFaults, receiptPassedOn, receiptUntil } from './collector-receipt.ts';

const NTPN = '0123456789ABCDEF';

describe('the receipt of a collector', () => {
  it('bears a day from the date of the invoice until today', () => {
    const faultOf = (date: string) => receiptFaults({ ntpn: NTPN, date }, '2026-03-11', '2026-02-10').date;
    expect(['2026-02-09', '2026-02-10', '2026-03-11', '2026-03-12', '2026-02-30'].map(faultOf)).toEqual([
      'faktur.server.receipt_before',
      undefined,
      undefined,
      'faktur.server.receipt_future',
      'problem.field.day',
    ]);
    expect(receiptFaults({ ntpn: '123', date: '2020-01-01' }, '2026-03-11')).toEqual({ ntpn: 'billing.ntpn.pattern' });
  });

  it('is late after the end of the month that follows the masa', () => {
    expect([receiptUntil('2026-01'), receiptUntil('2025-12')]).toEqual(['2026-02-28', '2026-01-31']);
  });

  it('goes along to a substitute whose tax it covers', () => {
    const paid = { code: '02', ppn: '110.00', ppnbm: '20.00', collectorNtpn: NTPN, collectorPaidOn: '2026-02-12' };
    const substitute = { code: '02', ppn: '110.00', ppnbm: '20.00', collectorNtpn: null, collectorPaidOn: null };
    const receipt = { collectorNtpn: NTPN, collectorPaidOn: '2026-02-12' };
    expect(receiptPassedOn(paid, substitute)).toEqual(receipt);
    expect(receiptPassedOn(paid, { ...substitute, ppn: '90.00' })).toEqual(receipt);
    for (const other of [{ ppn: '110.01' }, { ppnbm: '21.00' }, { code: '04' }, { collectorNtpn: 'FEDCBA9876543210' }])
      expect([other, receiptPassedOn(paid, { ...substitute, ...other })]).toEqual([other, null]);
    expect(receiptPassedOn({ ...paid, collectorNtpn: null }, substitute)).toBeNull();
  });
});
