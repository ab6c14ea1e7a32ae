const invoices = {
  control: 'Total kontrol DPP',
  controlHelp: 'Jumlah DPP menurut pembukuan Anda',
  sums: { dpp: 'DPP', ppn: 'PPN' } as Readonly<Record<string, string>>,
  document: 'Faktur ke-%{count}',
  skip: 'Lewati faktur ini',
  stays: '%{count} faktur yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} faktur',
};

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
  ...invoices,
  summary: {
    new: 'Faktur baru',
    newText: 'disimpan sebagai draf',
    duplicates: 'Mirip atau ganda',
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

const kind = {
  'faktur-keluaran': 'Faktur yang dibuat perusahaan ini untuk pembelinya.',
  'faktur-masukan': 'Faktur yang diterima dari penjual: daftar hasil ekspor Coretax, atau tabel lain.',
  'retur-masukan': 'Barang atau jasa yang dikembalikan ke penjual: XML atau Excel retur PM dari DJP, atau tabel lain.',
  'dokumen-keluaran':
    'Dokumen lain yang dibuat atas penjualan: PEB, ekspor jasa, dokumen setara faktur. XML Coretax atau tabel lain.',
  'dokumen-masukan':
    'Dokumen lain atas pembelian: PIB, pemanfaatan dari luar negeri, dokumen setara faktur. XML Coretax atau tabel lain.',
  'retur-dokumen-keluaran': 'Retur atas dokumen lain yang dijual: XML Coretax atau tabel lain.',
  'retur-dokumen-masukan': 'Retur atas dokumen lain yang dibeli: XML Coretax atau tabel lain.',
} as Readonly<Record<string, string>>;

const masukan: typeof faktur & { readonly kind: typeof kind } = {
  kind,
  title: 'Impor',
  startTitle: 'Impor faktur masukan',
  recognised: {
    portal: 'Daftar faktur masukan (Excel) hasil ekspor dari Coretax',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
    xml: 'XML TaxInvoiceBulk dari penjual: nomor dan nama penjual dilengkapi di layar',
    known: 'Faktur yang sudah ada: yang berbeda ditampilkan, tidak menjadi ganda',
  },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap faktur. Maksimal 20 MB atau 100.000 baris.',
  cancelText: 'Baris yang belum disimpan akan dihapus. Faktur yang sudah tersimpan tidak berubah.',
  list: {
    emptyText: 'Unggah daftar faktur masukan dari Coretax. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat faktur',
  },
  count: {
    read: 'Faktur dibaca',
    rows: 'Satu faktur per baris',
    ready: 'Faktur siap diimpor',
    errors: 'Faktur perlu diperbaiki',
    documents: 'Satu faktur per baris',
  },
  ...invoices,
  summary: {
    new: 'Faktur siap disimpan',
    newText: 'masuk ke daftar faktur masukan',
    duplicates: 'Sudah ada atau ganda',
    duplicatesText: 'yang berbeda mengikuti file',
    commit: 'Simpan %{count} faktur masukan',
    nothing: 'Belum ada faktur yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan faktur masukan',
    done: '%{count} faktur masukan tersimpan',
    partial: '%{count} faktur belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'Faktur dari impor',
};

const retur: typeof masukan = {
  kind,
  title: 'Impor',
  startTitle: 'Impor retur masukan',
  recognised: {
    xml: 'XML Retur PM (InputTaxInvoiceReturn) dari Coretax',
    converter: 'Excel retur PM dari DJP (dua lembar)',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
    left: 'Sisa setiap faktur: retur lain, juga di file yang sama, ikut dihitung',
  },
  accepts: 'XLSX, CSV atau XML. Maksimal 20 MB, 20.000 retur atau 100.000 baris.',
  cancelText: 'Baris yang belum disimpan menjadi retur akan dihapus. Retur yang sudah tersimpan tidak berubah.',
  list: {
    emptyText: 'Unggah XML, Excel atau CSV berisi retur. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat retur',
  },
  count: {
    read: 'Retur dibaca',
    rows: '%{count} baris',
    ready: 'Retur siap diimpor',
    errors: 'Retur perlu diperbaiki',
    documents: 'dari %{count} retur',
  },
  ...invoices,
  document: 'Retur ke-%{count}',
  skip: 'Lewati retur ini',
  stays: '%{count} retur yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} retur',
  summary: {
    new: 'Retur baru',
    newText: 'disimpan sebagai draf',
    duplicates: 'Mirip yang sudah ada',
    duplicatesText: 'pastikan bukan ganda',
    commit: 'Simpan %{count} retur sebagai draf',
    nothing: 'Belum ada retur yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan retur',
    done: '%{count} retur tersimpan sebagai draf',
    partial: '%{count} retur belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'Retur dari impor',
};

const returDokumen: typeof masukan = {
  ...retur,
  startTitle: 'Impor retur dokumen lain',
  recognised: {
    xml: 'XML retur dokumen lain (OutputSpecialDocReturn, InputSpecialDocReturn) dari Coretax',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
    left: 'Sisa setiap dokumen: retur lain, juga di file yang sama, ikut dihitung',
  },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap retur. Maksimal 20 MB atau 20.000 baris.',
  count: {
    ...retur.count,
    rows: 'Satu retur per baris',
    documents: 'Satu retur per baris',
  },
  summary: { ...retur.summary, duplicates: 'Nomor ganda', duplicatesText: 'lewati salah satunya' },
};

const dokumen: typeof masukan = {
  kind,
  title: 'Impor',
  startTitle: 'Impor dokumen lain',
  recognised: {
    xml: 'XML Dokumen Lain (SpecialDocBulk, InputSpecialDocBulk) dari Coretax',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
  },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap dokumen. Maksimal 20 MB atau 20.000 baris.',
  cancelText: 'Baris yang belum disimpan menjadi dokumen akan dihapus. Dokumen yang sudah tersimpan tidak berubah.',
  list: {
    emptyText: 'Unggah XML, Excel atau CSV berisi dokumen lain. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat dokumen',
  },
  count: {
    read: 'Dokumen dibaca',
    rows: 'Satu dokumen per baris',
    ready: 'Dokumen siap diimpor',
    errors: 'Dokumen perlu diperbaiki',
    documents: 'Satu dokumen per baris',
  },
  ...invoices,
  document: 'Dokumen ke-%{count}',
  skip: 'Lewati baris ini',
  stays: '%{count} dokumen yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} dokumen',
  summary: {
    new: 'Dokumen baru',
    newText: 'disimpan sebagai draf',
    duplicates: 'Nomor ganda',
    duplicatesText: 'lewati salah satunya',
    commit: 'Simpan %{count} dokumen sebagai draf',
    nothing: 'Belum ada dokumen yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan dokumen',
    done: '%{count} dokumen tersimpan sebagai draf',
    partial: '%{count} dokumen belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'Dokumen dari impor',
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
    duplicates: 'Pajak dan masa sama',
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

const bupot: typeof faktur & { readonly kind: Readonly<Record<string, string>> } = {
  title: 'Impor bukti potong',
  startTitle: 'Impor bukti potong',
  kind: {
    BPPU: 'PPh Unifikasi untuk penerima dalam negeri.',
    BPNR: 'PPh Unifikasi untuk penerima luar negeri.',
    SP: 'PPh Unifikasi yang disetor sendiri.',
    CY: 'PPh Unifikasi yang dipotong secara digunggung.',
    BP21: 'PPh 21 untuk selain pegawai tetap.',
    BPMP: 'PPh 21 bulanan pegawai tetap: satu baris setiap pegawai, langsung dari tabel gaji.',
    BPA1: 'PPh 21 tahunan pegawai tetap dan pensiunan.',
    BPA2: 'PPh 21 tahunan pegawai negeri, TNI, Polri, dan pejabat negara.',
    BP26: 'PPh 26 untuk orang pribadi luar negeri.',
  },
  recognised: {
    converter: 'Excel konverter DJP untuk jenis bukti potong ini',
    xml: 'XML Coretax untuk jenis bukti potong ini',
    table: 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat',
    object: 'Kode objek pajak, atau kata seperti "sewa gedung": kodenya diusulkan',
    tax: 'Tarif seperti 2%, 0,02, atau 2,00; PPh dihitung sendiri dan dibandingkan',
  } as Readonly<Record<string, string>>,
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap bukti potong. Maksimal 20 MB atau 20.000 baris.',
  cancelText: 'Baris yang belum disimpan akan dihapus. Bukti potong yang sudah tersimpan tidak berubah.',
  list: {
    emptyText: 'Unggah Excel, CSV atau XML Coretax. Kesalahan diperbaiki langsung di layar.',
    documents: 'Lihat bukti potong',
  },
  count: {
    read: 'Baris dibaca',
    rows: 'Satu bukti potong per baris',
    ready: 'Siap diimpor',
    errors: 'Perlu diperbaiki',
    documents: 'Satu bukti potong per baris',
  },
  control: 'Total kontrol',
  controlHelp: 'Jumlah menurut pembukuan Anda',
  sums: { gross: 'Penghasilan bruto', tax: 'PPh' },
  document: 'Bukti potong ke-%{count}',
  skip: 'Lewati baris ini',
  stays: '%{count} baris yang salah tetap dapat diperbaiki di riwayat impor',
  continueWith: 'Lanjut dengan %{count} baris',
  summary: {
    new: 'Bukti potong baru',
    newText: 'disimpan sebagai draf',
    duplicates: 'Mirip yang sudah ada',
    duplicatesText: 'pastikan bukan ganda',
    commit: 'Simpan %{count} bukti potong sebagai draf',
    nothing: 'Belum ada baris yang siap. Perbaiki dahulu.',
  },
  process: {
    working: 'Menyimpan bukti potong',
    done: '%{count} bukti potong tersimpan sebagai draf',
    partial: '%{count} baris belum diimpor dan tetap dapat diperbaiki',
  },
  documents: 'Bukti potong dari impor',
};

export default {
  'faktur-keluaran': { ...faktur, kind },
  'faktur-masukan': masukan,
  'dokumen-keluaran': dokumen,
  'dokumen-masukan': dokumen,
  'retur-masukan': retur,
  'retur-dokumen-keluaran': returDokumen,
  'retur-dokumen-masukan': returDokumen,
  billing,
  bupot,
};
