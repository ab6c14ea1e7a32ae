export default {
  office_unreachable: 'DJP belum menjawab. Kode billing diminta lagi otomatis.',
  issue_failed: 'Kode billing %{document} tidak terbit: %{why}',
  code_digits: 'Kode billing harus 15 digit, diawali 0 sampai 3',
  delete_blocked:
    'ID Billing ini memiliki virtual account atau pembayaran yang sedang berjalan, sehingga tidak dapat dihapus. Batalkan pembayarannya terlebih dahulu.',
  bulk_delete_blocked:
    'ID Billing tidak dapat dihapus: %{total} di antaranya memiliki virtual account atau pembayaran yang sedang berjalan. Batalkan pembayarannya terlebih dahulu.',
  delete_failed: 'ID Billing gagal dihapus. Muat ulang halaman lalu coba lagi.',
  removed: 'ID Billing dihapus',
  renewed_already: 'Kode billing ini sudah dibuat ulang.',
  adopted_already: 'Kode billing ini sudah ada di daftar Anda.',
  inquiry_timeout: 'DJP tidak menjawab tepat waktu. Coba lagi beberapa saat lagi.',
  inquiry_refused: 'Kode billing ini tidak dapat diperiksa.',
  no_slip: 'SSP tidak dapat diunduh karena ID Billing gagal atau belum terbit.',
  code_open: 'Belum dibayar',
  code_expired: 'Sudah kedaluwarsa',
  code_paid: 'Sudah dibayar',
  by_hand: 'Buat kode billing ini di portal Coretax, lalu isikan kodenya di sini.',
  has_line: 'Kode billing diminta langsung ke DJP dan tidak diisi dengan tangan.',
  code_taken: 'Kode ini sudah tercatat untuk ID Billing lain.',
  issued_later: 'Tanggal terbit tidak boleh setelah hari ini',
  withdrawn: 'Tidak jadi dibuat di portal.',
};
