const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type TimeLeft =
  | { readonly kind: 'over' }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'clock'; readonly time: string };

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Days and hours; hours, minutes and seconds on the last day. Milliseconds. */
export const timeLeft = (expiresAt: number, now: number): TimeLeft => {
  const left = expiresAt - now;
  if (left <= 0) return { kind: 'over' };
  if (left >= DAY) return { kind: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const seconds = Math.floor(left / 1000);
  return { kind: 'clock', time: `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}` };
};

export const runsOut = (expiresAt: number, now: number): boolean => expiresAt - now < 3 * DAY;
