export default {
  dokumen: {
    pull: {
      found: '%{n} dokumen lain dari DJP',
      note: {
        other_side: 'Jenis dokumennya bukan untuk daftar ini.',
        amount: 'Nilainya tidak masuk akal.',
        sending: 'Dokumen di sini sedang dikirim ke DJP. Perbarui statusnya dahulu.',
        canceled: 'Sudah dibatalkan di DJP.',
        amended: 'Sudah diganti di DJP.',
      },
    },
  },
  jobs: {
    title: {
      'dokumen-out': {
        pull: 'Tarik PEB prepopulated dari DJP',
        take: 'Ambil PEB prepopulated dari DJP',
      },
      'dokumen-in': {
        pull: 'Tarik PIB dan pembayaran prepopulated dari DJP',
        take: 'Ambil PIB dan pembayaran prepopulated dari DJP',
      },
    },
  },
  dokumenScreen: {
    pull: {
      entry: 'Tarik prepopulated',
      title: 'Tarik prepopulated dari DJP',
      text_in:
        'PIB yang diteruskan Bea Cukai ke DJP, menurut masa pembayarannya, dan pembayaran PPN atas jasa atau barang tidak berwujud dari luar negeri (411212-101). PIB masuk sebagai dokumen disetujui yang belum ditentukan pengkreditannya. Pembayaran masuk sebagai draf: lengkapi pihak luar negerinya, lalu upload.',
      text_out:
        'PEB yang diteruskan Bea Cukai ke DJP. Yang belum ditandatangani masuk sebagai draf: periksa, lalu upload.',
      from: 'Dari masa',
      to: 'Sampai masa',
      start: 'Tarik',
      close: 'Tutup',
      asked: 'Tarikan terakhir: %{from} sampai %{to}, oleh %{by}',
      working: 'DJP sedang ditanya. Halaman ini boleh ditinggal.',
      unexpected: 'Status tarikan tidak dapat dibaca (UNEXPECTED).',
      again: 'Coba lagi',
      failed: 'DJP tidak menjawab. Coba lagi nanti.',
      came: '%{count} dokumen baru diterima dari DJP. |||| %{count} dokumen baru diterima dari DJP.',
      same: '%{count} dokumen sama dengan yang ada di sini. |||| %{count} dokumen sama dengan yang ada di sini.',
      apart:
        '%{count} dokumen tidak dapat diambil: batal, sedang dikirim, atau tidak terbaca. |||| %{count} dokumen tidak dapat diambil: batal, sedang dikirim, atau tidak terbaca.',
      differing: 'Berbeda dengan DJP',
      effect: 'Nilai ekspor masa %{masa} berubah',
      no_effect: 'Nilai ekspor yang masuk SPT tidak berubah.',
      take: 'Samakan dengan DJP',
      lock: 'Alasan',
      lock_text: 'SPT masa itu sudah dilaporkan dan perlu dibetulkan. Isi alasannya.',
    },
  },
};
