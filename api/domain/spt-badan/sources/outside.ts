import type { Equalisation } from '../equalisation/equalisation.ts';
import type { ExtensionFault } from '../extension.ts';

/** What stands outside a return, as far as its checks read it; without it these checks find nothing. */
export type Outside = {
  /** Sheets whose source has something else than when it was drawn. */
  readonly stale: readonly string[];
  readonly equalisations: readonly Equalisation[];
  /** The notice of extension: why it counts as none, and what its receipt does not cover, in rupiah. */
  readonly extension?: { readonly fault: ExtensionFault | null; readonly missing: string } | null;
};
