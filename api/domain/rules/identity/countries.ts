import { tableRows, text } from '../../definition/table.ts';
import countryTable from './countries.table.json' with { type: 'json' };

/** Names of countries (Unicode CLDR) by ISO 3166 alpha-3. Loaded only where a country is chosen. */
export const countries = tableRows(countryTable, { code: text, id: text, en: text });
