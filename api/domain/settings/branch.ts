import { digits, text } from '../definition/field.ts';
import { optional } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';

/** A place of business: the head office or a branch, identified by its NITKU. */
export const branch = plainRecord({
  resource: 'branches',
  fields: { nitku: digits(22), name: text(255), address: text(500), region: optional(text(13)) },
  sorts: ['nitku', 'name'],
  usual: ['nitku', 'ASC'],
  search: ['nitku', 'name', 'address'],
  equal: [],
});
