export default {
  moves: {
    issue: 'Issue',
    save: 'Edit',
    correct: 'Correct',
    inquire: 'Refresh status',
    submit: 'Send to the tax office',
    changeSignee: 'Change signer',
    cancel: 'Cancel the slip',
    remove: 'Delete',
  },
  asks: {
    correct: {
      title: 'Correct the slip',
      text: 'A draft correction is made from what it says now. This slip stays in force until its correction is issued.',
      confirm: 'Make a correction',
    },
    cancel: {
      title: 'Cancel the slip',
      text: 'The tax office is asked to cancel it. Once it agrees, this slip is not counted any more.',
      confirm: 'Ask to cancel',
    },
    remove: {
      title: 'Delete the slip',
      text: 'A deleted slip cannot be restored.',
      confirm: 'Delete',
      some: 'Delete %{count}',
    },
  },
  done: {
    issue: 'Issuing has begun',
    correct: 'Draft correction made',
    inquire: 'The status is being refreshed',
    submit: 'Sending to the tax office has begun',
    cancel: 'Cancellation asked for',
    remove: 'Slip deleted',
  },
};
