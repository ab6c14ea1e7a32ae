export default {
  masukan: {
    pull: {
      found: '%{n} incoming invoices from the tax office',
      notice: '%{n} invoices',
      note: {
        other_buyer: 'Its buyer is not this company.',
        amount: 'Its amounts make no sense.',
        canceled: 'Already cancelled by the seller.',
        amended: 'Already replaced by the seller. The replacement comes into the list.',
      },
    },
    check: {
      required: 'Not filled in.',
      too_long: 'At most %{max} characters.',
      number_digits: 'The number of an invoice has 17 digits.',
      number_code: 'Its first two digits are no transaction code (01 to 10).',
      date_future: 'The invoice date is still to come.',
      period_before: 'The tax period cannot be before the month of the invoice date.',
      npwp_branch:
        'This is the old number of a branch, which has no NPWP of 16 digits of its own. Enter the 16-digit NPWP of its head office.',
      npwp_digits: 'The seller NPWP must have 16 digits.',
      npwp_luhn: 'The check digit of the NPWP does not fit. Please check the number.',
      seller_zeros: 'The seller NPWP cannot be all zeros.',
      seller_is_us: 'The seller is this company: this is an outgoing invoice.',
      other_buyer: 'Its buyer is not this company.',
      amount_negative: 'An amount cannot be below zero.',
      ppn_above: 'VAT above 12% of the tax base. Please make sure the column is right.',
      credit_period_missing: 'A credited invoice needs a credit period.',
      credit_outside: 'VAT can only be credited in the tax period of the invoice or the three after it.',
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
