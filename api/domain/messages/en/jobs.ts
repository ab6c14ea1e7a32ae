import type id from '../id/jobs.ts';

export default {
  title: {
    accounting: {
      take: 'Take invoices and contacts of the accounting product',
      report: 'Write number and status back to the accounting product',
    },
    history: { export: 'Export %{format} of the activity log', 'stretch-zip': 'Proof of the activity log' },
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
