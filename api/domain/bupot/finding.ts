import { finder } from '../definition/finding.ts';
import type texts from '../messages/id/bupot-check.ts';

export type CheckAround = {
  /** YYYY-MM-DD in Jakarta. */
  readonly today: string;
  readonly company: {
    readonly npwp: string;
    readonly government: boolean;
    readonly industry?: string | null;
  };
  readonly source: 'form' | 'import' | 'upload';
};

/** Findings of slips; their texts are in the catalogue under `bupotCheck`. */
export const { error, warning, checkText } = finder<keyof typeof texts>('bupotCheck');
