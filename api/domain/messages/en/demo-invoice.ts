export default {
  title: 'Sample invoice',
  summary: 'Invoice summary',
  text: 'This invoice is made to be tried. No money moves.',
  status: { created: 'Created', paid: 'Paid', expired: 'Expired', failed: 'Failed', cancelled: 'Cancelled' },
  said: {
    created: 'The invoice waits to be paid.',
    paid: 'The invoice is paid.',
    expired: 'The time to pay ran out. Make a new invoice.',
    failed: 'The payment failed. Make a new invoice to try again.',
    cancelled: 'The invoice was cancelled.',
  },
  action: { pay: 'Pay', fail: 'Let it fail', expire: 'Let it expire', cancel: 'Cancel' },
  again: 'Make a new invoice',
  made: 'Made',
  changed: 'Changed',
  back: 'Back to the invoice',
};
