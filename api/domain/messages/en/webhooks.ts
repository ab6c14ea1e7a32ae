import type id from '../id/webhooks.ts';

export default {
  refused: 'The address must be https:// on the internet, not this machine or a private network.',
  log: 'Requests',
  secret: 'Signing secret:',
  test: 'Send a test',
  refresh: 'Reload',
  replay: 'Send again',
  none: 'No requests yet.',
  attempts: '%{smart_count} attempt, last response: %{why} |||| %{smart_count} attempts, last response: %{why}',
  status: { WAITING: 'Waiting', DONE: 'Sent', FAILED: 'Failed' },
  error: {
    refused: 'address refused',
    unreachable: 'not reached',
    off: 'the webhook is off',
  },
} satisfies typeof id;
