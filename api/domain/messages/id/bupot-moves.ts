export default {
  moves: {
    issue: 'Terbitkan',
    save: 'Ubah',
    correct: 'Betulkan',
    inquire: 'Perbarui status',
    submit: 'Kirim ke DJP',
    changeSignee: 'Ganti penandatangan',
    cancel: 'Batalkan bukti potong',
    remove: 'Hapus',
  },
  asks: {
    correct: {
      title: 'Betulkan bukti potong',
      text: 'Draf pembetulan dibuat dari isi sekarang. Bukti potong ini tetap berlaku sampai pembetulannya terbit.',
      confirm: 'Buat pembetulan',
    },
    cancel: {
      title: 'Batalkan bukti potong',
      text: 'Pembatalan diajukan ke DJP. Setelah disetujui, bukti potong ini tidak dihitung lagi.',
      confirm: 'Ajukan pembatalan',
    },
    remove: {
      title: 'Hapus bukti potong',
      text: 'Bukti potong yang dihapus tidak dapat dikembalikan.',
      confirm: 'Hapus',
      some: 'Hapus %{count}',
    },
  },
  done: {
    issue: 'Penerbitan dimulai',
    correct: 'Draf pembetulan dibuat',
    inquire: 'Status sedang diperbarui',
    submit: 'Pengiriman ke DJP dimulai',
    cancel: 'Pembatalan diajukan',
    remove: 'Bukti potong dihapus',
  },
};
