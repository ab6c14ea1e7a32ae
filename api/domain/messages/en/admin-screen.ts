import type id from '../id/admin-screen.ts';

export default {
  strip: 'Internal',
  menu: 'Internal menu',
  nav: { lost: 'Money without an account', countries: 'Countries', security: 'Security log' },
  lost: {
    title: 'Money without an account',
    text: 'The bank told of money for an account nobody knows. Say which payment or order of quota it is for, or note that it was sent back. Money that does not fit an order of quota stands here too. Each decision keeps its reason.',
    state_open: 'Waiting',
    state_attributed: 'Assigned, waiting for the company',
    state_returned: 'Sent back',
    none_open: 'No money is waiting',
    none_attributed: 'No money waits for a decision of its company',
    none_returned: 'No money was sent back yet',
    at: 'Time',
    amount: 'Amount',
    movement: "Bank's number of the movement",
    decide: 'Actions',
    decided: 'Decided',
    reason: 'Reason',
    attribute: 'Attribute',
    attribute_title: 'Attribute this money',
    attribute_text:
      '%{amount} is booked with the payment or order you choose. Where it does not fit, its company decides further.',
    attribute_done: 'The money is booked',
    of_order: 'Order of quota',
    find: 'Find a payment or an order',
    find_help:
      'Number of the virtual account, billing code, or id of the payment or order. Empty: those of the same amount.',
    payments: 'Payments',
    no_payment: 'No payment or order found',
    differs: 'The amount is not what this is for. The money will wait for the company to decide.',
    return: 'Sent back',
    return_title: 'Note that it was sent back?',
    return_text: '%{amount} (movement %{movement}) must have been sent back by you at the bank. Here it is only noted.',
    return_done: 'Noted as sent back',
  },
} satisfies typeof id;
