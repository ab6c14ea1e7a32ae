export default {
  AMOUNT_INVALID: {
    title: 'Jumlah tidak sesuai',
    cause: 'DJP tidak menerima jumlah ini. Pastikan jumlah pajak sama dengan jumlah pada kode billing.',
    action: 'Periksa jumlah',
  },
  EXPIRED: {
    title: 'Kode billing sudah kedaluwarsa',
    cause: 'Masa aktif kode billing sudah habis, sehingga tidak dapat dibayar. Buat kode billing baru.',
    action: 'Buat ulang',
  },
  INVALID: {
    title: 'Kode billing tidak sah',
    cause: 'DJP tidak menerima data kode billing ini. Periksa datanya, lalu buat kode billing baru.',
    action: 'Buat ulang',
  },
  ALREADY_PAID: {
    title: 'Kode billing sudah dibayar',
    cause: 'DJP sudah menerima pembayaran untuk kode billing ini. Satu kode billing hanya dapat dibayar satu kali.',
    action: 'Perbarui status',
  },
  NOT_FOUND: {
    title: 'Kode billing tidak ditemukan',
    cause: 'DJP tidak mengenal kode billing ini untuk NPWP perusahaan Anda. Periksa 15 digit kodenya.',
    action: 'Periksa kode',
  },
  NTPN_NOT_FOUND: {
    title: 'NTPN gagal dikonfirmasi',
    cause:
      'NTPN ini tidak ditemukan untuk kode billing tersebut. Periksa 16 karakternya pada bukti bayar, atau coba lagi beberapa menit setelah pembayaran.',
    action: 'Konfirmasi ulang',
  },
  KEY_REUSED: {
    title: 'Permintaan yang sama sudah dikirim dengan isi lain',
    cause: 'DJP sudah menerima permintaan ini dengan isi yang berbeda. Perbarui status sebelum mengirim lagi.',
    action: 'Perbarui status',
  },
  ACCESS_DENIED: {
    title: 'Sambungan ke DJP ditolak',
    cause: 'Kunci sambungan ke DJP tidak diterima. Administrator perlu memeriksa pengaturan sambungan.',
    action: 'Hubungi administrator',
  },
  NOT_SUPPORTED: {
    title: 'Tidak tersedia lewat pertukaran file',
    cause:
      'Perusahaan ini memakai pertukaran file. Buat kode billing di portal DJP, bayar di bank, lalu catat NTPN-nya di sini.',
    action: 'Catat NTPN',
  },
  UNREACHABLE: {
    title: 'Terjadi masalah koneksi ke DJP.',
    cause: 'DJP tidak menjawab. Coba lagi beberapa saat: permintaan yang sama tidak akan diproses dua kali.',
    action: 'Coba lagi',
  },
  UNKNOWN_CODE: {
    title: 'Permintaan ditolak DJP',
    cause: 'DJP menjawab dengan kode yang belum dikenal. Status tidak diubah.',
    action: 'Perbarui status',
  },
};
