import type id from '../id/pdf-retur.ts';

export default {
  title: { retur: 'Return Note', pembatalan: 'Service Cancellation Note' },
  number: 'Number',
  date: 'Date',
  invoice: 'Of invoice number',
  invoiceDate: 'Date of the invoice',
  buyer: { retur: 'Buyer', pembatalan: 'Recipient of the services' },
  seller: { retur: 'To the seller', pembatalan: 'To the provider of the services' },
  total: {
    gross: 'Price of what is returned or cancelled',
    discount: 'Less discount',
    dpp: 'Tax base',
    otherDpp: 'Other-value base',
    ppn: 'VAT asked back',
    ppnbm: 'PPnBM asked back',
  },
  watermark: { draft: 'DRAFT', waiting: 'NOT APPROVED YET', refused: 'REFUSED BY THE SELLER', canceled: 'CANCELLED' },
  public: {
    page_title: 'Return',
    document: 'What is returned',
    facts: 'Summary of the return',
    live: 'This page always shows the return as it stands when opened.',
    unknown_title: 'Link not found',
    unknown_text: 'There is no return behind this link. Ask the buyer who sent it for a new one.',
    expired_title: 'This link has expired',
    expired_text: 'A link lasts 30 days. Ask the buyer who sent it for a new one.',
  },
} satisfies typeof id;
