import type { Totals } from '#domain/definition/answers.ts';
import type { ReturListRow } from '#domain/faktur/retur.ts';
import { fakturReturKeluaran } from '#domain/faktur/retur-keluaran.ts';
import { fakturReturMasukan } from '#domain/faktur/retur-masukan.ts';
import { fakturPaths, returPaths } from '../paths.ts';

export const inSide = {
  of: fakturReturMasukan,
  list: returPaths.in.list,
  detail: returPaths.in.detail,
  title: 'returScreen.in.title',
  empty: 'returScreen.in.empty',
  imports: { form: returPaths.in.importForm, history: fakturPaths.imports },
} as const;

export const outSide = {
  of: fakturReturKeluaran,
  list: returPaths.out.list,
  detail: returPaths.out.detail,
  title: 'returScreen.out.title',
  empty: 'returScreen.out.empty',
  imports: undefined,
} as const;

export type Side = typeof inSide | typeof outSide;

export type ReturTotals = Totals<'dpp' | 'otherDpp' | 'ppn' | 'ppnbm', string>;
export type Row = ReturListRow;
