import type id from '../id/records.ts';

export default {
  search: 'Search',
  all: 'All',
  none_found: 'Nothing matches this search.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  keep: 'Keep it',
  reason: 'Reason for the change',
  read_only: 'You can see this. Changing it needs another permission.',
  more: { label: 'More', export: 'Export as CSV', import: 'Import from a file', removed: 'Removed records' },
  history: 'Earlier versions',
  no_history: 'No changes yet.',
  bring_back: 'Bring back',
  none_removed: 'Nothing was removed.',
  import: {
    how: 'Upload XLSX or CSV. The first row has the headings: %{headings}. All rows are saved, or none.',
    file: 'Choose a file',
    send: 'Import',
    row: 'Row %{row}',
    refused: 'No row was saved. Correct the file and upload it again.',
    done: '%{smart_count} record added |||| %{smart_count} records added',
    unread: 'This file cannot be read. Use XLSX or CSV.',
    no_rows: 'This file has no rows under headings that are known.',
    too_many: 'This file has more than 500 rows.',
  },
} satisfies typeof id;
