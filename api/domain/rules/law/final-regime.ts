import { day, oneOf, tableRows, text, whole } from '../../definition/table.ts';
import { lawOf } from '../../law-rows.ts';
import { finalRegime } from '../../records/law/final-regime.ts';
import termTable from './final-regime.table.json' with { type: 'json' };

/** Years announced in October 2025 for cooperatives and one-person companies were not found in force. */
export const finalRegimeLaw = lawOf(finalRegime, () =>
  tableRows(termTable, { body: oneOf(finalRegime.fields.body.codes ?? []), years: whole, from: day, source: text }).map(
    ({ from: validFrom, ...row }) => ({ ...row, validFrom, validUntil: null }),
  ),
);
