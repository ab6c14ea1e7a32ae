export default {
  moves: {
    enter: 'Isi kode dari portal',
    withdraw: 'Tidak jadi dibuat',
    save: 'Perbaiki',
    retry: 'Coba lagi',
    renew: 'Buat ulang',
    remove: 'Hapus',
    pay: 'Bayar',
    cancelPayment: 'Batalkan pembayaran',
    claim: 'Konfirmasi NTPN',
    confirm: 'Konfirmasi NTPN',
    inquire: 'Perbarui status',
  },
  asks: {
    cancelPayment: {
      title: 'Batalkan pembayaran',
      text: 'Pembayaran yang sedang berjalan dihentikan, dan ID Billing dapat dibayar lagi.',
      confirm: 'Batalkan pembayaran',
    },
    remove: {
      title: 'Hapus ID Billing',
      text: 'ID Billing yang dihapus tidak dapat dikembalikan. Kodenya tetap dikenal DJP sampai kedaluwarsa.',
      confirm: 'Hapus',
      some: 'Hapus %{count}',
      some_text:
        'Yang sedang atau sudah dibayar tidak dihapus. ID Billing yang dihapus tidak dapat dikembalikan; kodenya tetap dikenal DJP sampai kedaluwarsa.',
    },
  },
  done: {
    retry: 'Kode diminta lagi ke DJP',
    renew: 'Kode baru dibuat',
    cancelPayment: 'Pembayaran berhasil dibatalkan',
    remove: 'ID Billing berhasil dihapus',
    withdraw: 'Dicatat tidak jadi dibuat. Anda dapat memperbaiki atau menghapusnya.',
  },
};
