import type { Band, Bands } from '../../definition/bands.ts';
import { partsIn } from '../../definition/bands.ts';
import type { Stretch } from '../../definition/dated.ts';
import { type Exact, isWholeRupiah } from '../../definition/exact.ts';
import { type Explained, explained, type How, type Notes, type Plain, withNotes } from '../../definition/explain.ts';
import { asPercent, share } from '../../definition/money.ts';
import type texts from '../../messages/id/pph21.ts';
import { shownWord, wholeOnSlip } from '../../rules/bupot/rounding.ts';

type Texts = typeof texts;
type Word = Exclude<keyof Texts, 'formula' | 'dtp' | 'unfit'>;
type Formula = keyof Texts['formula'];

/** What a calculation of this tax notes on its way: numbers named in the catalogue under `pph21`. */
export type Pph21Notes = Notes<Word, Formula>;

/** Catalogue key of the rounding of taxable income. */
export const THOUSAND_DOWN = 'explain.rounding.thousand_down';

/** An input that is not noted for itself. */
export const explainedLine = (key: Word, value: number | Plain, how?: How<never, Formula>): Explained =>
  explained('pph21', key, value, how);

/**
 * The same calculation once more, with notes: its result, and by name where each number of it comes from.
 * `explainPph21((notes) => paymentTax(input, notes)).notes.get('tax')`.
 */
export const explainPph21 = <T>(work: (notes: Pph21Notes) => T) => withNotes<Word, Formula, T>('pph21', work);

/** A rate with the row of the table it stands in. */
export const rateRow = ({ above, upTo, rate }: Band, rule: Stretch<unknown>): Explained =>
  explainedLine('rate', [asPercent(rate), 'percent'], {
    inputs: [explainedLine('bandAbove', above), ...(upTo === null ? [] : [explainedLine('bandUpTo', upTo)])],
    rule,
  });

/** A number in between: shown in whole rupiah where it has a fraction, and used exactly by what follows. */
export const noteBetween = (
  notes: Pph21Notes,
  key: Word,
  amount: Exact,
  day: string,
  how: How<Word, Formula> = {},
): void => notes(key, wholeOnSlip(amount, day), isWholeRupiah(amount) ? how : { ...how, rounding: shownWord(day) });

/** The tax of each band an amount reaches, to the sen. */
export const taxOfBands = (table: Bands, amount: number, rule: Stretch<unknown>): Explained[] =>
  partsIn(table, amount).map(({ band, part }) =>
    explainedLine('bandTax', share(part, band.rate, 'nearest'), {
      formula: 'band',
      inputs: [explainedLine('bandPart', part), rateRow(band, rule)],
    }),
  );
