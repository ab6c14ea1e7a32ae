import type { Equalisation } from '../equalisation/equalisation.ts';

/** What stands outside a return, as far as its checks read it; without it these checks find nothing. */
export type Outside = {
  /** Sheets whose source has something else than when it was drawn. */
  readonly stale: readonly string[];
  readonly equalisations: readonly Equalisation[];
};
