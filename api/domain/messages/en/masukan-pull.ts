/** Incoming invoices taken over from the tax office, and answers to their sellers. */
export default {
  masukan: {
    pull: {
      found: '%{n} incoming invoices from the tax office',
      told: '%{n} invoices',
      note: {
        other_buyer: 'Its buyer is not this company.',
        amount: 'Its amounts make no sense.',
        canceled: 'Already cancelled by the seller.',
        amended: 'Already replaced by the seller. The replacement comes into the list.',
      },
    },
    server: {
      cannot_incoming: 'This company exchanges files: download the list of invoices from Coretax and import it here.',
      refused: 'The tax office refuses: %{words}',
      number_shape: 'The number of an invoice has 17 digits',
    },
  },
  jobs: {
    title: {
      'faktur-in': {
        pull: 'Refresh incoming invoices from the tax office',
        take: 'Take incoming invoices over from the tax office',
        tell: 'Tell the tax office what was credited',
      },
    },
  },
};
