import coretax from './office-coretax.ts';

export default {
  raw: 'Kode DJP: %{code}',
  unreachable: 'Terjadi masalah koneksi ke DJP.',
  simulated: 'Mode simulasi, tidak terkirim ke DJP',
  noConnection: 'Perusahaan ini memakai pertukaran file. Faktur dikirim dengan mengimpor XML di portal Coretax.',
  file: {
    not_a_list:
      'Bukan daftar faktur dari portal Coretax: kolom Status Faktur dan Nomor Faktur Pajak atau Referensi tidak ditemukan',
    contradiction: {
      lower: 'File menyebut status yang lebih rendah dari yang tercatat: %{statusText}',
      same_rank: 'Status di file bertentangan dengan yang tercatat: %{statusText}',
      several_states: 'File menyebut beberapa status yang bertentangan: %{statusText}',
      several_numbers: 'File menyebut lebih dari satu nomor untuk faktur ini',
      other_number: 'Nomor di file berbeda dari nomor yang tercatat',
      number_taken: 'Satu nomor di file diakui oleh lebih dari satu faktur',
      number_missing: 'File menyebut disetujui tanpa nomor faktur',
      amount: 'DPP atau PPN di file berbeda dari faktur ini',
      buyer: 'NPWP pembeli di file berbeda dari faktur ini',
      unknown_status: 'Status di file tidak dikenal: %{statusText}',
    },
    unmatched: {
      not_found: 'Tidak ada faktur dengan nomor atau referensi ini',
      ambiguous: 'Beberapa faktur memakai referensi ini',
    },
  },
  code: {
    MALFORMED_DOCUMENT: {
      title: 'Data faktur tidak terbaca oleh DJP',
      cause: 'DJP tidak dapat membaca data yang dikirim. Kirim ulang; bila berulang, hubungi dukungan.',
      action: 'Coba lagi',
    },
    SENDER_MISMATCH: {
      title: 'NITKU penjual bukan milik pengirim',
      cause: 'Enam belas digit pertama NITKU penjual harus sama dengan NPWP perusahaan yang mengirim.',
      action: 'Perbarui NITKU penjual',
    },
    SELLER_TKU_INVALID: {
      title: 'NITKU penjual tidak sah',
      cause: 'NITKU penjual harus 22 digit: NPWP 16 digit dan 6 digit nomor tempat kegiatan usaha.',
      action: 'Perbarui NITKU penjual',
    },
    SIGNER_NOT_AUTHORIZED: {
      title: 'Penandatangan tidak berwenang',
      cause: 'DJP tidak mengenal penandatangan ini sebagai wakil atau kuasa perusahaan.',
      action: 'Ganti penandatangan',
    },
    CERTIFICATE_EXPIRED: {
      title: 'Masa berlaku sertifikat sudah habis',
      cause: 'Sertifikat elektronik untuk menandatangani faktur sudah tidak berlaku.',
      action: 'Perbarui sertifikat elektronik',
    },
    SIGNING_FAILED: {
      title: 'Faktur tersimpan tetapi gagal ditandatangani',
      cause:
        'DJP menerima data faktur, tetapi tanda tangan elektronik tidak dapat dibubuhkan, misalnya karena kata sandi penandatangan salah atau kode otorisasinya tidak berlaku. Faktur belum sah.',
      action: 'Coba lagi',
    },
    DATE_BEFORE_CORETAX: {
      title: 'Tanggal faktur sebelum Coretax',
      cause: 'Faktur sebelum 1 Januari 2025 dibuat di aplikasi e-Faktur lama, bukan di Coretax.',
      action: 'Perbarui tanggal',
    },
    DATE_IN_FUTURE: {
      title: 'Tanggal faktur belum tiba',
      cause: 'Tanggal faktur tidak boleh lebih dari hari ini.',
      action: 'Perbarui tanggal',
    },
    UPLOAD_DEADLINE_PASSED: {
      title: 'Batas waktu upload sudah lewat',
      cause:
        'Faktur harus diupload paling lambat tanggal 20 bulan berikutnya (tanggal 15 untuk faktur sampai April 2025). Faktur yang terlambat bukan Faktur Pajak.',
      action: 'Perbarui tanggal',
    },
    TRX_CODE_UNKNOWN: {
      title: 'Kode transaksi tidak dikenal',
      cause: 'Kode transaksi harus 01 sampai 10.',
      action: 'Perbarui kode transaksi',
    },
    FACILITY_REQUIRED: {
      title: 'Keterangan tambahan dan cap fasilitas belum diisi',
      cause: 'Kode 07 dan 08 memerlukan keterangan tambahan dan cap fasilitas.',
      action: 'Lengkapi fasilitas',
    },
    FACILITY_NOT_ALLOWED: {
      title: 'Keterangan tambahan tidak berlaku untuk kode ini',
      cause: 'Keterangan tambahan dan cap fasilitas hanya untuk kode 07 dan 08.',
      action: 'Perbarui fasilitas',
    },
    FACILITY_PAIR_MISMATCH: {
      title: 'Keterangan tambahan dan cap fasilitas tidak sepasang',
      cause: 'Nomor keterangan tambahan dan cap fasilitas harus sama.',
      action: 'Perbarui cap fasilitas',
    },
    BUYER_NOT_FOUND: {
      title: 'NPWP pembeli tidak terdaftar',
      cause: 'DJP tidak menemukan NPWP pembeli. Pastikan nomornya kepada pembeli.',
      action: 'Perbarui NPWP pembeli',
    },
    BUYER_TIN_INVALID: {
      title: 'NPWP pembeli tidak sah',
      cause: 'NPWP pembeli harus 16 digit; untuk pembeli tanpa NPWP diisi enam belas angka nol.',
      action: 'Perbarui NPWP pembeli',
    },
    BUYER_IS_SELLER: {
      title: 'Pembeli sama dengan penjual',
      cause: 'NPWP pembeli sama dengan NPWP perusahaan Anda.',
      action: 'Perbarui NPWP pembeli',
    },
    BUYER_TKU_INVALID: {
      title: 'NITKU pembeli tidak sah',
      cause: 'NITKU pembeli harus 22 digit dan diawali NPWP pembeli; untuk pembeli tanpa NPWP diisi 000000.',
      action: 'Perbarui NITKU',
    },
    BUYER_TKU_NOT_FOUND: {
      title: 'NITKU pembeli tidak terdaftar',
      cause: 'Tempat kegiatan usaha pembeli ini tidak ada atau sudah ditutup. NITKU pusat berakhiran 000000.',
      action: 'Perbarui NITKU',
    },
    BUYER_DOCUMENT_INVALID: {
      title: 'Nomor identitas pembeli belum benar',
      cause: 'Pembeli tanpa NPWP memerlukan nomor NIK, paspor, atau identitas lain yang sah.',
      action: 'Perbarui identitas pembeli',
    },
    BUYER_NAME_MISSING: {
      title: 'Nama pembeli kosong',
      cause: 'Nama pembeli harus diisi.',
      action: 'Isi nama pembeli',
    },
    BUYER_COUNTRY_UNKNOWN: {
      title: 'Negara pembeli tidak dikenal',
      cause: 'Kode negara harus tiga huruf menurut ISO, misalnya IDN.',
      action: 'Perbarui negara',
    },
    UNIT_UNKNOWN: {
      title: 'Satuan tidak dikenal',
      cause: 'Satuan pada salah satu baris tidak ada dalam daftar satuan DJP.',
      action: 'Perbarui satuan',
    },
    GOODS_CODE_INVALID: {
      title: 'Kode barang atau jasa tidak sah',
      cause: 'Kode barang atau jasa harus enam digit; 000000 untuk barang atau jasa umum.',
      action: 'Perbarui kode barang',
    },
    GOODS_NAME_MISSING: {
      title: 'Nama barang atau jasa kosong',
      cause: 'Setiap baris memerlukan nama barang atau jasa.',
      action: 'Lengkapi nama barang',
    },
    TAX_BASE_MISMATCH: {
      title: 'DPP tidak sama dengan harga × kuantitas − potongan',
      cause: 'DJP menghitung ulang DPP setiap baris dan menemukan selisih.',
      action: 'Periksa baris',
    },
    OTHER_TAX_BASE_MISMATCH: {
      title: 'DPP nilai lain tidak sesuai',
      cause: 'DPP nilai lain tidak cocok dengan kode transaksi faktur.',
      action: 'Periksa baris',
    },
    VAT_RATE_NOT_ALLOWED: {
      title: 'Tarif PPN tidak diterima',
      cause: 'Tarif PPN di Coretax adalah 12%.',
      action: 'Perbarui tanggal',
    },
    VAT_MISMATCH: {
      title: 'PPN tidak sama dengan tarif × DPP nilai lain',
      cause: 'DJP menghitung ulang PPN setiap baris dan menemukan selisih.',
      action: 'Periksa baris',
    },
    STLG_MISMATCH: {
      title: 'PPnBM tidak sesuai tarif',
      cause: 'DJP menghitung ulang PPnBM setiap baris dan menemukan selisih.',
      action: 'Periksa baris',
    },
    ADVANCE_NOT_FOUND: {
      title: 'Faktur uang muka tidak ditemukan',
      cause: 'Faktur uang muka yang dirujuk belum disetujui atau sudah dibatalkan.',
      action: 'Periksa uang muka',
    },
    DUPLICATE_REFERENCE: {
      title: 'Referensi sudah dipakai',
      cause: 'DJP sudah menerima faktur lain dengan referensi yang sama. Mungkin faktur ini sudah pernah diupload.',
      action: 'Perbarui referensi',
    },
    KEY_REUSED: {
      title: 'Permintaan yang sama sudah dikirim dengan isi lain',
      cause: 'DJP sudah menerima permintaan ini dengan isi yang berbeda. Perbarui status sebelum mengirim lagi.',
      action: 'Perbarui status',
    },
    DOCUMENT_UNKNOWN: {
      title: 'Faktur tidak ditemukan di DJP',
      cause: 'DJP tidak mengenal faktur ini. Mungkin pengiriman terakhir tidak sampai.',
      action: 'Perbarui status',
    },
    ORIGINAL_NOT_FOUND: {
      title: 'Faktur yang diganti tidak ditemukan',
      cause: 'DJP tidak menemukan nomor faktur yang diganti.',
      action: 'Lihat faktur asal',
    },
    ORIGINAL_NOT_APPROVED: {
      title: 'Faktur asal tidak dapat diganti',
      cause: 'Hanya faktur yang disetujui dan belum diganti atau dibatalkan yang dapat diganti.',
      action: 'Lihat faktur asal',
    },
    SUBSTITUTE_IN_PROCESS: {
      title: 'Penggantian lain sedang diproses',
      cause: 'Faktur asal sedang diganti oleh faktur lain.',
      action: 'Lihat faktur asal',
    },
    SUBSTITUTE_BUYER_CHANGED: {
      title: 'Pembeli tidak boleh diganti',
      cause:
        'Faktur pengganti harus untuk pembeli yang sama. Bila pembelinya salah, batalkan faktur asal dan buat yang baru.',
      action: 'Kembalikan pembeli',
    },
    BUYER_NIK_NOT_FOUND: {
      title: 'NIK pembeli tidak terdaftar',
      cause: 'Dukcapil tidak mengenal NIK pembeli. Pastikan nomornya kepada pembeli.',
      action: 'Perbarui NIK pembeli',
    },
    QUANTITY_DECIMALS: {
      title: 'Kuantitas terlalu rinci',
      cause:
        'DJP menerima paling banyak dua angka di belakang koma. Bulatkan, dan masukkan selisihnya sebagai baris tersendiri.',
      action: 'Bulatkan kuantitas',
    },
    SUPPORT_NOT_FOUND: {
      title: 'Dokumen pendukung tidak ditemukan',
      cause:
        'Nomor AJU, PPBJ, atau PJKEK tidak ada dalam data DJBC atau LNSW. Tanggal faktur harus sama dengan tanggal dokumennya.',
      action: 'Isi dokumen pendukung',
    },
    SUBSTITUTE_HEAD_CHANGED: {
      title: 'Hanya baris barang atau jasa yang boleh diganti',
      cause:
        'Faktur pengganti tetap memakai pembeli, fasilitas, dan tempat usaha faktur asal. Bila itu yang salah, batalkan faktur asal dan buat yang baru.',
      action: 'Kembalikan isian',
    },
    SUBSTITUTE_CODE_CHANGED: {
      title: 'Kode transaksi tidak boleh diganti',
      cause: 'Faktur pengganti memakai kode transaksi faktur asal, karena nomornya tetap.',
      action: 'Kembalikan kode transaksi',
    },
    BUYER_REFUSED_AMENDMENT: {
      title: 'Pembeli menolak penggantian',
      cause: 'Pembeli tidak menyetujui faktur pengganti. Faktur asal tetap berlaku.',
      action: 'Lihat faktur asal',
    },
    BUYER_REFUSED_CANCELLATION: {
      title: 'Pembeli menolak pembatalan',
      cause: 'Pembeli tidak menyetujui pembatalan. Faktur tetap berlaku.',
      action: 'Hubungi pembeli',
    },
    BUYER_AGREED: {
      title: 'Pembeli sudah menyetujui',
      cause: 'Pembeli sudah menyetujui permintaan ini. Konfirmasikan untuk menyelesaikannya.',
      action: 'Konfirmasi',
    },
    BUYER_HAS_NOT_AGREED: {
      title: 'Pembeli belum menyetujui',
      cause: 'Permintaan baru dapat diselesaikan setelah pembeli menyetujuinya.',
      action: 'Perbarui status',
    },
    NOT_CANCELABLE: {
      title: 'Faktur tidak dapat dibatalkan',
      cause: 'Faktur belum disetujui, sudah dibatalkan, atau sudah diganti.',
      action: 'Perbarui status',
    },
    NOTHING_TO_REVOKE: {
      title: 'Tidak ada pembatalan yang berjalan',
      cause: 'Pembatalan sudah selesai atau belum diajukan.',
      action: 'Perbarui status',
    },
    NOTHING_TO_CONFIRM: {
      title: 'Tidak ada yang perlu dikonfirmasi',
      cause: 'Permintaan ini sudah selesai atau belum diajukan.',
      action: 'Perbarui status',
    },
    TAXPAYER_NOT_FOUND: {
      title: 'NPWP tidak terdaftar',
      cause: 'DJP tidak menemukan wajib pajak dengan nomor ini.',
      action: 'Perbarui NPWP',
    },
    ACCESS_DENIED: {
      title: 'Sambungan ke DJP ditolak',
      cause: 'Kunci sambungan ke DJP tidak diterima. Administrator perlu memeriksa pengaturan sambungan.',
      action: 'Hubungi administrator',
    },
    NOT_SUPPORTED: {
      title: 'Tidak tersedia lewat pertukaran file',
      cause: 'Perusahaan ini memakai pertukaran file. Lakukan di portal Coretax, lalu impor daftar faktur dari portal.',
      action: 'Unduh XML',
    },
    UNREACHABLE: {
      title: 'Terjadi masalah koneksi ke DJP.',
      cause: 'DJP tidak dapat dihubungi. Kirim ulang dengan aman: faktur yang sama tidak akan terkirim dua kali.',
      action: 'Coba lagi',
    },
    ANSWER_LOST: {
      title: 'Terjadi masalah koneksi ke DJP.',
      cause: 'Koneksi terputus saat faktur dikirim, sehingga faktur ini mungkin sudah diterima DJP.',
      action: 'Perbarui status',
    },
    NOT_SENT: {
      title: 'Belum diterima DJP',
      cause: 'DJP belum menerima faktur ini. Kirim ulang dengan aman: faktur yang sama tidak akan terkirim dua kali.',
      action: 'Coba lagi',
    },
    ADVANCE_OF_OLD_SYSTEM: {
      title: 'Uang muka dibuat di sistem lama',
      cause:
        'Coretax tidak menautkan pelunasan ke faktur uang muka dari sistem sebelum 2025. Buat faktur biasa tanpa tanda pelunasan, sebesar jumlah yang dibayar.',
      action: 'Lepas tanda pelunasan',
    },
    RETURN_NOT_DECIDED: {
      title: 'Faktur belum ditentukan pengkreditannya',
      cause:
        'Retur hanya dapat dibuat dari faktur yang sudah dikreditkan atau tidak dikreditkan. Tentukan pengkreditannya lebih dahulu.',
      action: 'Tentukan pengkreditan',
    },
    RETURN_BUYER_UNREGISTERED: {
      title: 'Pembeli tercatat dengan NIK',
      cause:
        'Faktur ini tidak terhubung dengan pembeli yang terdaftar, sehingga tidak dapat diretur. Minta penjual membatalkannya dan membuat faktur baru dengan NPWP.',
      action: 'Hubungi penjual',
    },
    RETURN_VAT_CHANGED: {
      title: 'PPN retur berbeda dari faktur asal',
      cause:
        'Jumlah PPN yang diketik tidak sama dengan faktur asal. Kirim ulang lewat file XML dengan seluruh baris faktur.',
      action: 'Perbaiki jumlah',
    },
    RETURN_BASE_CHANGED: {
      title: 'DPP retur berbeda dari faktur asal',
      cause: 'Faktur asal sudah diganti atau dibatalkan penjual, atau jumlah retur melebihi DPP, PPN, atau PPnBM-nya.',
      action: 'Perbaiki jumlah',
    },
    RETURN_XML_ONLY: {
      title: 'Retur ini harus lewat file XML',
      cause:
        'Faktur asal tidak dapat diretur dengan pengisian langsung. Kirim file XML yang memuat seluruh baris faktur, 0 untuk baris yang tidak diretur.',
      action: 'Unduh XML',
    },
    SP2D_USED: {
      title: 'SP2D sudah dipakai faktur lain',
      cause: 'Satu SP2D berlaku untuk satu nomor faktur. Pakai SP2D tersendiri untuk setiap faktur.',
      action: 'Isi SP2D lain',
    },
    ...coretax,
    UNKNOWN_STATUS: {
      title: 'Status tidak dikenal',
      cause: 'DJP menjawab dengan kode yang belum dikenal. Status faktur tidak diubah.',
      action: 'Perbarui status',
    },
  },
  signee: {
    title: 'Ganti penandatangan',
    text: 'DJP menerima dokumen dari penandatangan yang terdaftar sebagai wakil atau kuasa perusahaan. Pilihan ini berlaku untuk dokumen ini saja.',
    who: 'Penandatangan baru',
    now: 'Penandatangan sekarang: %{name}',
    none: 'Belum ada penandatangan lain yang aktif untuk dokumen ini. Tambahkan penandatangan di Pengaturan, lalu coba lagi.',
    none_ask: 'Belum ada penandatangan lain yang aktif untuk dokumen ini. Mintalah Owner perusahaan menambahkannya.',
    save: 'Ganti',
    resend: 'Ganti & kirim lagi',
    done: 'Penandatangan diganti',
    sent: 'Penandatangan diganti, dokumen dikirim lagi ke DJP',
    not_signing: 'Orang ini tidak aktif sebagai penandatangan. Pilih dari daftar',
  },
};
