import type { Faktur, FakturInput } from './record.ts';

type Buyer = Pick<FakturInput, 'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber'>;

/** Identity of a buyer: the NPWP, or the kind and number of the other document. */
export const counterpartyKey = (of: Buyer): string =>
  of.counterpartyDocument === 'TIN'
    ? of.counterpartyNpwp
    : `${of.counterpartyDocument}:${(of.counterpartyDocumentNumber ?? '').trim().toUpperCase()}`;

/** Two invoices with the same key may be one sale entered twice: same buyer, same date, same DPP. */
export const duplicateKey = (of: Buyer & Pick<Faktur, 'date' | 'dpp'>): string =>
  `${counterpartyKey(of)}|${of.date}|${of.dpp}`;

/** Own invoice number without case and spaces; null if there is none. Equal keys are duplicates. */
export const referenceKey = (of: Pick<FakturInput, 'reference'>): string | null =>
  (of.reference ?? '').replace(/\s+/g, ' ').trim().toUpperCase() || null;
