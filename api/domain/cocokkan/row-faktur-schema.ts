import { fakturInputSchema } from '../faktur/record-schema.ts';

export const fakturOfRowSchema = fakturInputSchema
  .pick({
    date: true,
    code: true,
    reference: true,
    counterpartyDocument: true,
    counterpartyNpwp: true,
    counterpartyDocumentNumber: true,
    counterpartyCountry: true,
    counterpartyName: true,
    counterpartyAddress: true,
    counterpartyEmail: true,
    counterpartyNitku: true,
    lines: true,
  })
  .meta({ id: 'FakturOfLedgerRow' });
