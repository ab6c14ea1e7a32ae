/** What a person fills in of a return besides its documents. */
export default {
  hint: 'Lumped sales, what is not subject to VAT, self-building, and what is asked of an overpayment are filled in by hand.',
  open: 'Fill in the return',
  title: 'Entries of the VAT return',
  retail: 'Download XML of lumped sales',
  overpaid: 'III.H. Where it is overpaid, asked to be',
  asked: 'Asked to be',
  as: {
    none: 'Not chosen yet',
    carry: 'Carried forward',
    preliminary: 'Refunded at once (preliminary)',
    examination: 'Refunded after examination',
  },
  account: { bank: 'Bank', number: 'Account number', holder: 'Account holder' },
  whole_anew: 'Replace the return before',
};
