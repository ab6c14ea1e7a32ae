import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { hasWords, say } from '../messages/index.ts';
import type { SlipKind } from './kinds.ts';
import type { BupotInput } from './record.ts';
import { type RelatedSlip, relatedFindings } from './related-slips.ts';

let made = 0;
const beside = (kind: SlipKind, over: Partial<BupotInput> = {}, settled = true): RelatedSlip => ({
  id: `other-${++made}`,
  label: '2512345AB',
  settled,
  input: aBupotInput(kind, over),
});

const keysOf = (kind: SlipKind, over: Partial<BupotInput>, others: readonly RelatedSlip[]) =>
  relatedFindings(aBupotInput(kind, over), others).map(
    ({ severity, message }) => `${severity} ${message.replace('bupotCheck.', '')}`,
  );

const december = { period: '2025-12', date: '2025-12-31' } as const;
const temporary = { payeeNpwp: '9990000000999000' } as const;

describe('slips of one person and masa', () => {
  it.each<[string, SlipKind, Partial<BupotInput>, RelatedSlip[], string[]]>([
    ['a first one', 'BPMP', {}, [], []],
    ['a second monthly one', 'BPMP', { gross: '2500000' }, [beside('BPMP')], ['warning second_month']],
    ['a second monthly one beside a draft', 'BPMP', {}, [beside('BPMP', {}, false)], ['warning second_month']],
    [
      'somebody else under the temporary number',
      'BPMP',
      { ...temporary, payeeName: 'A#31' },
      [beside('BPMP', { ...temporary, payeeName: 'B#32' })],
      [],
    ],
    [
      'the same person under it',
      'BPMP',
      { ...temporary, payeeName: 'A#31' },
      [beside('BPMP', { ...temporary, payeeName: 'a#31 ' })],
      ['warning second_month'],
    ],
    ['a monthly one where the year ends', 'BPMP', december, [beside('BPA1')], ['error month_of_year']],
    [
      'a monthly one where a draft of the year ends',
      'BPMP',
      december,
      [beside('BPA2', {}, false)],
      ['warning month_of_year'],
    ],
    ['a year that ends in a monthly one', 'BPA1', {}, [beside('BPMP', december)], ['error year_with_month']],
    ['a year beside a draft of its last month, which tells its pay', 'BPA1', {}, [beside('BPMP', december, false)], []],
    ['a second year', 'BPA1', {}, [beside('BPA1')], ['warning second_year']],
    ['a payment told twice', 'BPPU', {}, [beside('BPPU')], ['warning twin']],
    ['a payment of another document', 'BPPU', { documentNumber: 'INV-2' }, [beside('BPPU')], []],
    ['tax paid by oneself told twice', 'SP', {}, [beside('SP')], ['warning twin']],
  ])('%s', (_, kind, over, others, found) => expect(keysOf(kind, over, others)).toEqual(found));
});

describe('a second payment of a masa', () => {
  const paid = (gross: string, documentNumber: string) =>
    ({ taxCode: '21-100-35', ptkp: 'TK/0', gross, documentNumber }) as const;

  it('to one who is not permanent: the tax on the sum stands beside the sum of both', () => {
    const [found] = relatedFindings(aBupotInput('BP21', paid('5000000', 'B')), [beside('BP21', paid('5000000', 'A'))]);
    // Of 5.000.000 nothing is withheld; of 10.000.000 2 %.
    expect(found).toMatchObject({
      path: 'gross',
      message: 'bupotCheck.masa_sum',
      severity: 'warning',
      params: { gross: '10.000.000', onSum: '200.000', together: '0', others: '2512345AB' },
    });
  });

  it('counts every payment of it, and of the payer who bears the tax the allowance besides', () => {
    const others = [beside('BP21', { ...paid('5000000', 'A'), grossUp: true }), beside('BP21', paid('5400001', 'B'))];
    const [found] = relatedFindings(aBupotInput('BP21', paid('10000000', 'C')), others);
    // 20.400.001 × 9 % = 1.836.000,09; one by one 0 + 13.500 + 200.000.
    expect(found?.params).toMatchObject({ gross: '20.400.001', onSum: '1.836.000', together: '213.500' });
  });

  it('to one who is not employed is told where it changes the tax', () => {
    const lawyer = (gross: string, documentNumber: string) => ({ taxCode: '21-100-07', gross, documentNumber });
    const [found] = relatedFindings(aBupotInput('BP21', lawyer('100000000', 'B')), [
      beside('BP21', lawyer('100000000', 'A')),
    ]);
    // 50 % of 200.000.000: 3.000.000 + 40.000.000 × 15 %; one by one twice 50.000.000 × 5 %.
    expect(found).toMatchObject({
      message: 'bupotCheck.paid_again',
      params: { onSum: '9.000.000', together: '5.000.000' },
    });
    expect(
      relatedFindings(aBupotInput('BP21', lawyer('1000000', 'B')), [beside('BP21', lawyer('1000000', 'A'))]),
    ).toEqual([]);
  });

  it('is not asked about where somebody typed the tax, or it is for another thing', () => {
    const typed = { facility: 'OTHER', certificateNumber: 'K', rate: '1' } as const;
    for (const other of [
      { ...paid('5000000', 'A'), ...typed },
      { ...paid('5000000', 'A'), taxCode: '21-100-10' },
    ])
      expect(relatedFindings(aBupotInput('BP21', paid('5000000', 'B')), [beside('BP21', other)])).toEqual([]);
  });
});

it('is said in both languages, with whom and by which regulation', () => {
  for (const rule of [
    'twin',
    'second_month',
    'second_year',
    'month_of_year',
    'year_with_month',
    'masa_sum',
    'paid_again',
  ]) {
    const key = `bupotCheck.${rule}`;
    expect(hasWords(key)).toBe(true);
    for (const locale of ['id', 'en'] as const)
      expect(say(locale, key, { other: 'X-1', others: 'X-1', gross: '1', onSum: '2', together: '3' })).toContain('X-1');
  }
});
