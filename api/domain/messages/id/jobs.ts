export default {
  title: {
    accounting: {
      take: 'Ambil faktur dan kontak dari program pembukuan',
      report: 'Kirim nomor dan status ke program pembukuan',
    },
    history: { export: 'Ekspor %{format} riwayat aktivitas', 'stretch-zip': 'File bukti keaslian riwayat' },
    import: {
      read: 'Baca file impor',
      check: 'Periksa data impor',
      commit: 'Simpan %{total} baris impor',
    },
  },
  channel: { email: 'email', whatsapp: 'WhatsApp' },
  unknown_kind: 'Jenis pekerjaan ini tidak dikenal.',
  too_many_files:
    'Perusahaan ini sudah memiliki %{count} impor dan unduhan yang berjalan atau menunggu, paling banyak %{most}. Tunggu sampai ada yang selesai, atau batalkan di Pusat pekerjaan.',
  all_failed: 'Tidak ada yang berhasil. Lihat hasil per baris.',
  nothing_to_retry: 'Tidak ada baris gagal yang dapat diulang.',
};
