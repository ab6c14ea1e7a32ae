import type { FakturAmounts, FakturLine, FakturRow, Finding } from './record.ts';
import type { LineBack } from './retur-left.ts';
import type { FakturType } from './types.ts';

/** What a return takes of its document; an amount in rupiah. */
export type Taken = Pick<FakturRow<string>, 'dpp' | 'ppn' | 'ppnbm'> & { readonly lines: readonly LineBack[] };

/** What a return says by itself; everything else it repeats of its document. Amounts in rupiah. */
export type Written = FakturAmounts & {
  readonly date: string;
  /** Its maker's own, where it has one. */
  readonly number?: string | null;
  readonly reference?: string | null;
  readonly lines: FakturLine[];
};

/**
 * How returns of one kind are held against what they are of. `Origin`: the document that goes back; `Input`: what a person hands in; `Left`: what may
 * still go back.
 */
export type ReturnRules<Origin, Input, Left> = {
  /** Where its words stand: `<words>.check.no_origin`, `<words>.check.other_origin`, `<words>.server.nothing_left`. */
  readonly words: 'retur' | 'returDokumen';
  /** Why nothing may go back of a document as it stands, as a key of the catalogues; null where it may. */
  readonly whyNotBack: (origin: Origin) => string | null;
  /** What is left of a document after its returns; those that came to nothing are not among them. */
  readonly leftOf: (origin: Origin, returns: readonly Taken[]) => Left;
  /** What is left after one more return. */
  readonly leftAfter: (origin: Origin, left: Left, back: Taken) => Left;
  readonly isSpent: (left: Left) => boolean;
  /** What an input does not go with, whatever is left. */
  readonly mismatches?: (input: Input, origin: Origin) => Finding[];
  /** Throws RangeError on what is no amount. */
  readonly written: (input: Input, origin: Origin, left: Left) => Written;
  /** Where it takes more than is left: it is not even saved so. */
  readonly beyond: (of: Pick<Written, 'dpp' | 'ppn' | 'ppnbm' | 'lines'>, left: Left) => Finding[];
  /** What keeps one from being sent on a day (YYYY-MM-DD). */
  readonly check: (
    of: Pick<Written, 'date' | 'dpp' | 'lines'> & { readonly number: string | null },
    origin: Origin,
    today: string,
  ) => Finding[];
};

/** How a file tells of returns of one kind. */
export type ReturnFile<FileReturn, Origin, Input, Left> = {
  /** The type of what goes back. */
  readonly of: FakturType;
  /** The number it names that by. */
  readonly originNumber: (options: FileReturn) => string;
  /** What a return is of, of all that have the number it names. */
  readonly originOf: (origins: readonly Origin[], options: FileReturn) => Origin | undefined;
  /** What a person would hand in for it. Throws RangeError on what is no amount. */
  readonly inputOf: (options: FileReturn, origin: Origin, left: Left) => Input;
};
