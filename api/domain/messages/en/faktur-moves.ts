/** What a person may ask for, what is asked first, and what is said once it is done. */
export default {
  moves: {
    save: 'Edit',
    upload: 'Upload to the tax office',
    retry: 'Try again',
    changeSignee: 'Change signer',
    remove: 'Delete draft',
    substitute: 'Make a substitute',
    cancel: 'Cancel invoice',
    revoke: 'Stop the process',
    confirmCancel: 'Confirm cancellation',
    cancelSubstitute: 'Cancel substitute',
    confirmSubstitute: 'Confirm replacement',
    inquire: 'Refresh status',
  },
  asks: {
    confirmSubstitute: {
      title: 'Confirm replacement',
      text: 'Continue only once the buyer has agreed. The original invoice becomes Replaced.',
      confirm: 'Confirm',
    },
    confirmCancel: {
      title: 'Confirm cancellation',
      text: 'Continue only once the buyer has agreed. The invoice becomes Cancelled and no longer counts.',
      confirm: 'Confirm cancellation',
    },
    revoke: {
      title: 'Stop the process',
      text: 'The cancellation will be stopped and the invoice stays as it was.',
      confirm: 'Stop the cancellation',
    },
    cancelSubstitute: {
      title: 'Cancel the Substitute of an Outgoing Invoice',
      text: 'Are you sure you want to cancel the substitute of this invoice?',
      confirm: 'Cancel substitute',
    },
    cancel: {
      title: 'Cancel an Outgoing Invoice',
      text: 'The number of a cancelled invoice cannot be used again. While the buyer has not decided whether to credit it, the cancellation takes effect at once. A buyer who has credited it or marked it not credited must agree first, also when it is moved back to Approved after this request.',
      confirm: 'Cancel invoice',
    },
    remove: {
      title: 'Delete draft',
      text: 'A deleted draft cannot be restored.',
      confirm: 'Delete',
      some: 'Delete %{count} drafts',
    },
  },
  done: {
    upload: 'The invoice is being sent to the tax office',
    retry: 'The invoice is being sent to the tax office',
    confirmSubstitute: 'The request has been processed',
    confirmCancel: 'The request has been processed',
    inquire: 'The status is being refreshed',
    revoke: 'The request has been processed',
    cancelSubstitute: 'The request has been processed',
    cancel: 'The request has been processed',
    remove: 'Draft deleted',
  },
};
