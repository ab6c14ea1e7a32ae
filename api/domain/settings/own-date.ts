import { day, text } from '../definition/field.ts';
import { optional } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';

/** A date a company adds to its calendar besides the legal ones. */
export const ownDate = plainRecord({
  resource: 'own-dates',
  fields: { date: day(), title: text(150), note: optional(text(500)) },
  sorts: ['date', 'title'],
  usual: ['date', 'DESC'],
  search: ['title', 'note'],
  equal: [],
});
