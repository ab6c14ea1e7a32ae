export const keluaranTemplate = {
  guideSheet: 'Petunjuk',
  codesSheet: 'Daftar kode',
  guide: {
    title: 'Petunjuk pengisian impor faktur keluaran',
    one: '1. Isi sheet Faktur, satu baris untuk setiap faktur. Beri nomor urut pada kolom Baris.',
    two: '2. Isi sheet DetailFaktur, satu baris untuk setiap barang atau jasa. Kolom Baris berisi nomor faktur yang sama.',
    three: '3. Tulis END pada kolom Baris setelah baris terakhir di kedua sheet.',
    four: '4. Nomor identitas ditulis sebagai teks agar angka 0 di depan tidak hilang.',
    five: '5. DPP, DPP nilai lain, PPN, dan PPnBM boleh dikosongkan. Nilainya dihitung saat impor.',
  },
  columnNotes: {
    date: { column: 'Tanggal Faktur', note: 'Tanggal Excel atau teks hari/bulan/tahun.' },
    type: { column: 'Jenis Faktur', note: 'Normal.' },
    code: { column: 'Kode Transaksi', note: '01 sampai 10, lihat daftar kode.' },
    facility: {
      column: 'Keterangan Tambahan, Cap Fasilitas',
      note: 'Wajib berpasangan untuk kode 07 dan 08, kosong untuk kode lain.',
    },
    reference: { column: 'Referensi', note: 'Nomor invoice Anda, berbeda untuk setiap faktur.' },
    buyer: {
      column: 'NPWP/NIK Pembeli',
      note: '16 digit. Untuk pembeli tanpa NPWP isi enam belas angka 0 dan tulis nomornya pada Nomor Dokumen Pembeli.',
    },
    document: { column: 'Jenis ID Pembeli', note: 'TIN, National ID, Passport, atau Other ID.' },
    place: { column: 'ID TKU', note: '22 digit: NPWP diikuti 000000 untuk pusat. Pembeli tanpa NPWP: 000000.' },
    unit: { column: 'Nama Satuan Ukur', note: 'Kode seperti UM.0018, lihat daftar kode.' },
    amounts: { column: 'Harga Satuan, Total Diskon', note: 'Tanpa PPN. Diskon untuk seluruh baris.' },
  },
};
