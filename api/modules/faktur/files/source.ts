import { pairOf } from '#domain/faktur/add-info.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type FakturView, qrFacts } from './view.ts';

export type Seller = FakturView['seller'];

/** The printed invoice of a record, with facts for the QR code where there is no public link. */
export const viewOf = (
  faktur: Faktur,
  seller: Seller,
  extra: { replacesNumber?: string | null; link?: string } = {},
): FakturView => ({
  faktur,
  seller,
  replacesNumber: extra.replacesNumber ?? null,
  stamp: faktur.facilityStamp ? (pairOf(faktur.code, faktur.facilityStamp)?.stampName ?? null) : null,
  qr: extra.link ?? qrFacts(faktur, seller.npwp),
});
