import { pairOf } from '#domain/faktur/add-info.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';

export type FakturView = {
  faktur: Faktur;
  seller: { name: string; npwp: string; address: string; city: string };
  replacesNumber: string | null;
  /** Text of the facility stamp of codes 07 and 08, as worded by the tax office. */
  stamp: string | null;
  /** A public link, or the data of the invoice. */
  qr: string;
};

type Watermark = 'draft' | 'waiting' | 'canceled' | 'substituted' | null;

export const watermarkOf = (faktur: Faktur): Watermark => {
  if (faktur.kind === 'CANCELED') return 'canceled';
  if (faktur.kind === 'SUBSTITUTED') return 'substituted';
  const tone = fakturStatus.states[faktur.status];
  if (faktur.number !== null && tone !== 'red') return null;
  return faktur.status === fakturStatus.start ? 'draft' : 'waiting';
};

/** In the QR code when there is no link. The tax office's own QR content is not public. */
export const qrFacts = (faktur: Faktur, sellerNpwp: string): string =>
  [
    faktur.number ?? faktur.reference ?? faktur.id,
    sellerNpwp,
    faktur.counterpartyNpwp,
    faktur.date,
    faktur.dpp,
    faktur.ppn,
  ].join('|');

type Seller = FakturView['seller'];

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
