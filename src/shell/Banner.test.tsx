import { describe, expect, it } from 'vitest';
import { isAway, readPutAway, withAway } from './Banner.tsx';

describe('a bar that was put away', () => {
  const dismissed = withAway(withAway({}, 'c1 simulation', '2025-11-20'), 'c1 quota_low', '2025-11-20');

  it('stays away for the day, by name, and stands again the next', () => {
    expect(isAway(dismissed, 'c1 simulation', '2025-11-20')).toBe(true);
    expect(isAway(dismissed, 'c1 quota_low', '2025-11-20')).toBe(true);
    expect(isAway(dismissed, 'c2 quota_low', '2025-11-20')).toBe(false);
    expect(isAway(dismissed, 'c1 simulation', '2025-11-21')).toBe(false);
  });

  it('forgets what was put away on other days', () => {
    expect(withAway(dismissed, 'c1 deadline', '2025-11-21')).toEqual({ 'c1 deadline': '2025-11-21' });
  });

  it('is none where what was kept cannot be read', () => {
    for (const text of [null, '', '{', '[1]', '"x"', 'null', '{"a":1}']) expect(readPutAway(text)).toEqual({});
    expect(readPutAway(JSON.stringify(dismissed))).toEqual(dismissed);
  });
});
