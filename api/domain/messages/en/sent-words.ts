export default {
  status: {
    DRAFT: 'Draft',
    IN_PROGRESS: 'In progress',
    SIGNING_IN_PROGRESS: 'Being signed',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    SAVED_INVALID: 'Saved, invalid',
    FAILED: 'Failed',
    CANCELED: 'Cancelled',
  },
  moves: {
    upload: 'Upload',
    retry: 'Send again',
    save: 'Edit',
    changeSignee: 'Change signer',
    inquire: 'Refresh status',
    remove: 'Delete',
  },
  happened: {
    passLock: 'Sent after the return was filed, with a reason',
    changeSignee: 'Signer changed',
    upload: 'Sent to the tax office',
    retry: 'Sent to the tax office again',
    signing: 'Being signed',
    reject: 'Rejected by the tax office',
    saveInvalid: 'Saved as invalid',
    fail: 'Sending failed',
    inquire: 'Status asked for',
    cancel: 'Cancelled',
    canceledByOffice: 'Cancelled at the tax office',
  },
  server: {
    office_unreachable: 'The tax office cannot be reached.',
    office_waiting: 'Waiting for the tax office',
  },
};

/** By the name of the type for many and for one. */
export const sentJobs = (many: string, one: string) => ({
  cure: `Mend and send %{total} ${many} again`,
  upload: `Upload %{total} ${many}`,
  inquire: `Refresh the status of %{total} ${many}`,
  cancel: `Cancel ${one}`,
  remove: `Delete %{total} drafts of ${many}`,
  export: `Export %{format} of %{total} ${many}`,
});
