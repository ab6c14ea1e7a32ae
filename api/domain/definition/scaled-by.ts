import { divide, scaled } from './money.ts';

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

const written = (value: bigint, places: number): string => {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/**
 * Rounded half up once to `places` places: ("111000", [100, 111], 5) is "100000". Throws RangeError if the text is not
 * a decimal.
 */
export const scaledBy = (
  amount: string,
  [numerator, denominator]: readonly [bigint, bigint],
  places: number,
  by = '1',
): string => {
  const [far, near] = [placesOf(amount), placesOf(by)];
  const value = scaled(amount, far) * scaled(by, near) * numerator * 10n ** BigInt(places);
  return written(divide(value, denominator * 10n ** BigInt(far + near), 'nearest'), places);
};
