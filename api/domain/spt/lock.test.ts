import { describe, expect, it } from 'vitest';
import { aReturn } from '../../../fixtures/builders/a-return.ts';
import { lockOf, mayChange } from './lock.ts';
import { mayAmend, newestOf } from './status-queries.ts';

const concept = aReturn();
const posted = aReturn({ postedAt: 1 });
const filed = aReturn({ postedAt: 1, status: 'FILED' });
const correction = aReturn({ id: 'spt-2', revision: 1, replaces: 'spt-1' });
const kindOf = (...returns: Parameters<typeof lockOf>[2]) => lockOf('2025-10', 'UNIFIKASI', returns).kind;

describe('the lock of a period', () => {
  it('is none before posting, soft after it, hard once sent', () => {
    expect(kindOf()).toBe('none');
    expect(kindOf(concept)).toBe('none');
    expect(kindOf(posted)).toBe('soft');
    expect(kindOf({ ...posted, status: 'REJECTED' })).toBe('soft');
    for (const status of ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING', 'FILED'] as const)
      expect(kindOf({ ...posted, status }), status).toBe('hard');
  });

  it('is of its own kind and period only, and a return the office annulled locks nothing', () => {
    expect(lockOf('2025-10', 'PPH21', [filed]).kind).toBe('none');
    expect(lockOf('2025-11', 'UNIFIKASI', [filed]).kind).toBe('none');
    expect(kindOf({ ...filed, status: 'CANCELED' })).toBe('none');
  });

  it('opens for a correction that was begun, and names who closes it', () => {
    expect(kindOf(filed, correction)).toBe('soft');
    expect(lockOf('2025-10', 'UNIFIKASI', [filed])).toEqual({
      kind: 'hard',
      by: { id: 'spt-1', revision: 0, status: 'FILED' },
    });
  });

  it('asks for a reason where it is hard', () => {
    expect(mayChange({ kind: 'none' }, null)).toBe('free');
    const by = { id: 'spt-1', revision: 0, status: 'FILED' } as const;
    expect(mayChange({ kind: 'soft', by }, null)).toBe('repost');
    expect(mayChange({ kind: 'hard', by }, ' ')).toBe('reason');
    expect(mayChange({ kind: 'hard', by }, 'Salah tarif')).toBe('repost');
  });
});

describe('versions of a return', () => {
  it('are corrected at their newest, once that is filed', () => {
    expect(mayAmend(filed, [filed])).toBe(true);
    expect(mayAmend(posted, [posted])).toBe(false);
    expect(mayAmend(filed, [filed, correction])).toBe(false);
    expect(newestOf([correction, filed], 'UNIFIKASI', '2025-10')).toBe(correction);
    expect(newestOf([filed, { ...correction, status: 'CANCELED' as const }], 'UNIFIKASI', '2025-10')).toBe(filed);
  });
});
