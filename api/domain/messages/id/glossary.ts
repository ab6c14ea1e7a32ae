/** One sentence for each term, by the words labels use (several are separated by a bar), and what a page is for. */
export default {
  title: 'Istilah pajak',
  find: 'Cari istilah',
  none: 'Istilah ini belum ada dalam daftar.',
  explain: 'Arti istilah',
  this_page: 'Untuk apa halaman ini',
  term: {
    npwp: {
      word: 'NPWP',
      text: 'Nomor Pokok Wajib Pajak, 16 digit. Perusahaan memakai NPWP kantor pusat; orang pribadi memakai NIK.',
    },
    nik: { word: 'NIK', text: 'Nomor Induk Kependudukan, 16 digit di KTP, sekaligus NPWP orang pribadi.' },
    nitku: {
      word: 'NITKU',
      text: 'Nomor Identitas Tempat Kegiatan Usaha, 22 digit: NPWP 16 digit dan 6 digit tempatnya. 000000 adalah kantor pusat.',
    },
    pkp: { word: 'PKP', text: 'Pengusaha Kena Pajak: perusahaan yang wajib memungut PPN dan membuat faktur pajak.' },
    coretax: {
      word: 'Coretax',
      text: 'Sistem DJP sejak Januari 2025 untuk faktur, bukti potong, pembayaran, dan SPT.',
    },
    dpp: { word: 'DPP', text: 'Dasar Pengenaan Pajak: nilai yang dikalikan tarif pajak.' },
    dpp_other: {
      word: 'DPP nilai lain',
      text: 'Dasar pengenaan yang ditetapkan peraturan. Sejak 2025 umumnya 11/12 dari harga, sehingga PPN 12% sama dengan 11% dari harga.',
    },
    ppn: { word: 'PPN', text: 'Pajak Pertambahan Nilai atas penjualan dan pembelian barang atau jasa kena pajak.' },
    ppnbm: { word: 'PPnBM', text: 'Pajak Penjualan atas Barang Mewah, dipungut satu kali di samping PPN.' },
    code: {
      word: 'Kode transaksi',
      text: 'Dua digit pertama nomor faktur yang menyatakan jenis penyerahan, misalnya 04 untuk penjualan pada umumnya.',
    },
    substitute: {
      word: 'Faktur pengganti',
      text: 'Faktur yang menggantikan faktur yang salah isi, dengan nomor yang sama dan dibuat dari faktur asalnya.',
    },
    term: {
      word: 'Uang muka|Termin|Pelunasan',
      text: 'Pembayaran sebagian atas satu kontrak, masing-masing dengan faktur sendiri, sampai pelunasan.',
    },
    dokumen: {
      word: 'Dokumen lain',
      text: 'Dokumen yang kedudukannya sama dengan faktur pajak, misalnya PIB (impor) dan PEB (ekspor).',
    },
    pib: { word: 'PIB', text: 'Pemberitahuan Impor Barang: dokumen impor yang menjadi dasar mengkreditkan PPN impor.' },
    retur: {
      word: 'Retur',
      text: 'Barang dikembalikan atau jasa dibatalkan: mengurangi PPN faktur asalnya, dengan nota retur atau nota pembatalan.',
    },
    digunggung: {
      word: 'Digunggung|Penjualan digunggung',
      text: 'Dilaporkan jumlahnya saja dalam satu masa, tanpa data tiap pembeli atau penerima, misalnya penjualan eceran (baris I.A.5).',
    },
    credit: {
      word: 'Dikreditkan|Masa pengkreditan|Masa kredit',
      text: 'PPN pembelian dipakai mengurangi PPN penjualan, di masa faktur atau paling lambat tiga masa sesudahnya.',
    },
    a1: { word: 'A-1', text: 'Lampiran SPT Masa PPN: ekspor barang, barang tak berwujud, dan jasa.' },
    a2: { word: 'A-2', text: 'Lampiran SPT Masa PPN: penjualan dalam negeri dengan faktur pajak (faktur keluaran).' },
    b1: {
      word: 'B-1',
      text: 'Lampiran SPT Masa PPN: impor dan pemanfaatan barang atau jasa dari luar negeri yang dikreditkan.',
    },
    b2: { word: 'B-2', text: 'Lampiran SPT Masa PPN: pembelian dalam negeri yang pajak masukannya dikreditkan.' },
    b3: {
      word: 'B-3',
      text: 'Lampiran SPT Masa PPN: pembelian yang pajak masukannya tidak dikreditkan atau mendapat fasilitas.',
    },
    c: { word: 'Lampiran C|C', text: 'Lampiran SPT Masa PPN: PPN yang dipungut pemungut lain.' },
    masa: { word: 'Masa|Masa pajak', text: 'Bulan pajak, misalnya 11/2025. Setiap masa dilaporkan dengan SPT Masa.' },
    spt: { word: 'SPT Masa', text: 'Laporan pajak bulanan kepada DJP.' },
    amendment: {
      word: 'Pembetulan|Pembetulan ke',
      text: 'SPT atau bukti potong yang memperbaiki yang sudah dilaporkan; pembetulan ke-1 menggantikan yang normal.',
    },
    billing: {
      word: 'ID Billing|Kode billing',
      text: 'Kode 15 digit untuk menyetor pajak di bank, ATM, atau kantor pos.',
    },
    kap: {
      word: 'KAP-KJS|KAP|KJS',
      text: 'Kode Akun Pajak (6 digit) dan Kode Jenis Setoran (3 digit) yang menyatakan pajak apa yang disetor.',
    },
    ntpn: {
      word: 'NTPN',
      text: 'Nomor Transaksi Penerimaan Negara, 16 karakter: bukti bahwa setoran sudah diterima negara.',
    },
    bpe: { word: 'BPE', text: 'Bukti Penerimaan Elektronik: tanda SPT sudah diterima DJP.' },
    deposit: {
      word: 'Deposit|Deposit pajak',
      text: 'Uang pajak yang disetor lebih dahulu (411618-100) dan dipakai saat SPT dilaporkan.',
    },
    bupot: {
      word: 'Bukti potong',
      text: 'Bukti pemotongan PPh yang dibuat pihak yang membayar dan diberikan kepada penerima penghasilan.',
    },
    unifikasi: { word: 'PPh Unifikasi', text: 'Bukti potong dan SPT gabungan PPh Pasal 4(2), 15, 22, 23, dan 26.' },
    a0: { word: 'A0|BPMP', text: 'Bukti potong bulanan PPh 21 pegawai tetap (gaji).' },
    bpa1: { word: 'A1|BPA1', text: 'Bukti potong setahun PPh 21 pegawai tetap, dibuat di masa terakhir.' },
    ptkp: {
      word: 'PTKP|Status PTKP',
      text: 'Penghasilan Tidak Kena Pajak menurut status keluarga, misalnya K/1: kawin dengan satu tanggungan.',
    },
    grossup: {
      word: 'Gross up',
      text: 'Pajak ditanggung pemberi penghasilan, sehingga penghasilan dinaikkan sebesar pajaknya.',
    },
    skb: { word: 'SKB', text: 'Surat Keterangan Bebas: penerima dibebaskan dari pemotongan.' },
    dtp: { word: 'DTP', text: 'Ditanggung Pemerintah: pajaknya dihitung tetapi dibayar negara.' },
    nsfp: { word: 'NSFP', text: 'Nomor Seri Faktur Pajak yang dimintakan sebelum Coretax.' },
  },
  page: {
    out: 'Faktur keluaran: faktur pajak atas penjualan Anda. Buat, kirim ke DJP, dan kirim kepada pembeli dari sini.',
    in: 'Faktur masukan: faktur dari pemasok. Tarik dari DJP, lalu tentukan dikreditkan atau tidak.',
    out_return: 'Retur keluaran: barang yang dikembalikan pembeli, mengurangi PPN keluaran.',
    in_return: 'Retur masukan: barang yang Anda kembalikan kepada pemasok, mengurangi PPN masukan.',
    document_out: 'Dokumen lain keluaran: ekspor dan dokumen lain yang setara faktur.',
    document_in: 'Dokumen lain masukan: impor (PIB) dan dokumen lain yang setara faktur.',
    import: 'Impor: unggah file penjualan, pembelian, atau dokumen lain, perbaiki, lalu simpan sebagai draf.',
    vat_return: 'SPT Masa PPN: posting faktur satu masa, bayar kurang bayarnya, lalu laporkan.',
    cocokkan: 'Cocokkan: bandingkan buku besar PPN dengan faktur, dan temukan sebab selisihnya.',
    unifikasi: 'Bukti potong PPh Unifikasi dalam negeri: buat, terbitkan, dan kirim kepada penerima.',
    payroll: 'Gaji: bukti potong bulanan A0 pegawai tetap. Impor file gaji atau buat satu per satu.',
    article: 'PPh 21 dan 26: bukti potong tahunan A1/A2 dan penerima lain.',
    ebupot_spt: 'SPT Masa PPh Unifikasi: posting bukti potong, bayar, lalu laporkan.',
    ebupot_spt_pph21: 'SPT Masa PPh 21/26: posting bukti potong, bayar, lalu laporkan.',
    tax_activity: 'Aktivitas pajak: apa yang harus dibayar dan dilaporkan, dan apa yang sudah selesai.',
    counterparties: 'Lawan transaksi: pembeli, pemasok, dan penerima yang pernah dipakai, dengan nomor dan alamatnya.',
    check_npwp: 'Pengecekan NPWP: cocokkan NPWP atau NIK dengan data DJP.',
    audit_log: 'Riwayat aktivitas: semua yang terjadi di perusahaan ini, siapa dan kapan.',
  },
};
