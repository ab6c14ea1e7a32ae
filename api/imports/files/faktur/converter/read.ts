import { twoSheets } from '../../converter/two-sheets.ts';
import { fakturCells, fakturLimits } from '../fields.ts';
import { synonyms } from '../synonyms.ts';
import { detailColumns, fakturColumns, SELLER_LABEL } from './columns.ts';

export const fakturConverter = twoSheets({
  head: fakturColumns,
  detail: detailColumns,
  owner: SELLER_LABEL,
  cells: fakturCells,
  limits: fakturLimits,
  blamed: 'date',
  synonyms,
});
