import { isDay } from '../definition/day.ts';
import { rupiah, sen, share } from '../definition/money.ts';
import { elevenTwelfths, ppnRate } from '../rules/ppn.ts';
import type { DokumenInput } from './dokumen.ts';
import { kindOf } from './dokumen-kinds.ts';

/** From this day the default base is not the price (PMK 131/2024 ps. 3). */
const SHARE_FROM = '2025-01-01';

/**
 * In rupiah: the rate of the day on 11/12 of the base, on the full base before 2025; zero on an export. Only proposed,
 * because goods with PPnBM have more. Null without a date.
 */
export const usualPpn = ({
  documentKind,
  date,
  dpp,
}: Pick<DokumenInput, 'documentKind' | 'date' | 'dpp'>): string | null => {
  if (kindOf(documentKind).zeroRated) return rupiah(0);
  if (!isDay(date)) return null;
  const base = date < SHARE_FROM ? sen(dpp) : share(sen(dpp), elevenTwelfths.at(date), 'nearest');
  return rupiah(share(base, ppnRate.at(date), 'nearest'));
};

const NOTHING = rupiah(0);

/** A newly typed base, in rupiah, with the default PPN unless a different PPN was entered. */
export const baseWithPpn = (
  input: Pick<DokumenInput, 'documentKind' | 'date' | 'dpp' | 'ppn'>,
  dpp: string,
): { dpp: string; ppn?: string } => {
  const usual = (base: string) => (base === '' ? NOTHING : (usualPpn({ ...input, dpp: base }) ?? NOTHING));
  const isOwn = sen(input.ppn || NOTHING) !== sen(usual(input.dpp));
  return isOwn ? { dpp } : { dpp, ppn: usual(dpp) };
};
