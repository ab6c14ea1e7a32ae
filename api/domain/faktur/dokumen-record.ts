import { isDay, periodOf } from '../definition/day.ts';
import { NO_NPWP } from '../rules/identity/npwp.ts';
import { amountsWithoutLines } from './amounts-without-lines.ts';
import type { DokumenInput } from './dokumen.ts';
import { kindOf } from './dokumen-kinds.ts';

/** With one base and no lines. Amounts in rupiah. Throws RangeError on an amount out of range. */
export const dokumenFieldsOf = (input: DokumenInput) => {
  const { abroad } = kindOf(input.documentKind);
  const npwp = abroad ? NO_NPWP : input.counterpartyNpwp;
  return {
    ...input,
    ...amountsWithoutLines(input),
    counterpartyNpwp: npwp,
    counterpartyDocument: npwp === NO_NPWP ? ('Other ID' as const) : ('TIN' as const),
    counterpartyDocumentNumber: null,
    counterpartyCountry: '',
    counterpartyEmail: null,
    counterpartyNitku: '',
    ownNitku: '',
    period: isDay(input.date) ? periodOf(input.date) : '',
  };
};
