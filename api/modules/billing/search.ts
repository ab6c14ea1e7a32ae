import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { formatBillingCode } from '#domain/billing/number.ts';
import { pairCode } from '#domain/billing/pairs.ts';
import { formatRupiah, formatSpan } from '#domain/text/format.ts';
import { searchBillings, searchNtpns } from '../../../db/repositories/billing/search.ts';
import { EACH, type Search } from '../../services/search/search.ts';

type Tax = Parameters<typeof pairCode>[0] & { taxName: string; periodFrom: string; periodTo: string; amount: string };
const taxWords = (of: Tax): string =>
  [formatRupiah(of.amount), formatSpan(of.periodFrom, of.periodTo), `${pairCode(of)} ${of.taxName}`].join(' · ');

export const billingSearch: Search = {
  by: idBilling.access.view,
  find: async (scope, read, q) =>
    (await searchBillings(scope, read, q, EACH)).map((row) => ({
      type: 'billing',
      id: row.id,
      title: row.code ? formatBillingCode(row.code) : row.taxName,
      subtitle: taxWords(row),
      link: `/main/ebilling/id_billing#${row.id}`,
    })),
};

export const ntpnSearch: Search = {
  by: ntpn.access.view,
  find: async (scope, read, q) =>
    (await searchNtpns(scope, read, q, EACH)).map((row) => ({
      type: 'ntpn',
      id: row.id,
      title: row.ntpn,
      subtitle: taxWords(row),
      link: `/main/ebilling/ntpn#${row.id}`,
    })),
};
