import { text } from '../definition/field.ts';
import { someOf } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';
import { permissions } from '../permissions.ts';

/** A role a company made itself: a name, and the keys whoever has it holds. It may hold none. */
export const ownRole = plainRecord({
  resource: 'roles',
  fields: { name: text(60), keys: someOf(permissions) },
  sorts: ['name'],
  usual: ['name', 'ASC'],
  search: ['name'],
  equal: [],
});
