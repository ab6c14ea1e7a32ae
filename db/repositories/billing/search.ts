import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { billings, ntpns } from '../../tables.ts';
import { ntpnByNumber } from '../payment/clock.ts';
import { searchNewest } from '../words.ts';
import { billingByCode, billingsById, ntpnsById } from './billing.ts';

const first = <T extends { readonly id: string }>(exact: T | undefined, found: readonly T[], limit: number): T[] =>
  (exact ? [exact, ...found.filter(({ id }) => id !== exact.id)] : [...found]).slice(0, limit);

export const searchBillings = async (scope: Scope, read: Query, q: string, limit: number): Promise<Billing[]> => {
  const { id, companyId: company, createdAt: by, searchText } = billings;
  const [exact, ids] = await Promise.all([
    billingByCode(scope, read, q.replace(/[\s.-]/g, '')),
    searchNewest(scope, read, { table: billings, id, company, by, searchText }, { q, limit }),
  ]);
  return first(exact, await billingsById(scope, read, ids), limit);
};

export const searchNtpns = async (scope: Scope, read: Query, q: string, limit: number): Promise<NtpnRecord[]> => {
  const { id, companyId: company, paidAt: by, searchText } = ntpns;
  const [exact, ids] = await Promise.all([
    ntpnByNumber(scope, read, q.replace(/[\s.-]/g, '').toUpperCase()),
    searchNewest(scope, read, { table: ntpns, id, company, by, searchText }, { q, limit }),
  ]);
  return first(exact, await ntpnsById(scope, read, ids), limit);
};
