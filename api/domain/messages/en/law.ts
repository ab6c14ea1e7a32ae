import type id from '../id/law.ts';

export default {
  in_force: 'A row in force is not removed. Fill in “In force until” to close it, or correct it with a reason.',
  ends_before: 'Ends before it begins.',
  first_of_year: 'PTKP is in force from 1 January.',
  rate_range: 'Write percent such as 10, 7.5 or 5-15.',
  first_of_month: 'Enter the first day of the month.',
  filed: '%{count} issued slips use this row: %{documents}. Close it after their last tax period, then add a new row.',
  compared_before: 'The table changed after the file was compared. Compare it again.',
  import: {
    title: 'Import from a file',
    how: 'Upload an XLSX or CSV. The first row has the headings: %{headings}. Rows that are not in the file stay as they are.',
    compare: 'Compare',
    differs: 'Differences from the table',
    none: 'The file is the same as the table.',
    counts: '%{add} new rows, %{change} changed, %{same} the same',
    add: 'New',
    change: 'Changed',
    row: 'Row %{row}',
    apply: 'Apply',
    done: '%{smart_count} row saved |||| %{smart_count} rows saved',
  },
} satisfies typeof id;
