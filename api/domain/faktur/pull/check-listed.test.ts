import { describe, expect, it } from 'vitest';
import { checkListed } from './check-listed.ts';
import { listedStatus, statusAfter } from './listed-status.ts';
import type { PulledFaktur } from './pulled-faktur.ts';

const npwp = '0021000019021000';
const listed = (over: Partial<PulledFaktur> = {}): PulledFaktur => ({
  number: '04002500114800001',
  date: '2025-10-14',
  period: '2025-10',
  status: 'APPROVED',
  creditPeriod: null,
  seller: { npwp: '0012345674123000', nitku: '', name: 'PT Sinar Kabel Makmur', address: '' },
  buyer: { npwp, nitku: `${npwp}000000` },
  reference: null,
  term: 'EMPTY',
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  lines: [],
  amounts: { dpp: '1000000', otherDpp: '916666.67', ppn: '110000', ppnbm: '0' },
  ...over,
});
const rules = (over: Partial<PulledFaktur>): string[] =>
  checkListed(listed(over), { npwp, today: '2025-12-31' }).map(({ path, message }) => `${path} ${message.slice(14)}`);

describe('an invoice of a list', () => {
  it('is taken as it stands', () => {
    expect(rules({})).toEqual([]);
  });

  it('is credited from its own masa to the third after it (PMK 81/2024 art. 376)', () => {
    const credited = (creditPeriod: string | null) => rules({ status: 'CREDITED', creditPeriod });
    expect(credited('2025-10')).toEqual([]);
    expect(credited('2026-01')).toEqual([]);
    expect(credited('2026-02')).toEqual(['creditPeriod credit_outside']);
    expect(credited('2025-09')).toEqual(['creditPeriod credit_outside']);
    expect(credited(null)).toEqual(['creditPeriod credit_period_missing']);
  });

  it('owes at most 12% of its base (PMK 131/2024)', () => {
    const of = (ppn: string) => rules({ amounts: { dpp: '1000000', otherDpp: '1000000', ppn, ppnbm: '0' } });
    expect(of('120000')).toEqual([]);
    expect(of('121000')).toEqual([]);
    expect(of('121000.01')).toEqual(['ppn ppn_above']);
    expect(of('-1')).toEqual(['ppn amount_negative']);
    expect(of('')).toEqual(['ppn required']);
  });

  it('has a number of 17 digits; a zero Excel took from its front is proposed', () => {
    const [found] = checkListed(listed({ number: '4002500114800001' }), { npwp, today: '2025-12-31' });
    expect(found).toMatchObject({ path: 'number', severity: 'error', proposal: '04002500114800001' });
    expect(rules({ number: '11002500114800001' })).toEqual(['number number_code']);
    expect(rules({ number: '' })).toEqual(['number required']);
  });
});

describe('the words of the portal', () => {
  it.each([
    ['WAITING FOR CANCELLETION', 'WAITING_FOR_CANCELLATION'],
    ['Tidak Dikreditkan', 'UNCREDITED'],
    ['Diubah', 'AMENDED'],
    ['approved', 'APPROVED'],
    ['Rejected', null],
  ])('%s stands for %s', (word, status) => expect(listedStatus(word)).toBe(status));

  it('say of one in force what its buyer decided, and that it is not valid where nothing was', () => {
    expect(statusAfter('APPROVED', 'CREDITED', true)).toBe('CREDITED');
    expect(statusAfter('APPROVED', 'APPROVED', false)).toBe('INVALID');
    expect(statusAfter('CANCELED', 'CREDITED', true)).toBe('CANCELED');
  });
});
