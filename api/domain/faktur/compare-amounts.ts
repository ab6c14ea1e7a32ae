import { rupiah, sen } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import { error, warning } from './check-stage.ts';
import type { FakturAmounts, Finding } from './record.ts';

/** Amounts of a file: absent or empty ones are not compared. */
type Given<K extends string> = Partial<Record<K, string | null>>;

type Amount = keyof FakturAmounts;

const senOf = (text: string): number | null => {
  try {
    return sen(text);
  } catch {
    return null;
  }
};

/**
 * Amounts a file brings beside those we work out: each difference is a warning that says both, for our own amounts are the ones
 * that count. `at` is the path before the field ("lines.2", or '' for the header), `tolerance` in sen.
 */
export const compareAmounts = <K extends Amount>(
  at: string,
  given: Given<K>,
  ours: Readonly<Record<K, string>>,
  tolerance = 0,
): Finding[] => {
  const found: Finding[] = [];
  for (const key of Object.keys(given) as K[]) {
    const text = given[key];
    if (text === undefined || text === null || text === '') continue;
    const path = at ? `${at}.${key}` : key;
    const value = senOf(text);
    if (value === null) {
      found.push(error(path, 'amount_invalid', { params: { places: 2 } }));
      continue;
    }
    const difference = value - sen(ours[key]);
    if (Math.abs(difference) > tolerance)
      found.push(
        warning(path, 'amount_differs', {
          params: {
            given: formatDecimal(rupiah(value)),
            ours: formatDecimal(ours[key]),
            difference: formatDecimal(rupiah(difference)),
          },
        }),
      );
  }
  return found;
};
