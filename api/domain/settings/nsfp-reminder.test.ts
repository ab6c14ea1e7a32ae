import { describe, expect, it } from 'vitest';
import { nsfpDue } from './nsfp-reminder.ts';

const set = { threshold: 20, days: 30, notifiedLow: false, notifiedYear: null };

describe('the reminder of invoice numbers', () => {
  it('tells once that few are left, and again after there were more', () => {
    const first = nsfpDue(set, { left: 20, today: '2025-06-01' });
    expect(first).toEqual({ tell: ['low'], notified: { notifiedLow: true, notifiedYear: null } });
    expect(nsfpDue({ ...set, ...first.notified }, { left: 3, today: '2025-06-02' }).tell).toEqual([]);
    const more = nsfpDue({ ...set, ...first.notified }, { left: 90, today: '2025-06-03' });
    expect(more).toEqual({ tell: [], notified: { notifiedLow: false, notifiedYear: null } });
    expect(nsfpDue({ ...set, ...more.notified }, { left: 5, today: '2025-06-04' }).tell).toEqual(['low']);
  });

  it('tells of the end of their year once, while some are left', () => {
    const first = nsfpDue(set, { left: 50, today: '2025-12-01' });
    expect(first).toEqual({ tell: ['year_end'], notified: { notifiedLow: false, notifiedYear: 2025 } });
    expect(nsfpDue({ ...set, ...first.notified }, { left: 50, today: '2025-12-31' }).tell).toEqual([]);
    expect(nsfpDue({ ...set, ...first.notified }, { left: 50, today: '2026-12-31' }).tell).toEqual(['year_end']);
    expect(nsfpDue(set, { left: 50, today: '2025-11-30' }).tell).toEqual([]);
    expect(nsfpDue({ ...set, notifiedLow: true }, { left: 0, today: '2025-12-31' }).tell).toEqual([]);
  });
});
