import type { UnifikasiKind } from '../../bupot/kinds.ts';
import type { SlipFacility } from '../bupot/facilities.ts';

export type Article = '4(2)' | '15' | '22' | '23' | '26';

/**
 * Optional fields of a row. Days are the first and last on which the object may be used; by default those of the list.
 */
export type RowExtra = {
  /** Percent of the gross that counts as income; default 100. */
  readonly nett?: number;
  /** Distinguishes rows of one kind and code. */
  readonly variant?: string;
  readonly from?: string;
  readonly to?: string;
};

/** One line of the tax office's list; the rate in percent. */
export type ObjectRow = readonly [code: string, rate: string, name: string, extra?: RowExtra];

/** Lines that differ only in code, rate and name, with the facilities allowed for each kind of slip. */
export type ObjectFamily = {
  readonly article: Article;
  readonly final: boolean;
  readonly kap: string;
  readonly kjs: string;
  readonly facilities: Readonly<Partial<Record<UnifikasiKind, readonly SlipFacility[]>>>;
  readonly rows: readonly ObjectRow[];
};

export const allowed = {
  ordinary: ['NONE', 'DTP', 'OTHER'],
  withSkb22: ['NONE', 'SKB22', 'DTP', 'OTHER'],
  withSkb23: ['NONE', 'SKB23', 'DTP', 'OTHER'],
  withSkbPhtb: ['NONE', 'SKB_PHTB', 'DTP', 'OTHER'],
  withSkbDeposit: ['NONE', 'SKB_DEPOSIT', 'DTP', 'OTHER'],
  treaty: ['NONE', 'SKD', 'OTHER'],
  none: ['NONE'],
  noneOrTyped: ['NONE', 'OTHER'],
  typed: ['OTHER'],
  /** Government projects financed by foreign grants or loans. */
  borne: ['DTP'],
  borneOrTyped: ['DTP', 'OTHER'],
  umkm: ['UMKM'],
} as const satisfies Readonly<Record<string, readonly SlipFacility[]>>;
