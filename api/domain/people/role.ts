import { text } from '../definition/field.ts';
import { someOf } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';
import { permissions } from '../permissions.ts';

/** A role defined by a company: a name and its permissions, possibly none. */
export const ownRole = plainRecord({
  resource: 'roles',
  fields: { name: text(60), keys: someOf(permissions) },
  sorts: ['name'],
  usual: ['name', 'ASC'],
  search: ['name'],
  equal: [],
});
