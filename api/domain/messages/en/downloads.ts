/** Files people had made to take home. */
export default {
  title: 'Downloads',
  lead: 'Files made in this company. Each is kept for seven days, and can be made again after that.',
  column: {
    file: 'File',
    by: 'Made by',
    at: 'Time',
    size: 'Size',
    until: 'Kept until',
    status: 'Status',
    act: 'Action',
  },
  history: 'Download history',
  only: 'Of one list only.',
  all: 'Show all',
  take: 'Download',
  again: 'Make again',
  gone: 'No longer kept',
  none: 'No downloads yet',
  none_text: 'Exports and downloads of many documents show up here, whichever list they come from.',
  failed: 'The downloads could not be read',
  begun: 'The file is being made again.',
};
