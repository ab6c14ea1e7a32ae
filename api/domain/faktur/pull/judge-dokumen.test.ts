import { describe, expect, it } from 'vitest';
import type { DokumenRow } from '../dokumen.ts';
import { judgeDokumen } from './judge-dokumen.ts';
import { type PulledDokumen, pulledDokumenFields } from './pulled-dokumen.ts';

const theirs = (over: Partial<PulledDokumen> = {}): PulledDokumen => ({
  number: '000100#0802251114110609',
  date: '2025-11-14',
  period: '2025-11',
  documentKind: 'PIB',
  status: 'APPROVED',
  creditPeriod: null,
  recordedBy: 'DJBC',
  party: { name: 'Guangzhou Sample Co', address: '' },
  dpp: '120000000.00',
  ppn: '13200000.00',
  ppnbm: '0.00',
  ...over,
});
const ours = (over: Partial<DokumenRow> = {}) =>
  ({ ...pulledDokumenFields(theirs()), id: 'doc-1', status: 'APPROVED', creditPeriod: null, ...over }) as DokumenRow;
const judged = (pulled: Partial<PulledDokumen>, own: Partial<DokumenRow>) =>
  judgeDokumen('in', theirs(pulled), ours(own));

describe('another document of the office', () => {
  it('is new, gone, or none of ours', () => {
    const alone = (over: Partial<PulledDokumen>) => judgeDokumen('in', theirs(over), undefined);
    expect(alone({}).verdict).toBe('NEW');
    expect(alone({ status: 'DRAFT' }).verdict).toBe('NEW');
    expect(alone({ status: 'CANCELED' })).toMatchObject({ verdict: 'GONE', note: 'canceled' });
    expect(alone({ documentKind: 'PEB' })).toMatchObject({ verdict: 'INVALID', note: 'other_side' });
    expect(alone({ dpp: '99999999999999999999.00' })).toMatchObject({ verdict: 'INVALID', note: 'amount' });
  });

  it('says nothing against what was decided, closed or approved here', () => {
    expect(judged({}, { status: 'CREDITED', creditPeriod: '2025-12' }).verdict).toBe('SAME');
    expect(judged({}, { status: 'UNCREDITED' }).verdict).toBe('SAME');
    expect(judged({ dpp: '1.00' }, { status: 'CANCELED' }).verdict).toBe('SAME');
    expect(judged({ status: 'DRAFT', dpp: '1.00' }, { status: 'APPROVED' }).verdict).toBe('SAME');
  });

  it('is waited for while ours is on its way', () => {
    expect(judged({}, { status: 'IN_PROGRESS' })).toMatchObject({ verdict: 'UNDERWAY', note: 'sending' });
  });

  it('differs by its fields and by the state it is ahead in', () => {
    const fields = (...of: Parameters<typeof judged>) => judged(...of).differences.map(({ field }) => field);
    expect(fields({}, { status: 'DRAFT' })).toEqual(['status']);
    expect(fields({ status: 'CREDITED', creditPeriod: '2025-12' }, {})).toEqual(['status']);
    expect(fields({ dpp: '130000000.00', ppn: '14300000.00' }, {})).toEqual(['dpp', 'ppn']);
    expect(
      fields({ status: 'CREDITED', creditPeriod: '2025-12' }, { status: 'CREDITED', creditPeriod: '2025-11' }),
    ).toEqual(['creditPeriod']);
    expect(fields({ documentKind: 'PIB_PAID', party: { name: '', address: '' } }, {})).toEqual(['documentKind']);
  });
});
