export default {
  jobs: {
    title: {
      spt: {
        cure: 'Perbaiki %{total} SPT',
        remove: 'Hapus %{total} SPT',
        export: 'Ekspor %{format} %{total} SPT',
        file: 'Lapor SPT',
        settle: 'Cocokkan pembayaran SPT',
        post: 'Posting SPT',
        'pdf-zip': 'Unduh PDF %{total} SPT',
      },
      'spt-ppn': {
        remove: 'Hapus %{total} SPT Masa PPN',
        export: 'Ekspor %{format} %{total} SPT Masa PPN',
        file: 'Lapor SPT Masa PPN',
        draft: 'Buat konsep SPT Masa PPN',
        post: 'Posting SPT Masa PPN',
        'pdf-zip': 'Unduh PDF %{total} SPT Masa PPN',
      },
    },
  },
};
