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

export type Pph21Notes = Notes<Word, Formula>;

export const THOUSAND_DOWN = 'explain.rounding.thousand_down';

export const explainedLine = (key: Word, value: number | Plain, how?: How<never, Formula>): Explained =>
  explained('pph21', key, value, how);

/** The explanation of each number by name: `explainPph21((notes) => paymentTax(input, notes)).notes.get('tax')`. */
export const explainPph21 = <T>(work: (notes: Pph21Notes) => T) => withNotes<Word, Formula, T>('pph21', work);

export const rateRow = ({ above, upTo, rate }: Band, rule: Stretch<unknown>): Explained =>
  explainedLine('rate', [asPercent(rate), 'percent'], {
    inputs: [explainedLine('bandAbove', above), ...(upTo === null ? [] : [explainedLine('bandUpTo', upTo)])],
    rule,
  });

/** An intermediate number: shown in whole rupiah, used exactly by later steps. */
export const noteBetween = (
  notes: Pph21Notes,
  key: Word,
  amount: Exact,
  day: string,
  how: How<Word, Formula> = {},
): void => notes(key, wholeOnSlip(amount, day), isWholeRupiah(amount) ? how : { ...how, rounding: shownWord(day) });

export const taxOfBands = (table: Bands, amount: number, rule: Stretch<unknown>): Explained[] =>
  partsIn(table, amount).map(({ band, part }) =>
    explainedLine('bandTax', share(part, band.rate, 'nearest'), {
      formula: 'band',
      inputs: [explainedLine('bandPart', part), rateRow(band, rule)],
    }),
  );
