import type id from '../id/problem.ts';

export default {
  bad_request: 'The request could not be read.',
  unauthenticated: 'Your session has ended. Please sign in again.',
  forbidden: 'You have no access to this feature',
  role_owner_required: 'This page is only for the company’s Owner.',
  csrf: 'The request was refused for safety. Reload the page and try again.',
  not_found: 'Not found.',
  conflict: 'The request contradicts existing data.',
  wrong_status: 'This action is not possible in status %{status}.',
  stale: 'Changed by %{by} at %{at}.',
  key_reused: 'The request key was already used for different content.',
  too_large: 'Larger than the limit of %{limit}.',
  unsupported_file: 'This kind of file is not supported.',
  invalid: 'Please check the marked fields.',
  intercepted: 'Something has to be completed before you go on.',
  too_many: 'Too many attempts. Try again in %{seconds} seconds.',
  unavailable: 'The service is not available. Try again shortly.',
  unexpected: 'Something went wrong. Please try again or contact your administrator',
  field: {
    required: 'Required',
    unknown: 'Unknown field',
    type: 'Wrong kind of value',
    max: 'At most %{max} characters',
    choice: 'Choose one from the list',
    format: 'Wrong format, for example %{example}',
  },
} satisfies typeof id;
