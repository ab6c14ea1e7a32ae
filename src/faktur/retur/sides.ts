import type { Totals } from '#domain/definition/answers.ts';
import type { ReturListRow } from '#domain/faktur/retur.ts';
import { fakturReturKeluaran } from '#domain/faktur/retur-keluaran.ts';
import { fakturReturMasukan } from '#domain/faktur/retur-masukan.ts';
import { returPaths } from '../paths.ts';

export const inSide = { of: fakturReturMasukan, paths: returPaths.in, words: 'returScreen.in' } as const;
export const outSide = { of: fakturReturKeluaran, paths: returPaths.out, words: 'returScreen.out' } as const;

export type Side = typeof inSide | typeof outSide;

export type ReturTotals = Totals<'dpp' | 'otherDpp' | 'ppn' | 'ppnbm', string>;
export type Row = ReturListRow;
