import sent from './sent-words.ts';

export default {
  status: sent.status,
  moves: {
    ...sent.moves,
    cancel: 'Batalkan retur',
  },
  done: {
    upload: 'Retur dikirim ke DJP.',
    retry: 'Retur dikirim lagi ke DJP.',
    save: 'Retur disimpan.',
    inquire: 'Status retur ditanyakan ke DJP.',
    cancel: 'Pembatalan retur dikirim ke DJP.',
    remove: 'Draf retur dihapus.',
  },
  asks: {
    cancel: {
      title: 'Batalkan retur',
      text: 'Barang atau jasa ini dianggap tidak jadi kembali. PPN masa retur berubah. Tulis alasannya.',
      confirm: 'Batalkan retur',
    },
    remove: {
      title: 'Hapus draf retur',
      text: 'Draf retur ini dihapus dan jumlahnya dapat diretur lagi.',
      confirm: 'Hapus',
      some: 'Draf retur yang dipilih dihapus dan jumlahnya dapat diretur lagi.',
    },
  },
  happened: {
    ...sent.happened,
    import: 'Diimpor dari file',
    create: 'Draf retur dibuat',
    save: 'Draf retur diubah',
    remove: 'Draf retur dihapus',
    receive: 'Diterima DJP',
  },
  filter: {
    period: 'Masa retur',
    periodFrom: 'Masa retur dari',
    periodTo: 'Masa retur sampai',
    dateFrom: 'Tanggal retur dari',
    dateTo: 'Tanggal retur sampai',
    status: 'Status',
    counterparty: 'Lawan transaksi (nama atau NPWP)',
    amountMin: 'DPP minimum',
    amountMax: 'DPP maksimum',
    q: 'Nomor atau lawan transaksi',
    importId: 'Impor',
  },
  server: {
    ...sent.server,
    office_knows_nothing: 'Retur ini belum diterima DJP. Silakan coba lagi.',
    office_holds_it: 'Retur ini mungkin sudah diterima DJP. Perbarui status terlebih dahulu.',
  },
  screen: {
    of: 'Retur atas %{number}',
    unnumbered: 'Belum bernomor',
    dpp: 'DPP diretur',
    ppn: 'PPN diretur',
    approved: 'Disetujui',
    total: '%{count} retur',
  },
  form: {
    date_help: 'Hari barang dikembalikan. PPN berkurang di masa tanggal ini.',
    all: 'Retur semua sisa',
  },
};
