import moves from './faktur-moves.ts';
import shared from './faktur-shared.ts';

const status = {
  NOT_APPROVED: 'Belum approve',
  IN_PROGRESS: 'Siap approve',
  APPROVED: 'Approval sukses',
  REJECTED: 'Reject',
  AMENDED: 'Diganti',
  CANCELED: 'Dibatalkan',
};

/** Outgoing invoices of e-Faktur before Coretax; fields and buyers are named as in those of Coretax. */
export default {
  fakturClassic: {
    status: { ...status, short: status },
    moves: { save: moves.moves.save, substitute: moves.moves.substitute, remove: moves.moves.remove },
    asks: { remove: moves.asks.remove },
    done: { remove: moves.done.remove },
    happened: {
      create: 'Draf dibuat',
      save: 'Disimpan',
      remove: 'Draf dihapus',
      substitute: 'Faktur pengganti dibuat',
      releaseSubstitute: 'Pengganti dihapus, faktur asal dapat diganti lagi',
      upload: 'Siap approve',
      approve: 'Approval sukses',
      reject: 'Ditolak DJP',
      amend: 'Diganti dengan faktur pengganti',
      canceledByOffice: 'Dibatalkan di DJP',
    },
    number_at_save: 'Nomor diambil dari NSFP saat disimpan',
    title: 'Faktur Keluaran (klasik)',
    one: 'Faktur keluaran',
    empty_title: 'Belum ada faktur keluaran klasik',
    empty_text: 'Faktur masa sampai Desember 2024 ada di sini.',
    export: 'Ekspor',
  },
  jobs: {
    title: {
      'faktur-classic': {
        remove: 'Hapus %{total} draf faktur klasik',
        export: 'Ekspor %{format} %{total} faktur klasik',
      },
    },
  },
  auditLog: { object: { 'faktur-classic': 'Faktur keluaran klasik' } },
  counterparty: { kind: { CLASSIC_OUT: 'Faktur keluaran klasik' } },
  resources: {
    'efaktur/out': {
      name: 'Faktur keluaran klasik',
      fields: { ...shared.resources['efaktur/out/ctas'].fields, number: 'Nomor seri' },
    },
  },
};
