const table = 'Tabel lain dari Excel atau CSV: kolom dipetakan sekali, lalu diingat';

type Own = {
  readonly startTitle: string;
  readonly recognised: Readonly<Record<string, string>>;
  readonly accepts: string;
  readonly emptyText: string;
};

const capital = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** Texts of an import that saves drafts. `unit`: what is repaired and counted. */
const draftsOf = (noun: string, { emptyText, ...own }: Own, unit = noun) => ({
  title: 'Impor',
  ...own,
  cancelText: `Baris yang belum disimpan menjadi ${noun} akan dihapus. ${capital(noun)} yang sudah tersimpan tidak berubah.`,
  list: { emptyText, documents: `Lihat ${noun}` },
  count: {
    read: `${capital(noun)} dibaca`,
    rows: '%{count} baris',
    ready: `${capital(noun)} siap diimpor`,
    errors: `${capital(noun)} perlu diperbaiki`,
    documents: `dari %{count} ${noun}`,
  },
  control: 'Total kontrol DPP',
  controlHelp: 'Jumlah DPP menurut pembukuan Anda',
  sums: { dpp: 'DPP', ppn: 'PPN' } as Readonly<Record<string, string>>,
  document: `${capital(noun)} ke-%{count}`,
  skip: `Lewati ${unit} ini`,
  stays: `%{count} ${unit} yang salah tetap dapat diperbaiki di riwayat impor`,
  continueWith: `Lanjut dengan %{count} ${unit}`,
  summary: {
    new: `${capital(noun)} baru`,
    newText: 'disimpan sebagai draf',
    duplicates: 'Mirip yang sudah ada',
    duplicatesText: 'pastikan bukan ganda',
    commit: `Simpan %{count} ${noun} sebagai draf`,
    nothing: `Belum ada ${unit} yang siap. Perbaiki dahulu.`,
  },
  process: {
    working: `Menyimpan ${noun}`,
    done: `%{count} ${noun} tersimpan sebagai draf`,
    partial: `%{count} ${unit} belum diimpor dan tetap dapat diperbaiki`,
  },
  documents: `${capital(noun)} dari impor`,
});

const inRows = (noun: string) => ({ rows: `Satu ${noun} per baris`, documents: `Satu ${noun} per baris` });
const countedRows = { read: 'Baris dibaca', ready: 'Siap diimpor', errors: 'Perlu diperbaiki' };
const twice = { duplicates: 'Nomor ganda', duplicatesText: 'lewati salah satunya' };

const faktur = draftsOf('faktur', {
  startTitle: 'Impor faktur keluaran',
  recognised: {
    converter: 'Excel konverter DJP (lembar Faktur dan DetailFaktur)',
    xml: 'XML TaxInvoiceBulk dari Coretax',
    table,
  },
  accepts: 'XLSX, CSV atau XML. Maksimal 20 MB, 20.000 faktur atau 100.000 baris.',
  emptyText: 'Unggah Excel, CSV atau XML Coretax. Kesalahan diperbaiki langsung di layar.',
});

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

const incoming = draftsOf('faktur', {
  startTitle: 'Impor faktur masukan',
  recognised: {
    portal: 'Daftar faktur masukan (Excel) hasil ekspor dari Coretax',
    table,
    xml: 'XML TaxInvoiceBulk dari penjual: nomor dan nama penjual dilengkapi di layar',
    known: 'Faktur yang sudah ada: yang berbeda ditampilkan, tidak menjadi ganda',
  },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap faktur. Maksimal 20 MB atau 100.000 baris.',
  emptyText: 'Unggah daftar faktur masukan dari Coretax. Kesalahan diperbaiki langsung di layar.',
});

const masukan: typeof faktur = {
  ...incoming,
  cancelText: 'Baris yang belum disimpan akan dihapus. Faktur yang sudah tersimpan tidak berubah.',
  count: { ...incoming.count, ...inRows('faktur') },
  summary: {
    ...incoming.summary,
    new: 'Faktur siap disimpan',
    newText: 'masuk ke daftar faktur masukan',
    duplicates: 'Sudah ada atau ganda',
    duplicatesText: 'yang berbeda mengikuti file',
    commit: 'Simpan %{count} faktur masukan',
  },
  process: {
    ...incoming.process,
    working: 'Menyimpan faktur masukan',
    done: '%{count} faktur masukan tersimpan',
  },
};

const retur = draftsOf('retur', {
  startTitle: 'Impor retur masukan',
  recognised: {
    xml: 'XML Retur PM (InputTaxInvoiceReturn) dari Coretax',
    converter: 'Excel retur PM dari DJP (dua lembar)',
    table,
    left: 'Sisa setiap faktur: retur lain, juga di file yang sama, ikut dihitung',
  },
  accepts: 'XLSX, CSV atau XML. Maksimal 20 MB, 20.000 retur atau 100.000 baris.',
  emptyText: 'Unggah XML, Excel atau CSV berisi retur. Kesalahan diperbaiki langsung di layar.',
});

const returDokumen: typeof faktur = {
  ...retur,
  startTitle: 'Impor retur dokumen lain',
  recognised: {
    xml: 'XML retur dokumen lain (OutputSpecialDocReturn, InputSpecialDocReturn) dari Coretax',
    table,
    left: 'Sisa setiap dokumen: retur lain, juga di file yang sama, ikut dihitung',
  },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap retur. Maksimal 20 MB atau 20.000 baris.',
  count: { ...retur.count, ...inRows('retur') },
  summary: { ...retur.summary, ...twice },
};

const dokumenDrafts = draftsOf('dokumen', {
  startTitle: 'Impor dokumen lain',
  recognised: { xml: 'XML Dokumen Lain (SpecialDocBulk, InputSpecialDocBulk) dari Coretax', table },
  accepts: 'XLSX, CSV atau XML, satu baris untuk setiap dokumen. Maksimal 20 MB atau 20.000 baris.',
  emptyText: 'Unggah XML, Excel atau CSV berisi dokumen lain. Kesalahan diperbaiki langsung di layar.',
});

const dokumen: typeof faktur = {
  ...dokumenDrafts,
  count: { ...dokumenDrafts.count, ...inRows('dokumen') },
  skip: 'Lewati baris ini',
  summary: { ...dokumenDrafts.summary, ...twice },
};

const codes = draftsOf(
  'ID Billing',
  {
    startTitle: 'Impor ID Billing',
    recognised: {
      table: 'Judul kolom apa pun: dipetakan sekali, lalu diingat',
      pair: 'KAP-KJS dalam satu atau dua kolom, atau jenis pajak dengan kata seperti "sewa gedung"',
      masa: 'Masa pajak seperti 03/2026, Maret 2026, Jan-Des 2026, atau tanggal',
      payer: 'Kolom NPWP kosong atau tidak ada: pajak perusahaan ini sendiri',
    },
    accepts: 'XLSX atau CSV, satu baris untuk setiap ID Billing. Maksimal 20 MB atau 5.000 baris.',
    emptyText: 'Unggah Excel atau CSV berisi daftar setoran. Kesalahan diperbaiki langsung di layar.',
  },
  'baris',
);

const billing: typeof faktur = {
  ...codes,
  title: 'Impor ID Billing',
  cancelText: 'Baris yang belum disimpan akan dihapus. ID Billing yang sudah dibuat tidak berubah.',
  count: { ...countedRows, ...inRows('ID Billing') },
  control: 'Total kontrol',
  controlHelp: 'Jumlah setoran menurut pembukuan Anda',
  sums: { amount: 'Jumlah setor' },
  summary: {
    ...codes.summary,
    newText: 'kodenya diminta ke DJP',
    duplicates: 'Pajak dan masa sama',
    duplicatesText: 'pastikan tidak dibayar dua kali',
    commit: 'Buat %{count} ID Billing',
  },
  process: { ...codes.process, done: '%{count} ID Billing tersimpan' },
};

const bupot: typeof faktur & { readonly kind: typeof kind } = {
  ...draftsOf(
    'bukti potong',
    {
      startTitle: 'Impor bukti potong',
      recognised: {
        converter: 'Excel konverter DJP untuk jenis bukti potong ini',
        xml: 'XML Coretax untuk jenis bukti potong ini',
        table,
        object: 'Kode objek pajak, atau kata seperti "sewa gedung": kodenya diusulkan',
        tax: 'Tarif seperti 2%, 0,02, atau 2,00; PPh dihitung sendiri dan dibandingkan',
      },
      accepts: 'XLSX, CSV atau XML, satu baris untuk setiap bukti potong. Maksimal 20 MB atau 20.000 baris.',
      emptyText: 'Unggah Excel, CSV atau XML Coretax. Kesalahan diperbaiki langsung di layar.',
    },
    'baris',
  ),
  title: 'Impor bukti potong',
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
  cancelText: 'Baris yang belum disimpan akan dihapus. Bukti potong yang sudah tersimpan tidak berubah.',
  count: { ...countedRows, ...inRows('bukti potong') },
  control: 'Total kontrol',
  controlHelp: 'Jumlah menurut pembukuan Anda',
  sums: { gross: 'Penghasilan bruto', tax: 'PPh' },
};

const received: typeof bupot = {
  ...bupot,
  title: 'Impor bukti potong diterima',
  startTitle: 'Impor bukti potong diterima',
  recognised: {
    xml: 'XML bukti potong yang dipotong pihak lain (OtherParties, lampiran L3B)',
    table,
    tax: 'Jenis pajak menurut kata atau kode objek pajak',
  },
  list: {
    ...bupot.list,
    emptyText: 'Unggah XML, Excel atau CSV berisi bukti potong yang diterima. Kesalahan diperbaiki langsung di layar.',
  },
  kind: { received: 'Bukti potong yang diterbitkan pihak lain atas penghasilan perusahaan ini.' },
  sums: { base: 'Dasar pengenaan pajak', tax: 'PPh' },
  summary: { ...bupot.summary, newText: 'dicatat sebagai kredit pajak', commit: 'Simpan %{count} bukti potong' },
  process: { ...bupot.process, working: 'Menyimpan bukti potong', done: '%{count} bukti potong tersimpan' },
};

const outgoing = { duplicates: 'Mirip atau ganda', duplicatesText: 'periksa sebelum upload' };

export default {
  'faktur-keluaran': { ...faktur, kind, summary: { ...faktur.summary, ...outgoing } },
  'faktur-masukan': { ...masukan, kind },
  'dokumen-keluaran': { ...dokumen, kind },
  'dokumen-masukan': { ...dokumen, kind },
  'retur-masukan': { ...retur, kind },
  'retur-dokumen-keluaran': { ...returDokumen, kind },
  'retur-dokumen-masukan': { ...returDokumen, kind },
  billing,
  bupot,
  received,
};
