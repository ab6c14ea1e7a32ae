import type { Retur, ReturListRow } from '#domain/faktur/retur.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { returKeluaran } from '#domain/faktur/retur-keluaran.ts';
import { returMasukan } from '#domain/faktur/retur-masukan.ts';
import type { ReturKeluaranStatus, ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturTypeFamily } from '../type-family.ts';
import { haveAddress } from './sellers.ts';

export type ReturMasukan = Retur<ReturMasukanStatus>;

export const returMasukanFamily = fakturTypeFamily<ReturListRow<ReturMasukanStatus>>()(returMasukan, {
  labelOf: returLabel,
  reached: haveAddress,
});

export const wholeReturs = { ...returMasukanFamily, ...returMasukanFamily.whole };

export const returKeluaranFamily = fakturTypeFamily<ReturListRow<ReturKeluaranStatus>>()(returKeluaran, {
  labelOf: returLabel,
});
