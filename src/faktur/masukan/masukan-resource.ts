import type { Totals } from '#domain/definition/answers.ts';
import type { fakturMasukan } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import type { Faktur } from '#domain/faktur/record.ts';

export const RESOURCE = 'efaktur/in/ctas';

export type MasukanTotals = Totals<(typeof fakturMasukan.list.totals)[number], MasukanStatus>;
export type Masukan = Faktur<MasukanStatus>;
