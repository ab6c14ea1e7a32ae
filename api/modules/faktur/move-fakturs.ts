import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturMove } from '#domain/faktur/status.ts';
import { type FakturStep, fakturFamily } from './family.ts';

export type Step = FakturStep<FakturMove>;

export const OBJECT_TYPE = keluaran.objectType;

/** What outgoing invoices have of their family. */
export const {
  wrongStatus,
  announce,
  load: loadFaktur,
  loadRow,
  rows: fakturRows,
  view: viewFaktur,
  move: moveFakturs,
} = fakturFamily(keluaran);
