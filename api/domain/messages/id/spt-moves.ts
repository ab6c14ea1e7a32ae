export default {
  moves: {
    fill: 'Isi sendiri',
    post: 'Posting SPT',
    retry: 'Ulangi posting',
    validate: 'Validasi SPT',
    prove: 'Isi bukti setor',
    file: 'Lapor SPT',
    pay: 'Bayar',
    cancelWaiting: 'Kembalikan ke konsep',
    remove: 'Hapus SPT',
    amend: 'Buat pembetulan',
    inquire: 'Periksa status',
  },
  asks: {
    cancelWaiting: {
      title: 'Kembalikan ke konsep',
      text: 'Kode billing SPT ini tidak berlaku lagi dan SPT dapat diposting ulang.',
      confirm: 'Kembalikan',
    },
    remove: {
      title: 'Hapus SPT',
      text: 'SPT yang dihapus tidak dapat dikembalikan. Dokumennya tetap ada dan bebas diposting lagi.',
      confirm: 'Hapus',
      some: 'Hapus %{count} SPT',
    },
  },
  done: {
    post: 'Posting dimulai',
    retry: 'Posting dimulai',
    validate: 'Validasi dimulai',
    cancelWaiting: 'SPT dikembalikan ke konsep',
    remove: 'SPT dihapus',
    inquire: 'Status diperbarui',
  },
};
