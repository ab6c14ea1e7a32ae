import { describe, expect, it } from 'vitest';
import { aBupot } from '../../../../fixtures/builders/a-bupot.ts';
import { rupiah } from '../../definition/money.ts';
import { hasWords, say } from '../../messages/index.ts';
import type { SlipKind } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { differenceInWords, officeDifference } from './difference.ts';
import { leftOutOfXml } from './left-out.ts';

const differenceOf = (kind: SlipKind, over: Partial<Omit<Bupot, 'kind'>>) => officeDifference(aBupot(kind, over));

describe('the tax the office works out of a file', () => {
  it.each<[SlipKind, Partial<Omit<Bupot, 'kind'>>]>([
    ['BPPU', {}],
    ['BPPU', { facility: 'SKB23', certificateNumber: 'KET-1' }],
    ['BPPU', { facility: 'DTP', taxCode: '24-101-01' }],
    ['BPPU', { taxCode: '24-104-03', gross: '1000025' }],
    ['BPNR', { gross: '1000003' }],
    ['BP26', { gross: '1000003' }],
    ['BP26', { facility: 'SKD', certificateNumber: 'SKD-1', nett: '66.6667', rate: '2.6375' }],
    ['CY', { gross: '1000003' }],
    // 10.000.066 × 1,5 % = 150.000,99
    ['BPMP', { gross: '10000066' }],
    // 20 days at 0,5 % of 500.100: nothing is rounded by day.
    ['BP21', { taxCode: '21-100-24', gross: '10002000', workingDays: '20' }],
    ['BP21', { taxCode: '21-100-07', gross: '1000099' }],
    ['BP21', { facility: 'OTHER', certificateNumber: 'KET-1', rate: '7.5' }],
    ['BPA1', {}],
  ])('is ours to the rupiah of a %s %o', (kind, over) => expect(differenceOf(kind, over)).toBeNull());

  it.each<[string, SlipKind, Partial<Omit<Bupot, 'kind'>>, string, string]>([
    // 50 % of 180.000.000: 60.000.000 × 5 % + 30.000.000 × 15 %; the file says 15 %.
    ['bands', 'BP21', { taxCode: '21-100-07', gross: '180000000' }, '7500000.00', '13500000.00'],
    // 400.000.000: 50.000.000 × 5 % + 300.000.000 × 15 %; the file says 15 %.
    ['bands', 'BP21', { taxCode: '21-401-01', gross: '400000000' }, '47500000.00', '60000000.00'],
    // 70.000.000 in total, of which 20.000.000 are taxed at 5 %; the file says 5 % of this payment.
    [
      'earlier',
      'BP21',
      { taxCode: '21-401-02', gross: '40000000', earlierGross: '30000000' },
      '1000000.00',
      '2000000.00',
    ],
    [
      'typed',
      'BPPU',
      { facility: 'OTHER', certificateNumber: 'KET-1', rate: '2', taxTyped: '1000' },
      '1000.00',
      '200000.00',
    ],
    ['surcharge', 'BPPU', { noNpwp: true }, '400000.00', '200000.00'],
  ])('differs by %s on a %s %o', (why, kind, over, ours, theirs) => {
    const found = differenceOf(kind, over);
    expect(found && { why: found.why, ours: rupiah(found.ours), theirs: rupiah(found.theirs) }).toEqual({
      why,
      ours,
      theirs,
    });
    if (!found) return;
    const [key, params] = differenceInWords(found);
    expect(hasWords(key)).toBe(true);
    for (const locale of ['id', 'en'] as const) expect(say(locale, key, params)).toContain(params.theirs);
    const leftOut = { typed: 'typed_tax', surcharge: 'surcharge' }[why];
    expect(leftOutOfXml(aBupot(kind, over))).toBe(leftOut ? `bupotXml.left_out.${leftOut}` : null);
  });
});
