import check from './faktur-check.ts';
import moves from './faktur-moves.ts';
import server from './faktur-server.ts';
import status from './faktur-status.ts';

export default {
  check,
  server,
  status,
  ...moves,
  type: { OUT: 'Faktur Keluaran', IN: 'Faktur Masukan' },
  /** What happened, for the timeline: moves of people and of the office. */
  happened: {
    changeSignee: 'Penandatangan diganti',
    statusFile: 'Status disesuaikan dari daftar Coretax',
    receive: 'Diterima DJP',
    publicLink: 'Tautan publik dibuat',
    releaseSubstitute: 'Pengganti dihapus, faktur asal dapat diganti lagi',
    create: 'Draf dibuat',
    import: 'Diimpor dari file',
    save: 'Disimpan',
    upload: 'Dikirim ke DJP',
    retry: 'Dikirim ulang ke DJP',
    remove: 'Draf dihapus',
    substitute: 'Faktur pengganti dibuat',
    cancel: 'Pembatalan diajukan',
    revoke: 'Proses pembatalan dihentikan',
    confirmCancel: 'Pembatalan dikonfirmasi',
    cancelSubstitute: 'Pengganti dibatalkan',
    confirmSubstitute: 'Penggantian dikonfirmasi',
    inquire: 'Status diperbarui',
    signing: 'Sedang ditandatangani DJP',
    approve: 'Disetujui DJP',
    reject: 'Ditolak DJP',
    saveInvalid: 'Tersimpan tidak valid di DJP',
    fail: 'Gagal dikirim ke DJP',
    awaitAmendment: 'Menunggu persetujuan pembeli atas penggantian',
    amend: 'Diganti dengan faktur pengganti',
    canceledByOffice: 'Pembatalan berlaku di DJP',
    cancelRefused: 'Pembeli menolak pembatalan',
    amendedByOffice: 'Penggantian disetujui pembeli',
    amendmentRefused: 'Pembeli menolak penggantian',
    buyerAgreed: 'Pembeli menyetujui, menunggu konfirmasi Anda',
    letter: 'Dikirim ke pembeli',
  },
  sections: {
    document: 'Dokumen transaksi',
    seller: 'Informasi penjual',
    buyer: 'Informasi pembeli',
    lines: 'Detail transaksi',
    stage: 'Uang muka dan pelunasan',
    summary: 'Ringkasan',
  },
  /** Relations of a chain, seen from one invoice. */
  relation: {
    original: 'Faktur asal',
    replacement: 'Faktur pengganti',
    self: 'Faktur ini',
    advance: 'Uang muka',
    stage: 'Termin',
    settlement: 'Pelunasan',
  },
  export: { invoices: 'Faktur', lines: 'Detail faktur' },
  xml: {
    left_out: {
      canceled: 'Faktur yang dibatalkan tidak dapat dimuat dalam file XML',
      substitute: 'Faktur pengganti dibuat langsung di Coretax, bukan lewat file XML',
      stage: 'Uang muka, termin, dan pelunasan dibuat langsung di Coretax, bukan lewat file XML',
      no_lines: 'Faktur ini belum memiliki baris barang atau jasa',
      places: 'Harga atau kuantitas memiliki lebih dari dua angka di belakang koma',
      rate: 'File XML hanya memuat tarif PPN 12%',
    },
  },
};
