import type { UnifikasiKind } from '../../bupot/kinds.ts';
import type { SlipFacility } from '../bupot/facilities.ts';

/** The article of the income tax law an object is taxed by. */
export type Article = '4(2)' | '15' | '22' | '23' | '26';

/** What only some rows have. Days are the first and last on which the object may be used; without them as long as the list. */
export type RowExtra = {
  /** Percent of the gross that counts as income; all of it when left out. */
  readonly nett?: number;
  /** Tells rows of one kind and code apart. */
  readonly variant?: string;
  readonly from?: string;
  readonly to?: string;
};

/** One line of the office's list; the rate in percent. */
export type ObjectRow = readonly [code: string, rate: string, name: string, extra?: RowExtra];

/** Lines alike in everything but code, rate and name, and which facilities each kind of slip allows for them. */
export type ObjectFamily = {
  readonly article: Article;
  readonly final: boolean;
  readonly kap: string;
  readonly kjs: string;
  readonly facilities: Readonly<Partial<Record<UnifikasiKind, readonly SlipFacility[]>>>;
  readonly rows: readonly ObjectRow[];
};

/** The sets of facilities the office's list gives its objects. */
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
  /** Work for projects of the government that foreign grants or loans pay for. */
  borne: ['DTP'],
  borneOrTyped: ['DTP', 'OTHER'],
  umkm: ['UMKM'],
} as const satisfies Readonly<Record<string, readonly SlipFacility[]>>;
