/** What an import says in words of the document it brings. */
const faktur = {
  title: 'Impor',
  startTitle: 'Impor faktur keluaran',
  recognised: {
    converter: 'Excel konverter DJP (lembar Faktur dan DetailFaktur)',
    xml: 'XML TaxInvoiceBulk dari Coretax',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
  } as Readonly<Record<string, string>>,
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
  title: 'Impor ID Billing',
  startTitle: 'Impor ID Billing',
  recognised: {
    table: 'Judul kolom apa pun: dipetakan sekali, lalu diingat',
    pair: 'KAP-KJS dalam satu atau dua kolom, atau jenis pajak dengan kata seperti "sewa gedung"',
    masa: 'Masa pajak seperti 03/2026, Maret 2026, Jan-Des 2026, atau tanggal',
    payer: 'Kolom NPWP kosong atau tidak ada: pajak perusahaan ini sendiri',
  },
  accepts: 'XLSX atau CSV, satu baris untuk setiap ID Billing. Maksimal 20 MB atau 5.000 baris.',
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
