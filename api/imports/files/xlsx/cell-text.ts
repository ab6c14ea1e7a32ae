const DAY = 86_400_000;
/** Day 0 of Excel's 1900 calendar, the phantom 29 February 1900 included; the 1904 calendar starts 1,462 days later. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SHIFT_1904 = 1_462;

/** An Excel serial number as YYYY-MM-DD, time of day dropped; null when it is no day of 1950 to 2199. */
export const serialDay = (serial: number, since1904: boolean): string | null => {
  const whole = Math.floor(serial) + (since1904 ? SHIFT_1904 : 0);
  return whole >= 18_264 && whole < 109_575 ? new Date(DAY_ZERO + whole * DAY).toISOString().slice(0, 10) : null;
};

/**
 * A number as Excel stores it ("2400000.1000000001", "6.12E+20"), written the Indonesian way: digits, decimal comma.
 * The shortest decimal that is the same double is what was typed. A comma with exactly three digits behind it gets a
 * zero more, so that nobody can take it for a thousands separator.
 */
export const numberText = (raw: string): string => {
  // Most numbers of a file are whole and short: they are their own text.
  if (/^(0|[1-9]\d{0,14})$/.test(raw)) return raw;
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  const text = Number.isInteger(value) && Math.abs(value) < 1e22 ? BigInt(value).toString() : shortest(value);
  const [whole, fraction] = text.split('.');
  if (fraction === undefined) return text;
  return `${whole},${fraction.length === 3 ? `${fraction}0` : fraction}`;
};

const shortest = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
};
