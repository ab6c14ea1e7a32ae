/** Words for codes. The office's own labels stand in its tables; here is what a person reads. */
export default {
  counterpartyDocument: {
    TIN: 'NPWP',
    'National ID': 'NIK',
    Passport: 'Paspor',
    'Other ID': 'Identitas lain',
  },
  /** As the office names them. */
  transactionCode: {
    '01': 'Penyerahan kepada selain pemungut PPN',
    '02': 'Penyerahan kepada pemungut PPN instansi pemerintah',
    '03': 'Penyerahan kepada pemungut PPN selain instansi pemerintah',
    '04': 'DPP nilai lain',
    '05': 'Besaran tertentu',
    '06': 'Penyerahan kepada orang pribadi pemegang paspor luar negeri',
    '07': 'Fasilitas PPN tidak dipungut atau ditanggung pemerintah',
    '08': 'Fasilitas PPN dibebaskan',
    '09': 'Penyerahan aktiva yang menurut tujuan semula tidak untuk diperjualbelikan',
    '10': 'Penyerahan lainnya',
  },
  /** When to choose a code. */
  transactionCodeHint: {
    '01': 'Barang mewah dengan DPP penuh, bila kode lain tidak sesuai',
    '02': 'PPN dipungut dan disetor oleh instansi pemerintah',
    '03': 'PPN dipungut dan disetor oleh pemungut lain, misalnya BUMN',
    '04': 'Barang dan jasa pada umumnya sejak 2025, DPP 11/12',
    '05': 'PPN dengan besaran tertentu, Pasal 9A UU PPN',
    '06': 'Turis asing dengan pengembalian PPN, Pasal 16E UU PPN',
    '07': 'Perlu keterangan tambahan dan cap fasilitas',
    '08': 'Perlu keterangan tambahan dan cap fasilitas',
    '09': 'Aktiva yang semula tidak untuk diperjualbelikan',
    '10': 'Penyerahan di luar kode 01 sampai 09, sejak 2025',
  },
  opt: { A: 'Barang', B: 'Jasa' },
  base: { FULL: 'DPP penuh', ELEVEN_TWELFTHS: '11/12', OWN: 'Diisi sendiri' },
  term: { EMPTY: 'Dibayar penuh', CASH_ADVANCE: 'Uang muka atau termin', PAID: 'Pelunasan' },
};
