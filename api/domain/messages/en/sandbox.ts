import type id from '../id/sandbox.ts';

export default {
  title: 'Sandbox',
  lead: 'Try programs in a sandbox company: only connected to simulators, without cost of quota, and emptied whenever you like.',
  add: 'Add a sandbox',
  added: 'The sandbox was added. Choose it in the list of companies.',
  reset: 'Empty the sandbox',
  reset_text: 'All documents, imports and jobs of this sandbox are removed. People, keys and settings stay.',
  was_reset: 'The sandbox was emptied',
  too_many: 'You have %{most} sandboxes already.',
  fault: 'Fault of the simulators',
  faults: { none: 'None', unreachable: 'Cannot be reached', lost: 'Responses are lost' },
  limit: 'Requests a minute',
  limit_helper: 'Empty: no limit.',
  save_faults: 'Save the fault',
  faults_saved: 'Fault of the simulators saved',
} satisfies typeof id;
