export default {
  MALFORMED_DOCUMENT: {
    title: 'Data bukti potong tidak terbaca oleh DJP',
    cause: 'DJP tidak dapat membaca data yang dikirim. Kirim ulang; bila berulang, hubungi dukungan.',
  },
  SENDER_MISMATCH: {
    title: 'NITKU pemotong bukan milik perusahaan ini',
    cause: 'NITKU pemotong harus diawali NPWP perusahaan yang mengirim.',
  },
  WITHHOLDER_TKU_INVALID: {
    title: 'NITKU pemotong tidak sah',
    cause: 'NITKU terdiri dari 22 digit: NPWP dan 6 digit cabang.',
  },
  SIGNER_NOT_AUTHORIZED: {
    title: 'Penandatangan tidak berwenang',
    cause: 'DJP tidak mengenal penandatangan ini sebagai wakil atau kuasa perusahaan.',
  },
  SIGNING_FAILED: {
    title: 'Gagal ditandatangani',
    cause:
      'Tanda tangan elektronik gagal dibubuhkan, misalnya karena kata sandi penandatangan salah. Bukti potong tersimpan di DJP; terbitkan lagi.',
  },
  DATE_IN_FUTURE: {
    title: 'Tanggal belum tiba',
    cause: 'Tanggal pemotongan tidak boleh melewati hari ini.',
  },
  PERIOD_INVALID: {
    title: 'Masa pajak tidak sah',
    cause: 'DJP tidak mengenal masa pajak ini.',
  },
  PERIOD_BEFORE_CORETAX: {
    title: 'Masa pajak sebelum Coretax',
    cause: 'Bukti potong Coretax berlaku untuk masa pajak mulai Januari 2025.',
  },
  PERIOD_IN_FUTURE: {
    title: 'Masa pajak belum tiba',
    cause: 'Masa pajak tidak boleh sesudah bulan ini.',
  },
  PERIOD_FILED: {
    title: 'SPT masa ini sudah dilaporkan',
    cause: 'SPT masa pajak ini sudah dilaporkan. Perubahan dilaporkan dengan SPT pembetulan.',
  },
  OBJECT_UNKNOWN: {
    title: 'Kode objek pajak tidak berlaku',
    cause: 'DJP tidak mengenal kode objek ini untuk jenis bukti potong dan masa pajaknya.',
  },
  CERTIFICATE_NOT_FOUND: {
    title: 'Dokumen fasilitas tidak ditemukan',
    cause: 'DJP tidak menemukan nomor surat keterangan yang menjadi dasar fasilitas.',
  },
  PAYEE_MISSING: {
    title: 'Penerima penghasilan kosong',
    cause: 'Nama penerima penghasilan wajib diisi.',
  },
  PAYEE_NOT_FOUND: {
    title: 'Penerima tidak terdaftar',
    cause: 'DJP tidak menemukan NPWP atau NIK penerima. Periksa 16 digitnya.',
  },
  PAYEE_TIN_INVALID: {
    title: 'NPWP atau NIK penerima tidak sah',
    cause: 'NPWP atau NIK penerima terdiri dari 16 digit.',
  },
  PAYEE_IS_WITHHOLDER: {
    title: 'Penerima sama dengan pemotong',
    cause: 'Bukti potong dibuat untuk pihak lain. Pajak yang dibayar sendiri memakai bukti disetor sendiri.',
  },
  PAYEE_TKU_INVALID: {
    title: 'NITKU penerima tidak sah',
    cause: 'NITKU penerima harus 22 digit dan diawali NPWP atau NIK-nya.',
  },
  PAYEE_TKU_NOT_FOUND: {
    title: 'NITKU penerima tidak terdaftar',
    cause: 'DJP tidak menemukan tempat usaha penerima ini. Tanyakan NITKU yang berlaku.',
  },
  TAX_MISMATCH: {
    title: 'PPh tidak sesuai',
    cause: 'DJP menghitung PPh lain dari dasar dan tarif ini. Periksa jumlah dan fasilitasnya.',
  },
  TAX_NEGATIVE: {
    title: 'PPh tidak boleh negatif',
    cause: 'Jumlah pada bukti potong ini menghasilkan PPh di bawah nol.',
  },
  DUPLICATE_REFERENCE: {
    title: 'Referensi sudah dipakai',
    cause: 'DJP sudah menerima bukti potong lain dengan referensi, objek, penerima, dan masa yang sama.',
  },
  MONTHLY_SLIP_STANDS: {
    title: 'Bukti potong bulanan masa itu masih berlaku',
    cause:
      'Dalam masa terakhir hanya bukti potong tahunan yang dibuat. Batalkan dahulu bukti potong bulanannya (BPMP), lalu kirim lagi.',
  },
  ORIGINAL_NOT_FOUND: {
    title: 'Bukti potong asal tidak ditemukan',
    cause: 'DJP tidak menemukan nomor bukti potong yang dibetulkan.',
  },
  ORIGINAL_NOT_ISSUED: {
    title: 'Bukti potong asal tidak dapat dibetulkan',
    cause: 'Hanya bukti potong yang terbit dan belum dibatalkan yang dapat dibetulkan.',
  },
  CORRECTION_IN_PROCESS: {
    title: 'Pembetulan lain sedang diproses',
    cause: 'Bukti potong asal sedang dibetulkan. Selesaikan pembetulan itu dahulu.',
  },
  CORRECTION_PAYEE_CHANGED: {
    title: 'Penerima tidak boleh diganti',
    cause: 'Pembetulan memakai penerima yang sama. Bila penerimanya salah, batalkan lalu buat yang baru.',
  },
  CORRECTION_PERIOD_CHANGED: {
    title: 'Masa pajak tidak boleh diganti',
    cause: 'Pembetulan memakai masa pajak yang sama. Bila masanya salah, batalkan lalu buat yang baru.',
  },
  CREDITED_BY_PAYEE: {
    title: 'Sudah dikreditkan penerima',
    cause: 'Penerima sudah mengkreditkan bukti potong ini, sehingga DJP tidak membatalkannya. Hubungi penerima.',
  },
  NOT_CANCELABLE: {
    title: 'Bukti potong tidak dapat dibatalkan',
    cause: 'Bukti potong belum terbit, sudah dibatalkan, atau sudah dibetulkan.',
  },
  NOT_ISSUABLE: {
    title: 'Bukti potong tidak dapat diterbitkan',
    cause: 'DJP belum selesai memeriksa bukti potong ini, atau tidak menyimpannya.',
  },
  KEY_REUSED: {
    title: 'Permintaan yang sama sudah dikirim dengan isi lain',
    cause: 'DJP sudah menerima permintaan ini dengan isi yang berbeda. Perbarui status sebelum mengirim lagi.',
  },
  DOCUMENT_UNKNOWN: {
    title: 'Bukti potong tidak ditemukan di DJP',
    cause: 'DJP tidak mengenal bukti potong ini. Mungkin pengiriman terakhir tidak sampai.',
  },
  ACCESS_DENIED: {
    title: 'Sambungan ke DJP ditolak',
    cause: 'Kunci sambungan ke DJP tidak diterima. Administrator perlu memeriksa pengaturan sambungan.',
  },
  NOT_SUPPORTED: {
    title: 'Tidak tersedia lewat pertukaran file',
    cause: 'Perusahaan ini memakai pertukaran file. Lakukan di portal Coretax.',
  },
  UNREACHABLE: {
    title: 'Terjadi masalah koneksi ke DJP',
    cause: 'DJP tidak menjawab, dan bukti potong ini tidak sampai. Coba lagi beberapa saat lagi.',
  },
  ANSWER_LOST: {
    title: 'Jawaban DJP tidak sampai',
    cause: 'Bukti potong ini mungkin sudah diterima DJP. Perbarui status sebelum mengubahnya.',
  },
  NOT_SENT: {
    title: 'Belum diterima DJP',
    cause: 'DJP belum menerima bukti potong ini. Silakan coba lagi.',
  },
  WITHHOLDER_TKU_NOT_FOUND: {
    title: 'Tempat usaha pemotong tidak ditemukan',
    cause:
      'Pengirim belum menjadi PIC tempat usaha ini di Coretax. PIC pusat menambahkannya di Informasi Umum, lalu memberi perannya.',
  },
  DATE_BEFORE_PERIOD: {
    title: 'Tanggal pemotongan sebelum masa pajaknya',
    cause: 'Tanggal pemotongan tidak boleh mendahului masa pajak bukti potong.',
  },
  RATE_NOT_OF_OBJECT: {
    title: 'Tarif bukan tarif kode objek ini',
    cause: 'Pakai tarif referensi kode objek pajak. Tarif lain hanya dengan fasilitas lainnya.',
  },
  OBJECT_OR_CERTIFICATE_INVALID: {
    title: 'Kode objek atau sertifikat tidak sah',
    cause:
      'Masa berlaku sertifikat elektronik habis atau sertifikatnya tidak sah. Periksa sertifikat di pengaturan, lalu kirim ulang.',
  },
  PAYEE_TEMPORARY: {
    title: 'Penerima memakai nomor sementara',
    cause:
      'Riwayat bukti potong hanya terbaca dengan NIK yang sah. Daftarkan NIK-nya, batalkan bukti potong bulanannya, buat ulang, lalu buat A1.',
  },
  'DJP-SIGN-MASTER': {
    title: 'Kata sandi penandatangan salah',
    cause:
      'Passphrase salah, atau kode otorisasi penandatangan tidak berlaku. Periksa statusnya di Coretax, lalu terbitkan lagi.',
  },
  99: {
    title: 'Peran di Coretax belum diberikan',
    cause:
      'Orang yang mengirim belum berwenang. PIC pusat memberikan perannya di Coretax; bila sudah, cabut lalu berikan lagi.',
  },
  YEAR_OF_TEMPORARY: {
    title: 'Riwayat pegawai memakai NPWP sementara',
    cause:
      'A1 hanya membaca bukti potong di bawah NIK yang sah. Daftarkan NIK-nya, batalkan BPMP-nya, buat ulang, lalu buat A1.',
  },
  BRANCH_WITHOUT_PIC: {
    title: 'Cabang belum punya PIC',
    cause: 'Coretax hanya menawarkan NITKU yang PIC-nya sudah ditetapkan. Tetapkan PIC dan perannya di Coretax.',
  },
  FAMILY_TKU_MISSING: {
    title: 'NITKU suami belum tersedia',
    cause:
      'Data unit keluarga belum diperbarui, atau layanan lambat. Suami memperbarui unit keluarganya; jika sudah, coba lagi.',
  },
  MONTHLY_NOT_PRINTED: {
    title: 'BPMP tidak dicetak Coretax',
    cause: 'Coretax tidak menyediakan cetakan BPMP. Tidak ada yang perlu diperbaiki.',
  },
  NOT_A_SIGNER: {
    title: 'Pengirim bukan penandatangan',
    cause:
      'Peran drafter tidak dapat menandatangani, membetulkan, atau membatalkan. Ganti dengan penandatangan yang berwenang.',
  },
  UNKNOWN_STATUS: {
    title: 'Status tidak dikenal',
    cause: 'DJP menjawab dengan status yang belum dikenal. Perbarui status beberapa saat lagi.',
  },
};
