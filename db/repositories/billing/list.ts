import { getTableColumns } from 'drizzle-orm';
import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import type { BillingStatus, NtpnStatus } from '#domain/billing/status.ts';
import { billings, ntpns } from '../../tables.ts';
import { listOf } from '../list-of.ts';
import { billingAtoms, billingsWhere, ntpnAtoms, ntpnsWhere } from './filter.ts';
import { toBilling, toNtpn } from './rows.ts';

/** The lists whose revisions every change of a billing or of a receipt bumps. */
export const BILLING_LIST = 'ebilling';
export const NTPN_LIST = 'ebilling/ntpn';

const { searchText: _b, ...billingColumns } = getTableColumns(billings);
const { searchText: _n, ...ntpnColumns } = getTableColumns(ntpns);

export const billingList = listOf({
  list: BILLING_LIST,
  table: billings,
  columns: billingColumns,
  company: billings.companyId,
  status: billings.status,
  sortBy: {
    id: billings.id,
    createdAt: billings.createdAt,
    code: billings.code,
    status: billings.status,
    periodFrom: billings.periodFrom,
    amount: billings.amount,
    expiresAt: billings.expiresAt,
  },
  nullable: new Set(['code', 'expiresAt']),
  sums: { amount: billings.amount },
  // What never got a code is no debt.
  notSummed: ['FAILED'] satisfies BillingStatus[] as BillingStatus[],
  where: billingsWhere,
  atoms: (filter: BillingFilter, today) => billingAtoms(filter, today),
  toRecord: toBilling,
  shown: { columns: billingColumns, toItem: toBilling },
  walk: { by: billings.createdAt, before: -1 },
});

export const ntpnList = listOf({
  list: NTPN_LIST,
  table: ntpns,
  columns: ntpnColumns,
  company: ntpns.companyId,
  status: ntpns.status,
  sortBy: {
    id: ntpns.id,
    paidAt: ntpns.paidAt,
    ntpn: ntpns.ntpn,
    status: ntpns.status,
    periodFrom: ntpns.periodFrom,
    amount: ntpns.amount,
  },
  nullable: new Set<string>(),
  sums: { amount: ntpns.amount },
  notSummed: ['FAILED'] satisfies NtpnStatus[] as NtpnStatus[],
  where: ntpnsWhere,
  atoms: (filter: NtpnFilter) => ntpnAtoms(filter),
  toRecord: toNtpn,
  shown: { columns: ntpnColumns, toItem: toNtpn },
  walk: { by: ntpns.paidAt, before: -1 },
});
