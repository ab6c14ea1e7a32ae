export default {
  title: 'Tagihan contoh',
  summary: 'Ringkasan tagihan',
  text: 'Tagihan ini dibuat untuk dicoba. Tidak ada uang yang berpindah.',
  status: { created: 'Dibuat', paid: 'Dibayar', expired: 'Kedaluwarsa', failed: 'Gagal', cancelled: 'Dibatalkan' },
  said: {
    created: 'Tagihan menunggu dibayar.',
    paid: 'Tagihan sudah dibayar.',
    expired: 'Waktu bayar habis. Buat tagihan baru.',
    failed: 'Pembayaran gagal. Buat tagihan baru untuk mencoba lagi.',
    cancelled: 'Tagihan dibatalkan.',
  },
  action: { pay: 'Bayar', fail: 'Gagalkan', expire: 'Biarkan kedaluwarsa', cancel: 'Batalkan' },
  again: 'Buat tagihan baru',
  made: 'Dibuat',
  changed: 'Berubah',
  back: 'Kembali ke tagihan',
};
