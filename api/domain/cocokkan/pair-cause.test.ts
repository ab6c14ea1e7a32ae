import { describe, expect, it } from 'vitest';
import { amountCause } from './pair-cause.ts';
import type { BookDocument, LedgerRow } from './record.ts';
import { relatedDocuments } from './related-documents.ts';

const row = (ppn: number, text = 'Penjualan'): LedgerRow => ({
  id: 'r1',
  date: '2025-03-10',
  journal: 'JU-1',
  account: null,
  text,
  partyName: null,
  partyNpwp: null,
  reference: null,
  number: null,
  base: null,
  ppn,
  currency: 'IDR',
});
const document = (over: Partial<BookDocument> = {}): BookDocument => ({
  id: 'd1',
  family: 'faktur',
  number: null,
  date: '2025-03-10',
  period: '2025-03',
  partyName: 'PT Kirana',
  partyNpwp: null,
  reference: null,
  dpp: 1_500_000_000,
  otherDpp: 1_375_000_000,
  ppn: 165_000_000,
  isValid: true,
  contract: null,
  originNumber: null,
  ...over,
});
const causeOf = (of: LedgerRow, to: BookDocument) => amountCause([of], to, relatedDocuments([to]));

describe('PPN that is not paid by the seller', () => {
  const byBuyer = document({ ppn: 0, printedPpn: 165_000_000, collectedBy: 'buyer' });
  const untaxed = document({ ppn: 0, printedPpn: 165_000_000, collectedBy: 'none' });

  it('is named where the account holds it and the document brings none', () => {
    expect(causeOf(row(165_000_000), byBuyer)).toBe('by_buyer');
    expect(causeOf(row(165_000_000), untaxed)).toBe('untaxed');
    expect(causeOf(row(0), byBuyer)).toBeNull();
    expect(causeOf(row(0), untaxed)).toBeNull();
  });

  it('is named where the books say so and the invoice has PPN of our own', () => {
    expect(causeOf(row(0, 'Penjualan ke bendahara'), document())).toBe('by_buyer');
    expect(causeOf(row(0, 'Penjualan, PPN tidak dipungut'), document())).toBe('untaxed');
    expect(causeOf(row(0), document())).toBe('unknown');
  });

  it('is named where we collect it as the buyer and the account has none', () => {
    expect(causeOf(row(0), document({ collectedBy: 'buyer' }))).toBe('by_buyer');
  });
});

describe('a slip of the keyboard', () => {
  it('is named, and a plain difference is not', () => {
    expect(causeOf(row(1_650_000_000), document())).toBe('power_of_ten');
    expect(causeOf(row(16_500_000), document())).toBe('power_of_ten');
    expect(causeOf(row(156_000_000), document())).toBe('swapped');
    expect(causeOf(row(200_000_000), document())).toBe('unknown');
  });

  it('goes after what the law explains', () => {
    expect(causeOf(row(180_000_000), document())).toBe('rate');
  });
});
