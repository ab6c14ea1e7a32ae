/** What a person may ask for, what is asked first, and what is said once it is done. */
export default {
  moves: {
    save: 'Ubah',
    upload: 'Upload ke DJP',
    retry: 'Coba lagi',
    changeSignee: 'Ganti penandatangan',
    remove: 'Hapus draf',
    substitute: 'Buat pengganti',
    cancel: 'Batalkan faktur',
    revoke: 'Batalkan proses',
    confirmCancel: 'Konfirmasi pembatalan',
    cancelSubstitute: 'Batalkan pengganti',
    confirmSubstitute: 'Konfirmasi penggantian',
    inquire: 'Perbarui status',
  },
  asks: {
    confirmSubstitute: {
      title: 'Konfirmasi penggantian',
      text: 'Lanjutkan hanya bila pembeli sudah menyetujui penggantian. Faktur asal menjadi Diganti.',
      confirm: 'Konfirmasi',
    },
    confirmCancel: {
      title: 'Konfirmasi pembatalan',
      text: 'Lanjutkan hanya bila pembeli sudah menyetujui pembatalan. Faktur menjadi Dibatalkan dan tidak dihitung.',
      confirm: 'Konfirmasi pembatalan',
    },
    revoke: {
      title: 'Batalkan proses',
      text: 'Proses pembatalan akan dihentikan dan kondisi faktur tetap seperti semula.',
      confirm: 'Hentikan pembatalan',
    },
    cancelSubstitute: {
      title: 'Pembatalan Pengganti Faktur Pajak Keluaran',
      text: 'Apakah Anda yakin mau membatalkan pengganti faktur ini?',
      confirm: 'Batalkan pengganti',
    },
    cancel: {
      title: 'Pembatalan Faktur Pajak Keluaran',
      text: 'Nomor faktur yang dibatalkan tidak dapat dipakai lagi. Selama pembeli belum memutuskan pengkreditannya, pembatalan langsung berlaku. Pembeli yang sudah mengkreditkan atau menandainya tidak dikreditkan harus menyetujui lebih dulu, juga bila statusnya dikembalikan ke Disetujui sesudah permintaan ini.',
      confirm: 'Batalkan faktur',
    },
    remove: {
      title: 'Hapus draf',
      text: 'Draf yang dihapus tidak dapat dikembalikan.',
      confirm: 'Hapus',
      some: 'Hapus %{count} draf',
    },
  },
  done: {
    upload: 'Faktur sedang dikirim ke DJP',
    retry: 'Faktur sedang dikirim ke DJP',
    confirmSubstitute: 'Permintaan sudah diproses',
    confirmCancel: 'Permintaan sudah diproses',
    inquire: 'Status sedang diperbarui',
    revoke: 'Permintaan sudah diproses',
    cancelSubstitute: 'Permintaan sudah diproses',
    cancel: 'Permintaan sudah diproses',
    remove: 'Draf dihapus',
  },
};
