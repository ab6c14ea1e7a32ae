import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { say } from '../messages/index.ts';
import { checkSlip } from './check.ts';
import type { SlipKind } from './kinds.ts';
import type { BupotInput } from './record.ts';

const found = (kind: SlipKind, over: Partial<BupotInput>, industry = 'Perdagangan besar mesin') => {
  const input = aBupotInput(kind, over);
  const company = { npwp: input.nitku.slice(0, 16), government: false, industry };
  return checkSlip(input, { today: '2026-03-15', company, source: 'form' });
};

const keys = (...of: Parameters<typeof found>): string[] =>
  found(...of).map(({ severity, path, message, proposal }) => {
    const rule = message.replace(/^bupotCheck\.|^pph21\./, '');
    return `${severity} ${path} ${rule}${proposal === undefined ? '' : ` → ${proposal}`}`;
  });

const december = { period: '2025-12', date: '2025-12-31' } as const;
const daily = { taxCode: '21-100-24', ptkp: null } as const;
const borne = { facility: 'DTP', certificateNumber: 'PMK 10/2025', dtpNtpn: null } as const;
const ntpn = { dtpNtpn: 'ABCDEF0123456789' } as const;

describe('a monthly slip of the last masa', () => {
  it('is said to be one of the year', () => {
    expect(keys('BPMP', december)).toEqual(['warning period last_masa']);
    expect(keys('BPMP', { ...december, taxCode: '21-100-02' })).toEqual(['warning period last_masa']);
    expect(keys('BPMP', { period: '2025-11', date: '2025-11-28' })).toEqual([]);
    expect(keys('BP21', december)).toEqual([]);
  });
});

describe('a daily worker', () => {
  it.each<[string, Partial<BupotInput>, string[]]>([
    ['at the limit', { ...daily, gross: '25000000', workingDays: '10' }, []],
    [
      'a rupiah above it',
      { ...daily, gross: '25000001', workingDays: '10' },
      ['error taxCode daily_above → 21-100-30'],
    ],
    [
      'above it on one day',
      { ...daily, gross: '2500001', workingDays: null },
      ['error taxCode daily_above → 21-100-30'],
    ],
    [
      'above it in the area',
      { ...daily, taxCode: '21-100-29', gross: '2500001', workingDays: '1' },
      ['error taxCode daily_above → 21-100-31'],
    ],
    [
      'with the object for above, at the limit',
      { ...daily, taxCode: '21-100-30', gross: '2500000', workingDays: '1' },
      ['error taxCode daily_within → 21-100-24'],
    ],
    ['with that object, above', { ...daily, taxCode: '21-100-30', gross: '2500001', workingDays: '1' }, []],
    ['without a day', { ...daily, gross: '100000', workingDays: '0' }, ['error workingDays unfit.working_days']],
  ])('%s', (_, over, expected) => expect(keys('BP21', over)).toEqual(expected));
});

describe('tax borne by the government', () => {
  it.each<[string, SlipKind, Partial<BupotInput>, string, string[]]>([
    ['of a textile mill', 'BPMP', borne, 'Industri tekstil', []],
    ['of a trader', 'BPMP', borne, 'Perdagangan besar mesin', ['warning facility dtp_sector']],
    ['of who says nothing of the business', 'BPA1', { ...borne, ...december }, '', ['warning facility dtp_sector']],
    [
      'of a hotel before October 2025',
      'BPMP',
      { ...borne, period: '2025-09', date: '2025-09-30' },
      'Hotel berbintang',
      ['error facility dtp_period'],
    ],
    ['of a hotel since', 'BPMP', borne, 'Hotel berbintang', []],
    [
      'of a hotel that sells batik, before',
      'BPMP',
      { ...borne, period: '2025-09', date: '2025-09-30' },
      'Hotel dan batik',
      [],
    ],
    ['of pay at the limit', 'BPMP', { ...borne, gross: '10000000' }, 'Furnitur', []],
    ['of pay above it', 'BPMP', { ...borne, gross: '10000001' }, 'Furnitur', ['warning gross dtp_income']],
    [
      'of a day above it',
      'BP21',
      { ...borne, ...ntpn, ...daily, gross: '5000010', workingDays: '10' },
      'Sepatu',
      ['warning gross dtp_income'],
    ],
    ['of a lawyer', 'BP21', { ...borne, ...ntpn }, 'Sepatu', ['warning facility dtp_payee']],
    ['none', 'BPMP', {}, 'Perdagangan', []],
  ])('%s', (_, kind, over, industry, expected) => expect(keys(kind, over, industry)).toEqual(expected));
});

it('names the regulation in both languages', () => {
  const slips: [SlipKind, Partial<BupotInput>, RegExp][] = [
    ['BPMP', december, /PMK 168\/2023/],
    ['BP21', { ...daily, gross: '2500001', workingDays: '1' }, /2\.500\.000.*PMK 168\/2023/],
    ['BPMP', borne, /Perdagangan besar mesin.*PMK 10\/2025/],
    ['BPMP', { ...borne, gross: '20000000' }, /10\.000\.000.*PMK 10\/2025/],
  ];
  for (const [kind, over, words] of slips)
    for (const locale of ['id', 'en'] as const) {
      const messages = found(kind, over).map(({ message, params }) => say(locale, message, params));
      expect(messages.some((text) => words.test(text))).toBe(true);
    }
});
