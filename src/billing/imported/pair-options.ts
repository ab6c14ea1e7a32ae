import { findPairs } from '#domain/billing/find-pair.ts';
import { type Era, eraOf, pairCode, pairsIn } from '#domain/billing/pairs.ts';
import type { Cells } from '../../ui/documents/import-kind.ts';
import type { SheetOption } from '../../ui/grid/sheet.ts';

const OFFERED = 20;
const YEAR = /(?<!\d)20\d\d(?!\d)/;

/** The era of a row by the year it names; without one it is about now. */
const eraOfRow = ({ cells }: Cells): Era => {
  const said = [cells.year, cells.periodTo, cells.periodFrom, cells.period].join(' ').match(YEAR)?.[0];
  return said === undefined ? 'coretax' : eraOf(`${said}-12`);
};

/** KAP-KJS by what people call the tax, as the form finds it. */
export const findPairOptions = (typed: string, row: Cells): readonly SheetOption[] =>
  findPairs(typed, eraOfRow(row), OFFERED).map((pair) => ({ value: pairCode(pair), label: pair.description }));

/** KJS of the KAP that stands in the same row. */
export const findKjsOptions = (typed: string, row: Cells): readonly SheetOption[] =>
  findPairs(`${row.cells.kap ?? ''} ${typed}`, eraOfRow(row), OFFERED).map(({ kjs, description }) => ({
    value: kjs,
    label: description,
  }));

/** A code with what it pays; anything else as it was written. */
export const pairWords = (text: string): string => {
  const [, kap, kjs] = /^\D*(\d{6})\D?(\d{3})\D*$/.exec(text) ?? [];
  if (!kap || !kjs) return text;
  const code = pairCode({ kap, kjs });
  const known = (['coretax', 'classic'] as const)
    .flatMap((era) => pairsIn(era))
    .find((pair) => pairCode(pair) === code);
  return known ? `${code} ${known.description}` : text;
};
