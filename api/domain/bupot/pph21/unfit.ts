import type texts from '../../messages/id/pph21.ts';

type Why = keyof (typeof texts)['unfit'];

/**
 * A payment or a year that the law has no way to work as it was given: the field that says so, and why in the catalogue's words
 * under `pph21.unfit`.
 */
export class Unfit extends RangeError {
  constructor(
    readonly field: string,
    readonly why: Why,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${field}: ${why} ${Object.values(params).join(' ')}`);
  }
}
