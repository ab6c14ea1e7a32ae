export default {
  jobs: {
    title: {
      'spt-badan': {
        remove: 'Delete %{total} annual returns',
        export: 'Export %{format} of %{total} annual returns',
        file: 'File the annual return',
      },
    },
  },
  resources: {
    'efiling/spt-badan': {
      name: 'Corporate annual return |||| Corporate annual returns',
      fields: {
        taxYear: 'Tax year',
        revision: 'Correction',
        era: 'Form',
        taxDue: 'Tax due (Rp)',
        payable: 'Underpaid (Rp)',
        overpaid: 'Overpaid (Rp)',
        filedAt: 'Filed',
        bpe: 'Receipt',
        updatedAt: 'Updated',
        status: 'Status',
      },
    },
  },
};
