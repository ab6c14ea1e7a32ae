export default {
  title: {
    faktur: {
      upload: 'Upload %{total} faktur ke DJP',
      inquire: 'Perbarui status %{total} faktur',
      remove: 'Hapus %{total} draf faktur',
      send: 'Kirim %{channel} %{total} faktur ke pembeli',
      'pdf-zip': 'Unduh PDF %{total} faktur',
      export: 'Ekspor %{format} %{total} faktur',
      cancel: 'Batalkan %{total} faktur',
      'office-move': 'Permintaan ke DJP',
    },
    billing: {
      send: 'Kirim %{channel} %{total} SSP atau BPN',
      request: 'Minta %{total} kode billing ke DJP',
      remove: 'Hapus %{total} ID Billing',
      'ssp-zip': 'Unduh SSP %{total} ID Billing',
      export: 'Ekspor %{format} %{total} ID Billing',
    },
    bupot: {
      'pdf-zip': 'Unduh PDF %{total} bukti potong',
      send: 'Kirim %{channel} %{total} bukti potong ke penerima',
      cancel: 'Batalkan %{total} bukti potong',
      inquire: 'Perbarui status %{total} bukti potong',
      submit: 'Kirim %{total} bukti potong ke DJP',
      remove: 'Hapus %{total} draf bukti potong',
      export: 'Ekspor %{format} %{total} bukti potong',
    },
    spt: {
      file: 'Lapor SPT',
      settle: 'Cocokkan pembayaran SPT',
      post: 'Posting SPT',
    },
    ntpn: {
      'bpn-zip': 'Unduh BPN %{total} NTPN',
      export: 'Ekspor %{format} %{total} NTPN',
    },
    import: {
      read: 'Baca berkas impor',
      check: 'Periksa data impor',
      commit: 'Simpan %{total} baris impor',
    },
  },
  channel: { email: 'email', whatsapp: 'WhatsApp' },
  unknown_kind: 'Jenis pekerjaan ini tidak dikenal.',
  all_failed: 'Tidak ada yang berhasil. Lihat hasil per baris.',
  nothing_to_retry: 'Tidak ada baris gagal yang dapat diulang.',
};
