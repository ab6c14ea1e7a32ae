export default {
  archive: {
    status: {
      BPE: 'BPE',
      FORM: 'Form',
      SLIP: 'Withholding slip',
      NTPN: 'State receipt',
    },
    filter: {
      q: 'Number, name or NPWP',
      status: 'Document',
      year: 'Year',
      kind: 'Kind of return',
      periodFrom: 'Tax period from',
      periodTo: 'Tax period to',
    },
  },
  archiveScreen: {
    title: 'Filing archive',
    total: '%{count} documents',
    exchange: 'Download',
    action: { open: 'Open the document', download: 'Download' },
    bulk: { pdf: 'Download documents (zip)', xlsx: 'Export Excel', csv: 'Export CSV' },
    empty: {
      title: 'No documents match',
      text: 'Receipts of filing, forms, slips and state receipts are here by their year once they are issued.',
    },
  },
  jobs: {
    title: {
      archive: {
        export: 'Export %{format} of %{total} archived documents',
        'pdf-zip': 'Download %{total} archived documents',
      },
    },
  },
  resources: {
    'efiling/tax-management/archived': {
      name: 'Filing archive',
      fields: {
        period: 'Period/Year',
        kind: 'Kind of return',
        about: 'Details',
        revision: 'Correction',
        number: 'Number',
        name: 'Name',
        npwp: 'NPWP',
        amount: 'Amount',
        at: 'Time',
        status: 'Document',
      },
    },
  },
};
