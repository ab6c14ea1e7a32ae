import type { Retur, ReturListRow } from '#domain/faktur/retur.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { type ReturKeluaranFilter, returKeluaran } from '#domain/faktur/retur-keluaran.ts';
import { type ReturMasukanFilter, returMasukan } from '#domain/faktur/retur-masukan.ts';
import type { ReturKeluaranStatus, ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturTypeFamily } from '../type-family.ts';

export type ReturMasukan = Retur<ReturMasukanStatus>;

/** Returns of incoming invoices, as their rows; `whole` with their lines. */
export const returMasukanFamily = fakturTypeFamily<ReturListRow<ReturMasukanStatus>, ReturMasukanFilter>()(
  returMasukan,
  { labelOf: returLabel },
);

/** Returns of outgoing invoices. */
export const returKeluaranFamily = fakturTypeFamily<ReturListRow<ReturKeluaranStatus>, ReturKeluaranFilter>()(
  returKeluaran,
  { labelOf: returLabel },
);
