export default {
  refused: 'Alamat harus https:// di internet, bukan komputer ini atau jaringan pribadi.',
  log: 'Permintaan terkirim',
  secret: 'Kunci tanda tangan:',
  test: 'Kirim percobaan',
  refresh: 'Muat ulang',
  replay: 'Kirim ulang',
  none: 'Belum ada permintaan.',
  attempts: '%{smart_count} percobaan, jawaban terakhir: %{why}',
  status: { WAITING: 'Menunggu', DONE: 'Terkirim', FAILED: 'Gagal' },
  error: {
    refused: 'alamat ditolak',
    unreachable: 'tidak terhubung',
    off: 'webhook tidak aktif',
  },
};
