export const maxima = {
  reference: 100,
  customDoc: 100,
  counterpartyDocumentNumber: 50,
  counterpartyName: 255,
  counterpartyAddress: 500,
  counterpartyEmail: 50,
  lineName: 500,
  lines: 5000,
  reason: 255,
} as const;
