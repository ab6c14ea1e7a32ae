import words from './masukan.ts';
export const masukanField = {
  ...words.resources['efaktur/in/ctas'].fields,
  date: 'Tanggal faktur',
  counterpartyName: 'Nama penjual',
  period: 'Masa pajak',
  year: 'Tahun pajak',
  status: 'Status faktur',
  decision: 'Status pengkreditan',
  creditYear: 'Tahun pengkreditan',
  valid: 'Valid',
  ownNpwp: 'NPWP pembeli',
};

export const masukanBucket = {
  rows_summed: 'Baris satu faktur dijumlahkan',
  row_copied: 'Baris faktur mungkin salinan',
  number_in_file: 'Faktur ganda dalam file',
  same_saved: 'Sudah ada dan sama',
  differs_saved: 'Sudah ada, isinya beda',
  moves_saved: 'Sudah ada, statusnya beda',
  filed_saved: 'SPT masanya sudah dilaporkan',
  status_unknown: 'Status tidak dikenal',
  number_digits: 'Nomor faktur bukan 17 digit',
  number_code: 'Kode transaksi tidak dikenal',
  period_before: 'Masa sebelum tanggal faktur',
  other_buyer: 'Faktur perusahaan lain',
  seller_is_us: 'Penjualnya perusahaan ini',
  seller_zeros: 'NPWP penjual nol',
  amount_negative: 'Nilai di bawah nol',
  ppn_above: 'PPN lebih dari 12% DPP',
  credit_outside: 'Di luar masa pengkreditan',
  credit_period_missing: 'Masa pengkreditan kosong',
};

export const masukanFinding = {
  rows_summed:
    'Nomor ini ada di %{rows} baris dan dibaca sebagai satu faktur: DPP %{dpp}, PPN %{ppn}. Jika file ini buku besar, hasilnya lebih lengkap lewat Cocokkan.',
  row_copied:
    'Nomor dan nilainya sama dengan baris %{row}. Jika salinan, pakai 0 di baris ini; jika rincian lain, tulis jumlah keduanya di baris %{row} dan 0 di sini.',
  number_in_file:
    'Faktur yang sama sudah ada di baris %{row}. Jika keduanya rincian satu faktur, satukan jumlahnya di satu baris; jika salinan, lewati baris ini.',
  same_saved: 'Faktur ini sudah ada dan isinya sama. Menyimpannya tidak mengubah apa pun.',
  differs_saved: 'Faktur ini sudah ada. Di sini tercatat %{ours}, di file %{theirs}. Isi file yang disimpan.',
  moves_saved: 'Faktur ini sudah ada dengan status %{ours}. Menurut file %{theirs}: statusnya ikut berubah.',
  filed_saved:
    'Faktur ini sudah ada dan SPT PPN masanya sudah dilaporkan. Ubah lewat tombol tarik dari DJP atau di halaman fakturnya, dengan alasan.',
  status_unknown: 'Status ini tidak dikenal. Contoh: Approved, Credited, Uncredited, Amended, Canceled.',
};

export const masukanTemplate = {
  guideSheet: 'Petunjuk',
  codesSheet: 'Status',
  guide: {
    title: 'Petunjuk pengisian impor faktur masukan',
    one: '1. Daftar faktur masukan hasil ekspor Coretax dapat langsung diimpor tanpa disalin ke sini.',
    two: '2. Dari catatan lain: isi sheet Faktur Masukan, satu baris untuk setiap faktur.',
    three: '3. Kolom wajib: nomor, tanggal, NPWP dan nama penjual, DPP, dan PPN. Kolom lain diisi bila ada.',
    four: '4. Nomor ditulis sebagai teks agar angka 0 di depan tidak hilang.',
    five: '5. Faktur yang sudah ada tidak menjadi ganda: yang berbeda ditampilkan dahulu, baru disimpan.',
  },
  columnNotes: {
    number: { column: 'Nomor Faktur Pajak', note: '17 digit.' },
    period: {
      column: 'Masa Pajak, Tahun Pajak',
      note: 'Contoh 03 dan 2026, atau Maret 2026. Kosong: masa tanggal faktur.',
    },
    base: { column: 'DPP Nilai Lain/DPP', note: 'Kosong: dihitung dari DPP dan PPN.' },
    status: {
      column: 'Status Faktur',
      note: 'Approved, Credited, Uncredited, Amended, atau Canceled. Kosong: Approved, belum ditentukan.',
    },
    credit: { column: 'Masa dan Tahun Pajak Pengkreditan', note: 'Hanya untuk faktur yang sudah dikreditkan.' },
  },
};
