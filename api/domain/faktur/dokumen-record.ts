import { isDay, periodOf } from '../definition/day.ts';
import { rupiah, sen } from '../definition/money.ts';
import { NO_NPWP } from '../rules/identity/npwp.ts';
import type { DokumenInput } from './dokumen.ts';
import { kindOf } from './dokumen-kinds.ts';

/**
 * Maps another document to the fields common to all VAT documents: it has no lines and only one base. Amounts in
 * rupiah. Throws RangeError on an amount out of range.
 */
export const dokumenFieldsOf = (input: DokumenInput) => {
  const { abroad } = kindOf(input.documentKind);
  const npwp = abroad ? NO_NPWP : input.counterpartyNpwp;
  const [dpp, ppn, ppnbm] = [input.dpp, input.ppn, input.ppnbm].map((one) => rupiah(sen(one))) as [
    string,
    string,
    string,
  ];
  return {
    ...input,
    dpp,
    ppn,
    ppnbm,
    gross: dpp,
    contractDpp: dpp,
    otherDpp: dpp,
    discount: rupiah(0),
    counterpartyNpwp: npwp,
    counterpartyDocument: npwp === NO_NPWP ? ('Other ID' as const) : ('TIN' as const),
    counterpartyDocumentNumber: null,
    counterpartyCountry: '',
    counterpartyEmail: null,
    counterpartyNitku: '',
    ownNitku: '',
    lines: [],
    period: isDay(input.date) ? periodOf(input.date) : '',
  };
};
