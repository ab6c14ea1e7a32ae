export default {
  moves: {
    fill: 'Fill in',
    post: 'Post return',
    retry: 'Post again',
    validate: 'Validate return',
    prove: 'Enter proof of payment',
    file: 'File return',
    pay: 'Pay',
    cancelWaiting: 'Take back to draft',
    remove: 'Delete return',
    amend: 'Make a correction',
    inquire: 'Check status',
  },
  asks: {
    cancelWaiting: {
      title: 'Take back to draft',
      text: 'The billing code of this return is no longer valid, and the return can be posted again.',
      confirm: 'Take back',
    },
    remove: {
      title: 'Delete return',
      text: 'A deleted return cannot be restored. Its documents remain and are free to be posted again.',
      confirm: 'Delete',
      some: 'Delete %{count} returns',
    },
  },
  done: {
    post: 'Posting started',
    retry: 'Posting started',
    validate: 'Check started',
    cancelWaiting: 'Return taken back to a draft',
    remove: 'Return deleted',
    inquire: 'Status refreshed',
  },
};
