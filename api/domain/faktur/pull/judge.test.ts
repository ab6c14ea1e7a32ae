import { describe, expect, it } from 'vitest';
import { aFaktur } from '../../../../fixtures/builders/a-faktur.ts';
import type { MasukanStatus } from '../masukan-status.ts';
import { isTakenAtOnce, judgeFaktur, movesTo } from './judge.ts';
import { type PulledFaktur, pulledFields, receivedFaktur } from './pulled-faktur.ts';

const BUYER = '0021000019021000';
const [line] = aFaktur().lines;
const theirs = (over: Partial<PulledFaktur> = {}): PulledFaktur => ({
  number: '04002500114800001',
  date: '2025-10-14',
  period: '2025-10',
  status: 'APPROVED',
  creditPeriod: null,
  seller: { npwp: '0029000015021000', nitku: '0029000015021000000000', name: 'PT Sinar Kabel Makmur', address: '' },
  buyer: { npwp: BUYER, nitku: `${BUYER}000000` },
  reference: 'SKM/1',
  term: 'EMPTY',
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  lines: line ? [line] : [],
  ...over,
});
const ours = (status: MasukanStatus, over: Partial<PulledFaktur> = {}) => {
  const row = receivedFaktur(theirs(over), { id: 'in-1', companyId: 'c', now: 0, by: 'DJP' });
  return { ...row, status, creditPeriod: status === 'CREDITED' ? '2025-11' : null };
};
const judged = (status: MasukanStatus, over: Partial<PulledFaktur>) =>
  judgeFaktur(theirs(over), { ours: ours(status), npwp: BUYER });

describe('an invoice of the office', () => {
  it('stands on the bases and amounts it was told with', () => {
    const { dpp, otherDpp, ppn } = aFaktur();
    expect(pulledFields(theirs())).toMatchObject({
      code: '04',
      dpp,
      otherDpp,
      ppn,
      lines: [{ base: 'ELEVEN_TWELFTHS' }],
    });
    const own = { ...(line as NonNullable<typeof line>), otherDpp: '1375000.00', ppn: '165000.00' };
    expect(pulledFields(theirs({ lines: [own] }))).toMatchObject({
      ppn: '165000.00',
      lines: [{ base: 'OWN', ownBase: '1375000.00' }],
    });
  });

  it('is new, gone, or none of ours', () => {
    const alone = (over: Partial<PulledFaktur>) => judgeFaktur(theirs(over), { ours: undefined, npwp: BUYER });
    expect(alone({}).verdict).toBe('NEW');
    expect(alone({ status: 'AMENDED' })).toMatchObject({ verdict: 'GONE', note: 'amended' });
    expect(alone({ status: 'CANCELED' })).toMatchObject({ verdict: 'GONE', note: 'canceled' });
    expect(alone({ buyer: { npwp: '0021000027021000', nitku: '' } })).toMatchObject({ note: 'other_buyer' });
    const lines = line ? [{ ...line, dpp: '99999999999999999999.00' }] : [];
    expect(alone({ lines })).toMatchObject({ verdict: 'INVALID', note: 'amount' });
  });

  it('never takes a decision back, nor opens what is closed', () => {
    expect(judged('CREDITED', {}).verdict).toBe('SAME');
    expect(judged('UNCREDITED', {}).verdict).toBe('SAME');
    expect(judged('CANCELED', {}).verdict).toBe('SAME');
    expect(judged('AMENDED', { status: 'CREDITED' }).verdict).toBe('SAME');
  });

  it('is led the way the machine allows', () => {
    const led = (from: MasukanStatus, until: MasukanStatus, periods: [string | null, string | null]) =>
      movesTo({ status: from, creditPeriod: periods[0] }, { status: until, creditPeriod: periods[1] });
    expect(led('APPROVED', 'WAITING_FOR_AMENDMENT', [null, '2025-11'])).toEqual(['credit', 'awaitAmendment']);
    expect(led('APPROVED', 'WAITING_FOR_AMENDMENT', [null, null])).toEqual(['uncredit', 'awaitAmendment']);
    expect(led('UNCREDITED', 'WAITING_FOR_CANCELLATION', [null, null])).toEqual(['awaitCancellation']);
    expect(led('CREDITED', 'CANCELED', ['2025-11', '2025-11'])).toEqual(['awaitCancellation', 'cancel']);
    expect(led('WAITING_FOR_CANCELLATION', 'CREDITED', ['2025-11', '2025-11'])).toEqual(['withdraw']);
    expect(led('WAITING_FOR_CANCELLATION', 'UNCREDITED', [null, null])).toEqual(['withdraw']);
    expect(led('CREDITED', 'APPROVED', ['2025-11', null])).toBeNull();
  });

  it('is taken without a choice where its seller changed it or nobody here had decided', () => {
    expect(isTakenAtOnce(judged('CREDITED', { status: 'WAITING_FOR_CANCELLATION' }))).toBe(true);
    expect(isTakenAtOnce(judged('APPROVED', { status: 'CREDITED' }))).toBe(true);
    expect(isTakenAtOnce(judged('CREDITED', { status: 'UNCREDITED' }))).toBe(false);
    expect(isTakenAtOnce(judged('APPROVED', { reference: 'LAIN' }))).toBe(false);
  });

  it('credited in another masa is a difference to be chosen', () => {
    const differing = judged('CREDITED', { status: 'CREDITED', creditPeriod: '2025-12' });
    expect(differing.differences).toEqual([{ field: 'creditPeriod', ours: '2025-11', theirs: '2025-12' }]);
    expect(isTakenAtOnce(differing)).toBe(false);
  });
});
