import type { FakturMove, FakturStatus } from '#domain/faktur/status.ts';
import type { FakturStep } from './family.ts';
import { keluaranFamily } from './keluaran-family.ts';

export type Step = FakturStep<FakturStatus, FakturMove>;

export const {
  objectType: OBJECT_TYPE,
  wrongStatus,
  announce,
  whole: { load: loadFaktur },
  load: loadRow,
  rows: fakturRows,
  view: viewFaktur,
  move: moveFakturs,
} = keluaranFamily;
