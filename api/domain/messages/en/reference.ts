import type id from '../id/reference.ts';

export default {
  counterpartyDocument: {
    TIN: 'NPWP',
    'National ID': 'NIK',
    Passport: 'Passport',
    'Other ID': 'Other identity',
  },
  transactionCode: {
    '01': 'To a party that is not a VAT collector',
    '02': 'To a government VAT collector',
    '03': 'To another VAT collector',
    '04': 'Other-value base',
    '05': 'Certain amount',
    '06': 'To a holder of a foreign passport',
    '07': 'VAT not collected or borne by the government',
    '08': 'VAT exempt',
    '09': 'Disposal of assets, article 16D',
    '10': 'Other supplies',
  },
  transactionCodeHint: {
    '01': 'Luxury goods on the full tax base, where no other code fits',
    '02': 'A government institution collects and pays the VAT',
    '03': 'Another collector, such as a state company, collects and pays the VAT',
    '04': 'Ordinary goods and services since 2025, tax base 11/12',
    '05': 'VAT as a certain amount, article 9A of the VAT Law',
    '06': 'Foreign tourists with VAT refund, article 16E of the VAT Law',
    '07': 'Needs additional information and facility stamp',
    '08': 'Needs additional information and facility stamp',
    '09': 'Assets not originally meant for sale',
    '10': 'Supplies outside codes 01 to 09, since 2025',
  },
  opt: { A: 'Goods', B: 'Services' },
  base: { FULL: 'Full base', ELEVEN_TWELFTHS: '11/12', OWN: 'Entered' },
  term: { EMPTY: 'Paid in full', CASH_ADVANCE: 'Advance or instalment', PAID: 'Settlement' },
} satisfies typeof id;
