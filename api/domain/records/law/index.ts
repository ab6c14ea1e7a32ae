import type { LawTable } from '../../definition/law-table.ts';
import { errorCode } from './error-code.ts';
import { filingCode } from './filing-code.ts';
import { finalRegime } from './final-regime.ts';
import { holiday } from './holiday.ts';
import { interest } from './interest.ts';
import { klu } from './klu.ts';
import { kpp } from './kpp.ts';
import { namedLists } from './lists.ts';
import { ptkpTable } from './ptkp.ts';
import { taxCode } from './tax-code.ts';
import { treaty } from './treaty.ts';

/** In the order of the menu. */
export const lawTables: readonly LawTable[] = [
  taxCode,
  holiday,
  interest,
  finalRegime,
  ptkpTable,
  treaty,
  kpp,
  klu,
  errorCode,
  filingCode,
  ...Object.values(namedLists),
];
