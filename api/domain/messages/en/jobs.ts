import type id from '../id/jobs.ts';

export default {
  title: {
    faktur: {
      upload: 'Upload %{total} invoices to the tax office',
      inquire: 'Refresh the status of %{total} invoices',
      remove: 'Delete %{total} draft invoices',
      send: 'Send %{total} invoices to buyers by %{channel}',
      'pdf-zip': 'Download PDFs of %{total} invoices',
      export: 'Export %{total} invoices as %{format}',
      cancel: 'Cancel %{total} invoices',
      'office-move': 'Request to the tax office',
    },
    billing: {
      send: 'Send %{total} slips or receipts by %{channel}',
      request: 'Ask the tax office for %{total} billing codes',
      remove: 'Delete %{total} billing codes',
      'ssp-zip': 'Download %{total} payment slips (SSP)',
      export: 'Export %{total} billing codes to %{format}',
    },
    bupot: {
      draw: 'Draw %{total} annual slips from BPMP',
      redraw: 'Recalculate %{total} annual slips',
      'pdf-zip': 'Download PDFs of %{total} slips',
      send: 'Send %{channel} of %{total} slips to payees',
      cancel: 'Cancel %{total} slips',
      inquire: 'Refresh the status of %{total} slips',
      pull: 'Pull slips from the tax office',
      take: 'Take slips of the tax office into the list',
      submit: 'Send %{total} slips to the tax office',
      remove: 'Remove %{total} draft slips',
      export: 'Export %{format} of %{total} slips',
    },
    spt: {
      remove: 'Delete %{total} returns',
      export: 'Export %{format} of %{total} returns',
      file: 'File return',
      settle: 'Match payment of return',
      post: 'Post return',
      'pdf-zip': 'Download PDF of %{total} returns',
    },
    ntpn: {
      'bpn-zip': 'Download %{total} receipts (BPN)',
      export: 'Export %{total} NTPN to %{format}',
    },
    history: { export: 'Export %{format} of the activity log' },
    import: {
      read: 'Read the import file',
      check: 'Check the imported data',
      commit: 'Save %{total} imported rows',
    },
  },
  channel: { email: 'e-mail', whatsapp: 'WhatsApp' },
  unknown_kind: 'This kind of job is not known.',
  too_many_files:
    'This company already has %{count} imports and downloads at work or waiting, at most %{most}. Wait until one is done, or cancel one in the job centre.',
  all_failed: 'None succeeded. See the result per row.',
  nothing_to_retry: 'There are no failed rows to run again.',
} satisfies typeof id;
