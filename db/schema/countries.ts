import { country } from '#domain/records/country.ts';
import { columns as c } from '../dialect/columns.ts';
import { recordColumns } from './record-table.ts';

export const countries = c.table('countries', recordColumns(country), (t) => [
  c.uniqueIndex('countries_code').on(t.code),
]);
