/** Shared by other documents and returns, in the API: `resources.<resource>.fields`. */
export const vatFieldNames = {
  status: 'Status',
  kind: 'Jenis',
  uploadDeadline: 'Batas upload',
  signeeName: 'Penanda tangan',
  sentAt: 'Terkirim',
  reason: 'Alasan',
  createdAt: 'Dibuat',
  updatedBy: 'Diubah oleh',
  updatedAt: 'Terakhir diubah',
};

export const buyerNames = {
  counterpartyName: 'Pembeli',
  counterpartyNpwp: 'NPWP pembeli',
  counterpartyAddress: 'Alamat pembeli',
};

export const sellerNames = {
  counterpartyName: 'Penjual',
  counterpartyNpwp: 'NPWP penjual',
  counterpartyAddress: 'Alamat penjual',
};

export const returnFieldNames = {
  ...vatFieldNames,
  number: 'Nomor retur',
  date: 'Tanggal retur',
  period: 'Masa retur',
  contractDpp: 'DPP diretur sebelum pembulatan',
  dpp: 'DPP diretur',
  otherDpp: 'DPP nilai lain diretur',
  ppn: 'PPN diretur',
  ppnbm: 'PPnBM diretur',
  createdBy: 'Dibuat oleh',
};

export const vatFilterNames = {
  period: 'Masa',
  periodFrom: 'Masa dari',
  periodTo: 'Masa sampai',
  dateFrom: 'Tanggal dari',
  dateTo: 'Tanggal sampai',
  status: 'Status',
  amountMin: 'DPP minimum',
  amountMax: 'DPP maksimum',
  importId: 'Impor',
};
