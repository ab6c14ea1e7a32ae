/** Shared by other documents and returns, in the API: `resources.<resource>.fields`. */
export const vatFieldNames = {
  status: 'Status',
  kind: 'Kind',
  uploadDeadline: 'Upload deadline',
  sentAt: 'Sent',
  reason: 'Reason',
  createdAt: 'Made',
  updatedBy: 'Changed by',
  updatedAt: 'Last changed',
};

export const buyerNames = {
  counterpartyName: 'Buyer',
  counterpartyNpwp: 'Buyer’s NPWP',
  counterpartyAddress: 'Buyer’s address',
};

export const sellerNames = {
  counterpartyName: 'Seller',
  counterpartyNpwp: 'Seller’s NPWP',
  counterpartyAddress: 'Seller’s address',
};

export const returnFieldNames = {
  ...vatFieldNames,
  number: 'Return number',
  date: 'Return date',
  period: 'Return period',
  discount: 'Discount returned',
  contractDpp: 'Tax base returned before rounding',
  dpp: 'Tax base returned',
  otherDpp: 'Other tax base returned',
  ppn: 'VAT returned',
  ppnbm: 'PPnBM returned',
  signeeName: 'Signer',
  createdBy: 'Made by',
};

export const vatFilterNames = {
  period: 'Tax period',
  periodFrom: 'Tax period from',
  periodTo: 'Tax period to',
  dateFrom: 'Date from',
  dateTo: 'Date to',
  status: 'Status',
  amountMin: 'Tax base at least',
  amountMax: 'Tax base at most',
  importId: 'Import',
};
