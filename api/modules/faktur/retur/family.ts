import type { Retur, ReturListRow } from '#domain/faktur/retur.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { returKeluaran } from '#domain/faktur/retur-keluaran.ts';
import { returMasukan } from '#domain/faktur/retur-masukan.ts';
import type { ReturKeluaranStatus, ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturTypeFamily } from '../type-family.ts';
import { haveAddress } from './sellers.ts';

export type ReturMasukan = Retur<ReturMasukanStatus>;

/** Returns of incoming invoices, as their rows; `whole` with their lines. */
export const returMasukanFamily = fakturTypeFamily<ReturListRow<ReturMasukanStatus>>()(returMasukan, {
  labelOf: returLabel,
  reached: haveAddress,
});

/** The same with their lines. */
export const wholeReturs = { ...returMasukanFamily, ...returMasukanFamily.whole };

/** Returns of outgoing invoices. */
export const returKeluaranFamily = fakturTypeFamily<ReturListRow<ReturKeluaranStatus>>()(returKeluaran, {
  labelOf: returLabel,
});
