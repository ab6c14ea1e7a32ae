/**
 * Whole sen (1/100 rupiah) as a safe integer; nothing here divides or multiplies floats. In the API and in records an
 * amount is a decimal string in rupiah: "1234567.50".
 */
export type Sen = number;
export type Fraction = readonly [numerator: number, denominator: number];
export type Rounding = 'nearest' | 'down';

/** Nine quadrillion sen, ninety trillion rupiah: below it all integers are exact. */
export const LIMIT: Sen = 9_000_000_000_000_000;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal string as an integer scaled by 10^scale. Throws RangeError on anything else or on digits past the scale. */
export const scaled = (text: string, scale: number): bigint => {
  const match = DECIMAL.exec(text);
  const fraction = (match?.[3] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > scale) throw new RangeError(`not a decimal with ${scale} places: ${text}`);
  const whole = BigInt(match[2] + fraction.padEnd(scale, '0'));
  return match[1] ? -whole : whole;
};

const safe = (value: bigint): Sen => {
  const sen = Number(value);
  if (sen > LIMIT || sen < -LIMIT) throw new RangeError('amount out of range');
  return sen;
};

/**
 * Fast path for the common format: no sign, whole or with exactly two places. Returns -1 for any other text, which then
 * goes through full parsing.
 */
const plain = (text: string): Sen => {
  const { length } = text;
  if (length === 0 || length > 13) return -1;
  const point = length > 3 && text.charCodeAt(length - 3) === 46 ? length - 3 : length;
  let value = 0;
  for (let at = 0; at < length; at++) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return point === length ? value * 100 : value;
};

/** Rupiah as text to sen. Throws RangeError if it is not a decimal, has more than 2 places or is out of range. */
export const sen = (rupiah: string): Sen => {
  const amount = plain(rupiah);
  return amount >= 0 ? amount : safe(scaled(rupiah, 2));
};

/** Converts a sum in sen of any size to rupiah as text. */
export const rupiahOf = (sum: bigint): string => {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Sen to rupiah as text, always with two places: 150 → "1.50". */
export const rupiah = (amount: Sen): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Whether an amount in rupiah, as text, is zero: "0", "0.00", "-0.00". */
export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);

/** Integer division with the named rounding; halves go away from zero ("nearest"), or everything toward zero ("down"). */
export const divide = (value: bigint, by: bigint, rounding: Rounding): bigint => {
  if (by <= 0n) throw new RangeError('divide by a positive number');
  const extra = rounding === 'nearest' ? by / 2n : 0n;
  return value < 0n ? -((-value + extra) / by) : (value + extra) / by;
};

/**
 * -1 if anything is below zero or not a safe integer. Dividing floats is exact enough here: a quotient below a whole
 * number is at least 1/by below it, which is more than half a step of the floats around it while value < 2^53.
 */
const quotient = (value: number, by: number, rounding: Rounding): Sen => {
  const raised = rounding === 'nearest' ? value + (by - (by % 2)) / 2 : value;
  if (!(value >= 0 && by > 0 && raised <= Number.MAX_SAFE_INTEGER)) return -1;
  const whole = Math.floor(raised / by);
  return whole > LIMIT ? -1 : whole;
};

const part = (amount: Sen, numerator: number, denominator: number, rounding: Rounding): number => {
  const quick = Number.isInteger(amount) ? quotient(amount * numerator, denominator, rounding) : -1;
  return quick >= 0 ? quick : safe(divide(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding));
};

/** A fraction of an amount in sen, rounded once to whole sen. */
export const share = (amount: Sen, fraction: Fraction, rounding: Rounding): Sen =>
  part(amount, fraction[0], fraction[1], rounding);

/** A fraction of an amount in sen, rounded once to whole rupiah; returns sen. */
export const rupiahShare = (amount: Sen, fraction: Fraction, rounding: Rounding): Sen =>
  part(amount, fraction[0], fraction[1] * 100, rounding) * 100;

/** A percentage as text ("12", "2.6375") as a fraction. Throws RangeError on more than four places. */
export const percent = (rate: string): Fraction => {
  const parts = Number(scaled(rate, 4));
  return parts % 100 === 0 ? [parts / 100, 10_000] : [parts, 1_000_000];
};

/** A fraction as percent in text, to four places: [12, 100] is "12". */
export const asPercent = ([numerator, denominator]: Fraction): string => {
  const parts = divide(BigInt(numerator) * 1_000_000n, BigInt(denominator), 'nearest');
  return String(Number(parts) / 10_000);
};

/** Unit price (up to 5 places) times quantity (up to 5 places), rounded half up to whole sen. */
export const times = (price: string, quantity: string): Sen => {
  const [each, count] = [plain(price), plain(quantity)];
  const amount = each >= 0 && count >= 0 ? quotient(each * count, 100, 'nearest') : -1;
  return amount >= 0 ? amount : safe(divide(scaled(price, 5) * scaled(quantity, 5), 100_000_000n, 'nearest'));
};

/** NaN if a part or a sum on the way is not an exact integer. */
const quickTotal = (amounts: readonly Sen[]): number => {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isInteger(amount) || sum > LIMIT || sum < -LIMIT) return Number.NaN;
  }
  return sum;
};

export const total = (amounts: Iterable<Sen>): Sen => {
  const quick = Array.isArray(amounts) ? quickTotal(amounts) : Number.NaN;
  if (!Number.isNaN(quick)) return quick;
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(amount);
  return safe(sum);
};

/** Of two amounts, as `total`. */
export const plus = (one: Sen, other: Sen): Sen => {
  const sum = one + other;
  return Number.isInteger(sum) && sum <= LIMIT && sum >= -LIMIT ? sum : total([one, other]);
};

/** Whole rupiah, half up, as sen: PER-11/PJ/2025 art. 129 on printed invoices and returns. */
export const wholeRupiah = (amount: Sen): Sen => safe(divide(BigInt(amount), 100n, 'nearest') * 100n);

/** Splits an amount by weights with an exact sum; leftovers go to the largest remainders, in order. */
export const allocate = (amount: Sen, weights: readonly Sen[]): Sen[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => divide(value, whole, 'down'));
  let left = BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n);
  const order = exact
    .map((value, at) => ({ at, rest: value % whole }))
    .sort((a, b) => Number(b.rest < 0n ? -b.rest : b.rest) - Number(a.rest < 0n ? -a.rest : a.rest) || a.at - b.at);
  const step = left < 0n ? -1n : 1n;
  for (let at = 0; left !== 0n; at = (at + 1) % order.length, left -= step) {
    const index = order[at]?.at ?? 0;
    parts[index] = (parts[index] ?? 0n) + step;
  }
  return parts.map(safe);
};
