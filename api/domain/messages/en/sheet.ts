import type id from '../id/sheet.ts';

export default {
  no_option: 'No option is called "%{typed}"',
  remove_row: 'Remove row',
  error: 'Error',
  warning: 'Warning',
  edit: 'edit',
  fill_down: 'fill down',
  computed: 'Grey columns are computed',
} satisfies typeof id;
