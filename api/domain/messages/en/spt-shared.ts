export default {
  jobs: {
    title: {
      spt: {
        cure: 'Mend %{total} SPT',
        remove: 'Delete %{total} returns',
        export: 'Export %{format} of %{total} returns',
        file: 'File return',
        settle: 'Match payment of return',
        post: 'Post return',
        'pdf-zip': 'Download PDF of %{total} returns',
      },
      'spt-ppn': {
        remove: 'Delete %{total} VAT returns',
        export: 'Export %{format} of %{total} VAT returns',
        file: 'File VAT return',
        draft: 'Make the draft of the VAT return',
        post: 'Post VAT return',
        'pdf-zip': 'Download PDF of %{total} VAT returns',
      },
    },
  },
};
