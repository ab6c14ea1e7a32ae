import type { EarlierLine } from '#domain/faktur/record.ts';
import { GENERAL_CODE, unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';

/** The cells of a line that goods of an earlier one fill: never how many, nor at what discount. */
export const cellsOfEarlier = ({ name, opt, code, unit, price }: EarlierLine): EarlierLine => ({
  name,
  opt,
  code,
  unit,
  price,
});

/** What tells goods from others of the same name: the last price, the unit, and the code where it says anything. */
export const besideEarlier = ({ price, unit, code }: EarlierLine): string =>
  [formatDecimal(price, 0), unitName(unit), code === GENERAL_CODE ? '' : code].filter(Boolean).join(' · ');
