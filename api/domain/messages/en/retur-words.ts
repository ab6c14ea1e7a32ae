import sent from './sent-words.ts';

export default {
  status: sent.status,
  moves: {
    ...sent.moves,
    cancel: 'Cancel return',
  },
  done: {
    upload: 'The return is on its way to the tax office.',
    retry: 'The return is on its way to the tax office again.',
    save: 'The return is saved.',
    inquire: 'The tax office is asked how the return stands.',
    cancel: 'The tax office is asked to cancel the return.',
    remove: 'The draft is deleted.',
  },
  asks: {
    cancel: {
      title: 'Cancel return',
      text: 'The goods or services count as kept, and the VAT of the return period changes. Say why.',
      confirm: 'Cancel return',
    },
    remove: {
      title: 'Delete draft',
      text: 'This draft is deleted, and what it took may be returned again.',
      confirm: 'Delete',
      some: 'The drafts chosen are deleted, and what they took may be returned again.',
    },
  },
  happened: {
    ...sent.happened,
    import: 'Imported from a file',
    create: 'Draft made',
    save: 'Draft changed',
    remove: 'Draft deleted',
    receive: 'Received by the tax office',
  },
  filter: {
    period: 'Return period',
    periodFrom: 'Return period from',
    periodTo: 'Return period to',
    dateFrom: 'Return date from',
    dateTo: 'Return date to',
    status: 'Status',
    counterparty: 'Counterparty (name or NPWP)',
    amountMin: 'Tax base from',
    amountMax: 'Tax base to',
    q: 'Number or counterparty',
    importId: 'Import',
  },
  server: {
    ...sent.server,
    office_knows_nothing: 'The tax office has not received this return. Please try again.',
    office_holds_it: 'The tax office may have this return already. Refresh its status first.',
  },
  screen: {
    of: 'Return of %{number}',
    unnumbered: 'No number yet',
    dpp: 'Tax base returned',
    ppn: 'VAT returned',
    approved: 'Approved',
    total: '%{count} returns',
  },
  form: {
    date_help: 'The day the goods go back. The VAT goes down in the period of this day.',
    all: 'Return all that is left',
  },
};
