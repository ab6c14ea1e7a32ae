/** What an import says in words of the document it brings. */
const faktur = {
  startTitle: 'Impor faktur keluaran',
  accepts: 'XLSX, CSV atau XML. Maksimal 20 MB, 20.000 faktur atau 100.000 baris.',
  cancelText: 'Baris yang belum disimpan menjadi faktur akan dihapus. Faktur yang sudah tersimpan tidak berubah.',
  list: {
    emptyText: 'Unggah Excel, CSV atau XML Coretax. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat faktur',
  },
  count: {
    read: 'Faktur dibaca',
    rows: '%{count} baris',
    ready: 'Faktur siap diimpor',
    errors: 'Faktur perlu diperbaiki',
    documents: 'dari %{count} faktur',
  },
  control: 'Total kontrol DPP',
  controlHelp: 'Jumlah DPP menurut pembukuan Anda',
  sums: { dpp: 'DPP', ppn: 'PPN' } as Readonly<Record<string, string>>,
  document: 'Faktur ke-%{count}',
  skip: 'Lewati faktur ini',
  stays: '%{count} faktur yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} faktur',
  summary: {
    new: 'Faktur baru',
    newText: 'disimpan sebagai draf',
    duplicates: 'Referensi ganda',
    duplicatesText: 'periksa sebelum upload',
    commit: 'Simpan %{count} faktur sebagai draf',
    nothing: 'Belum ada faktur yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan faktur',
    done: '%{count} faktur tersimpan sebagai draf',
    partial: '%{count} faktur belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'Faktur dari impor',
};

const billing: typeof faktur = {
  startTitle: 'Impor ID Billing',
  accepts: 'XLSX atau CSV, satu baris untuk setiap ID Billing. Maksimal 20 MB.',
  cancelText: 'Baris yang belum disimpan akan dihapus. ID Billing yang sudah dibuat tidak berubah.',
  list: {
    emptyText: 'Unggah Excel atau CSV berisi daftar setoran. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat ID Billing',
  },
  count: {
    read: 'Baris dibaca',
    rows: 'Satu ID Billing per baris',
    ready: 'Siap diimpor',
    errors: 'Perlu diperbaiki',
    documents: 'Satu ID Billing per baris',
  },
  control: 'Total kontrol',
  controlHelp: 'Jumlah setoran menurut pembukuan Anda',
  sums: { amount: 'Jumlah setor' },
  document: 'ID Billing ke-%{count}',
  skip: 'Lewati baris ini',
  stays: '%{count} baris yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} baris',
  summary: {
    new: 'ID Billing baru',
    newText: 'kodenya diminta ke DJP',
    duplicates: 'Pernah dibuat',
    duplicatesText: 'pastikan tidak dibayar dua kali',
    commit: 'Buat %{count} ID Billing',
    nothing: 'Belum ada baris yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan ID Billing',
    done: '%{count} ID Billing tersimpan',
    partial: '%{count} baris belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'ID Billing dari impor',
};

export default { 'faktur-keluaran': faktur, billing };
