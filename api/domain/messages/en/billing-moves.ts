export default {
  moves: {
    enter: 'Type in the code',
    withdraw: 'Will not be made',
    save: 'Correct',
    retry: 'Try again',
    renew: 'Make anew',
    remove: 'Delete',
    pay: 'Pay',
    cancelPayment: 'Cancel payment',
    claim: 'Confirm NTPN',
    confirm: 'Confirm NTPN',
    inquire: 'Refresh status',
  },
  asks: {
    cancelPayment: {
      title: 'Cancel payment',
      text: 'The payment under way is stopped, and the ID Billing can be paid again.',
      confirm: 'Cancel payment',
    },
    remove: {
      title: 'Delete ID Billing',
      text: 'A deleted ID Billing cannot be restored. The tax office still knows its code until it expires.',
      confirm: 'Delete',
      some: 'Delete %{count}',
      some_text:
        'What is paid or being paid stays. A deleted ID Billing cannot be restored; the tax office still knows its code until it expires.',
    },
  },
  done: {
    retry: 'Code requested from the tax office again',
    renew: 'New code created',
    cancelPayment: 'Payment cancelled',
    remove: 'ID Billing deleted',
    withdraw: 'Noted as not made. You may mend or remove it.',
  },
};
