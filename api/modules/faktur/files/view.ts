import { pairOf } from '#domain/faktur/add-info.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';

/** Everything a printed invoice shows: the record, who sells, what it replaces, and what the QR code says. */
export type FakturView = {
  faktur: Faktur;
  seller: { name: string; npwp: string; address: string; city: string };
  /** Number of the invoice this one replaces. */
  replacesNumber: string | null;
  /** Label of the facility stamp of codes 07 and 08, as the office words it. */
  stamp: string | null;
  /** A public link, or the facts of the invoice where there is none. */
  qr: string;
};

type Watermark = 'draft' | 'waiting' | 'canceled' | 'substituted' | null;

/** Only an approved, standing invoice prints without a mark. */
export const watermarkOf = (faktur: Faktur): Watermark => {
  if (faktur.kind === 'CANCELED') return 'canceled';
  if (faktur.kind === 'SUBSTITUTED') return 'substituted';
  const tone = fakturStatus.states[faktur.status];
  if (faktur.number !== null && tone !== 'red') return null;
  return faktur.status === fakturStatus.start ? 'draft' : 'waiting';
};

/** The facts of an invoice as the QR code carries them when it has no link. The office's own QR content is not public. */
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
