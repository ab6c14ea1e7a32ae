export default {
  jobs: {
    title: {
      'spt-badan': {
        remove: 'Hapus %{total} SPT Tahunan',
        export: 'Ekspor %{format} %{total} SPT Tahunan',
        file: 'Lapor SPT Tahunan badan',
      },
    },
  },
  resources: {
    'efiling/spt-badan': {
      name: 'SPT Tahunan badan |||| SPT Tahunan badan',
      fields: {
        taxYear: 'Tahun pajak',
        revision: 'Pembetulan',
        era: 'Formulir',
        taxDue: 'PPh terutang (Rp)',
        payable: 'Kurang bayar (Rp)',
        overpaid: 'Lebih bayar (Rp)',
        filedAt: 'Dilaporkan',
        bpe: 'BPE',
        updatedAt: 'Diperbarui',
        status: 'Status',
      },
    },
  },
};
