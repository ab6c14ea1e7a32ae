export default {
  SPT_MISMATCH: {
    title: 'Isi SPT tidak sesuai',
    cause: 'Isi SPT berbeda dari dokumen yang berlaku. Posting ulang, periksa, lalu laporkan lagi.',
  },
  SPT_NOT_IN_STEP: {
    title: 'Daftar dokumen dan SPT berbeda',
    cause: 'SPT belum diposting ulang setelah dokumennya berubah. Posting sekali dan tunggu sampai semua terisi.',
  },
  SPT_DECIMALS: {
    title: 'Ada jumlah dengan sen',
    cause: 'Jumlah di SPT harus rupiah penuh. Posting ulang, lalu laporkan lagi.',
  },
  SPT_EXCESS_TWICE: {
    title: 'Kelebihan bayar terhitung dua kali',
    cause: 'Bandingkan dengan Dasbor Kompensasi di Coretax, lalu posting ulang. Bila masih sama, hubungi KPP.',
  },
  SPT_EXCESS_MISSING: {
    title: 'Kelebihan bayar masa lalu belum terisi',
    cause: 'Data kompensasi di DJP belum ada. KPP atau Kring Pajak memeriksa dan memperbaruinya.',
  },
  SPT_REJECTED: {
    title: 'SPT ditolak',
    cause: 'DJP menyatakan SPT tidak lengkap atau tidak sah. Posting ulang, periksa, lalu laporkan lagi.',
  },
  SPT_ANNULLED: {
    title: 'SPT dibatalkan DJP',
    cause: 'Petugas DJP membatalkan SPT ini dan menggantinya. Tidak ada yang perlu dilakukan di sini.',
  },
  SPT_NORMAL_EXISTS: {
    title: 'Konsep SPT Normal sudah ada',
    cause: 'Coretax sudah membuat konsep normal masa ini. Buka konsep itu, jangan membuat yang baru.',
  },
  SPT_EARLIER_NOT_FILED: {
    title: 'SPT masa sebelumnya belum dilaporkan',
    cause: 'SPT dilaporkan berurutan menurut masa. Laporkan dahulu masa sebelumnya.',
  },
  SPT_WAITS_FOR_PAYMENT: {
    title: 'SPT menunggu pembayaran',
    cause: 'Hanya konsep yang dapat diubah. Batalkan kode billing-nya, maka SPT kembali menjadi konsep.',
  },
  SPT_ONE_MEANS: {
    title: 'Dua cara bayar sekaligus',
    cause: 'Satu SPT dibayar dengan satu cara: deposit saja atau kode billing saja. Posting ulang, lalu pilih satu.',
  },
  SPT_CODE_LAPSED: {
    title: 'Kode billing sudah lewat',
    cause: 'Kode billing tidak dibayar sampai batasnya atau dibatalkan. Posting ulang, lalu laporkan lagi.',
  },
  SPT_TWO_CODES: {
    title: 'Dua kode billing untuk satu SPT',
    cause: 'Bayar salah satu saja; yang lain gugur dengan sendirinya.',
  },
  SPT_DEPOSIT_TAKEN: {
    title: 'Deposit terpakai, SPT tetap konsep',
    cause:
      'Pembayaran tercatat tetapi pelaporan gagal. Di Buku Besar Coretax kembalikan pemindahbukuan yang bersisa ke 411618-100, lalu laporkan lagi.',
  },
  SPT_MODULE_FAULT: {
    title: 'Modul SPT sedang terganggu',
    cause: 'Bila jatuh tempo dekat, setor ke deposit: tanggalnya dihitung sebagai tanggal bayar. Laporkan lagi nanti.',
  },
  SPT_OLD_PERIOD: {
    title: 'Masa sebelum Coretax',
    cause: 'SPT 2024 dan sebelumnya dilaporkan di DJP Online, bukan di Coretax.',
  },
  ALREADY_FILED: {
    title: 'SPT masa ini sudah dilaporkan',
    cause: 'DJP sudah menerima SPT masa ini. Perubahan dilaporkan dengan SPT pembetulan.',
  },
  ALREADY_SENT: {
    title: 'SPT masa ini sedang diproses',
    cause: 'DJP sudah menerima pengiriman sebelumnya. Tanyakan statusnya.',
  },
  NOT_PAID: {
    title: 'Belum ada pembayaran',
    cause: 'Ada jumlah yang belum dibayar dan belum punya kode billing. Posting ulang, lalu bayar dan laporkan.',
  },
  NOT_WAITING: {
    title: 'SPT tidak menunggu pembayaran',
    cause: 'Statusnya di DJP sudah berubah. Tanyakan statusnya.',
  },
  SIGNER_NOT_AUTHORIZED: {
    title: 'Penandatangan tidak berwenang',
    cause: 'DJP tidak mengenal penandatangan ini. Posting ulang, lalu pilih penandatangan lain saat melaporkan.',
  },
  SIGNING_FAILED: {
    title: 'Gagal ditandatangani',
    cause: 'Tanda tangan elektronik tidak dapat dibubuhkan. Posting ulang, lalu laporkan lagi.',
  },
  'DJP-SIGN-MASTER': {
    title: 'Kata sandi penandatangan salah',
    cause: 'Passphrase salah atau kode otorisasinya tidak berlaku. Perbaiki di Coretax, posting ulang, laporkan lagi.',
  },
  MALFORMED_DOCUMENT: {
    title: 'Data SPT tidak terbaca oleh DJP',
    cause: 'DJP tidak dapat membaca data yang dikirim. Posting ulang; bila berulang, hubungi dukungan.',
  },
  KEY_REUSED: {
    title: 'Permintaan yang sama sudah dikirim dengan isi lain',
    cause: 'DJP sudah menerima permintaan ini dengan isi yang berbeda. Tanyakan statusnya.',
  },
  DOCUMENT_UNKNOWN: {
    title: 'SPT tidak ditemukan di DJP',
    cause: 'Mungkin pengiriman terakhir tidak sampai. Tanyakan statusnya.',
  },
  UNREACHABLE: {
    title: 'DJP tidak dapat dihubungi',
    cause: 'Sambungan terputus saat SPT dikirim. Tanyakan statusnya; bila tidak sampai, SPT kembali menjadi konsep.',
  },
  UNKNOWN_STATUS: {
    title: 'Pesan lain dari DJP',
    cause: 'DJP menjawab dengan kode yang belum dikenal.',
  },
};
