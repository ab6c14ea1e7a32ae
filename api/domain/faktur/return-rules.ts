import type { FakturAmounts, FakturLine, FakturRow, Finding } from './record.ts';
import type { LineBack } from './retur-left.ts';
import type { FakturType } from './types.ts';

export type Taken = Pick<FakturRow<string>, 'dpp' | 'ppn' | 'ppnbm'> & { readonly lines: readonly LineBack[] };

/** Fields a return does not copy from its document. Amounts in rupiah. */
export type Written = FakturAmounts & {
  readonly date: string;
  readonly number?: string | null;
  readonly reference?: string | null;
  readonly lines: FakturLine[];
};

/** `Origin`: the returned document; `Input`: the input of a person; `Left`: what is left to return. */
export type ReturnRules<Origin, Input, Left> = {
  /** Prefix of its texts: `<words>.check.no_origin`, `<words>.check.other_origin`, `<words>.server.nothing_left`. */
  readonly words: 'retur' | 'returDokumen';
  readonly whyNotBack: (origin: Origin) => string | null;
  /** What is left of a document after its returns; `returns` must not include void ones. */
  readonly leftOf: (origin: Origin, returns: readonly Taken[]) => Left;
  readonly leftAfter: (origin: Origin, left: Left, back: Taken) => Left;
  readonly isSpent: (left: Left) => boolean;
  /** Contradictions between an input and its document, regardless of the rest. */
  readonly mismatches?: (input: Input, origin: Origin) => Finding[];
  /** Throws RangeError if a text is not an amount. */
  readonly written: (input: Input, origin: Origin, left: Left) => Written;
  readonly beyond: (of: Pick<Written, 'dpp' | 'ppn' | 'ppnbm' | 'lines'>, left: Left) => Finding[];
  /** Findings that block sending on a day (YYYY-MM-DD). */
  readonly check: (
    of: Pick<Written, 'date' | 'dpp' | 'lines'> & { readonly number: string | null },
    origin: Origin,
    today: string,
  ) => Finding[];
};

export type ReturnFile<FileReturn, Origin, Input, Left> = {
  readonly of: FakturType;
  readonly originNumber: (options: FileReturn) => string;
  readonly originOf: (origins: readonly Origin[], options: FileReturn) => Origin | undefined;
  /** The return as typed input. Throws RangeError if a text is not an amount. */
  readonly inputOf: (options: FileReturn, origin: Origin, left: Left) => Input;
};
