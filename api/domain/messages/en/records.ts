import type id from '../id/records.ts';

export default {
  search: 'Search',
  all: 'All',
  none_found: 'Nothing matches this search.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  keep: 'Keep it',
  read_only: 'You can see this. Changing it needs another permission.',
} satisfies typeof id;
