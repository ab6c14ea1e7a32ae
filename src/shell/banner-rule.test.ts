import { describe, expect, it } from 'vitest';
import { pickBanner } from './banner-rule.ts';

// 20 November 2025, 23.30 in Jakarta: still the 20th there, and the 20th in UTC too (16.30).
const now = Date.UTC(2025, 10, 20, 16, 30);
const calm = {
  now,
  certificateUntil: '2027-01-31',
  quota: { quota: 2000, remaining: 816 },
  disturbed: false,
  mayList: true,
  dueSoon: 0,
};

describe('the banner', () => {
  it('says nothing when all is well', () => {
    expect(pickBanner(calm)).toBeNull();
    expect(pickBanner({ ...calm, certificateUntil: null, quota: null })).toBeNull();
  });

  it('says one thing, the gravest', () => {
    const all = {
      now,
      certificateUntil: '2025-11-19',
      quota: { quota: 10, remaining: 0 },
      disturbed: true,
      mayList: true,
      dueSoon: 3,
    };
    expect(pickBanner({ ...all, unproven: true })).toMatchObject({
      key: 'unproven',
      to: '/main/setting/company/proof',
    });
    expect(pickBanner({ ...all, unproven: true, archived: true })?.key).toBe('archived');
    expect(pickBanner(all)?.key).toBe('certificate_over');
    expect(pickBanner({ ...all, certificateUntil: null })?.key).toBe('quota_out');
    expect(pickBanner({ ...all, certificateUntil: null, quota: null })?.key).toBe('disturbed');
    expect(pickBanner({ ...calm, disturbed: true, mayList: false })).toMatchObject({ key: 'disturbed', to: null });
    expect(pickBanner({ ...calm, dueSoon: 3 })).toMatchObject({ key: 'deadline', params: { count: 3 } });
  });

  it('warns of a certificate from 60 days ahead to its last day in Jakarta, and louder at 30 and 7', () => {
    const until = (certificateUntil: string) => pickBanner({ ...calm, certificateUntil });
    expect(until('2026-01-20')).toBeNull();
    expect(until('2026-01-19')).toMatchObject({ tone: 'info', params: { days: 60 } });
    expect(until('2025-12-20')).toMatchObject({ tone: 'warning', params: { days: 30 } });
    expect(until('2025-11-27')).toMatchObject({ tone: 'danger', params: { days: 7 } });
    expect(until('2025-11-20')).toMatchObject({ key: 'certificate_soon', params: { days: 0 } });
    // 17.30 UTC on the 20th is 00.30 on the 21st in Jakarta.
    const early = { ...calm, now: Date.UTC(2025, 10, 20, 17, 30), certificateUntil: '2025-11-21' };
    expect(pickBanner(early)).toMatchObject({ params: { days: 0 } });
  });

  it('warns of the last tenth of the quota', () => {
    expect(pickBanner({ ...calm, quota: { quota: 2000, remaining: 201 } })).toBeNull();
    expect(pickBanner({ ...calm, quota: { quota: 2000, remaining: 200 } })?.key).toBe('quota_low');
  });
});
