export const keluaranTemplate = {
  guideSheet: 'Guide',
  codesSheet: 'Codes',
  guide: {
    title: 'How to fill in the import of outgoing invoices',
    one: '1. Fill sheet Faktur, one row for each invoice. Number them in column Baris.',
    two: '2. Fill sheet DetailFaktur, one row for each good or service. Column Baris holds the number of its invoice.',
    three: '3. Write END in column Baris after the last row of both sheets.',
    four: '4. Write identity numbers as text, so that leading zeros are not lost.',
    five: '5. DPP, DPP nilai lain, PPN and PPnBM may stay empty. They are calculated by the import.',
  },
  columnNotes: {
    date: { column: 'Tanggal Faktur', note: 'An Excel date or a text day/month/year.' },
    type: { column: 'Jenis Faktur', note: 'Normal.' },
    code: { column: 'Kode Transaksi', note: '01 to 10, see the codes.' },
    facility: {
      column: 'Keterangan Tambahan, Cap Fasilitas',
      note: 'A pair, required for codes 07 and 08, empty for all others.',
    },
    reference: { column: 'Referensi', note: 'Your own invoice number, different for each invoice.' },
    buyer: {
      column: 'NPWP/NIK Pembeli',
      note: '16 digits. For a buyer without NPWP write sixteen zeros and the number in Nomor Dokumen Pembeli.',
    },
    document: { column: 'Jenis ID Pembeli', note: 'TIN, National ID, Passport or Other ID.' },
    place: {
      column: 'ID TKU',
      note: '22 digits: NPWP and 000000 for the head office. Buyer without NPWP: 000000.',
    },
    unit: { column: 'Nama Satuan Ukur', note: 'A code such as UM.0018, see the codes.' },
    amounts: { column: 'Harga Satuan, Total Diskon', note: 'Without VAT. The discount is for the whole line.' },
  },
};
