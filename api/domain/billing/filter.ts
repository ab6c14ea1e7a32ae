import { z } from 'zod';
import {
  amount,
  byIds,
  choices,
  day,
  days,
  type FilterOf,
  type Filters,
  idOf,
  oneOf,
  period,
  search,
  text,
  yesNo,
} from '../definition/filter.ts';
import { type BillingStatus, billingStatus, type NtpnStatus, ntpnStatus } from './status.ts';
import { billingOrigins } from './stored.ts';

const kap = z.string().regex(/^\d{6}$/);
const kjs = z.string().regex(/^\d{3}$/);

export const billingFilters = {
  q: search(),
  period: period({ place: 'bar' }),
  status: choices(Object.keys(billingStatus.states) as BillingStatus[], {
    column: 'status',
    place: 'bar',
    options: 'billing.status',
  }),
  kap: oneOf(kap, { column: 'kap', place: 'drawer' }),
  kjs: oneOf(kjs, { column: 'kjs', place: 'drawer' }),
  /** Days until the code expires, for codes still payable. */
  expiresWithin: days({ place: 'drawer' }),
  createdBy: text({ column: 'createdBy', place: 'drawer' }),
  periodFrom: period({ column: 'periodFrom', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'periodTo', by: 'to', place: 'drawer' }),
  amountMin: amount({ column: 'amount', by: 'from' }),
  amountMax: amount({ column: 'amount', by: 'to' }),
  origin: choices(billingOrigins, { column: 'origin', place: 'drawer', options: 'billingScreen.origin' }),
  importId: idOf({ column: 'importId', place: 'link' }),
  ...byIds,
} satisfies Filters;
export type BillingFilter = FilterOf<typeof billingFilters>;

export const ntpnFilters = {
  q: search('ntpn_q'),
  status: choices(Object.keys(ntpnStatus.states) as NtpnStatus[], {
    column: 'status',
    place: 'bar',
    options: 'billing.ntpn.status',
  }),
  used: yesNo({ place: 'drawer', options: ['billingScreen.ntpn.is_used', 'billingScreen.ntpn.not_used'] }),
  paidFrom: day({ column: 'paidAt', by: 'from', moment: true, place: 'drawer' }),
  paidTo: day({ column: 'paidAt', by: 'to', moment: true, place: 'drawer' }),
  periodFrom: period({ column: 'periodFrom', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'periodTo', by: 'to', place: 'drawer' }),
  kap: oneOf(kap, { column: 'kap', place: 'drawer' }),
  kjs: oneOf(kjs, { column: 'kjs', place: 'drawer' }),
  amountMin: amount({ column: 'amount', by: 'from' }),
  amountMax: amount({ column: 'amount', by: 'to' }),
  ...byIds,
} satisfies Filters;
export type NtpnFilter = FilterOf<typeof ntpnFilters>;

export type BillingSelection = { readonly ids: readonly string[] } | { readonly filter: BillingFilter };
