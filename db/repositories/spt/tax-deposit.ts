import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Sen, sen, total } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { usedElsewhere } from '#domain/spt/deposit-use.ts';
import { DEPOSIT, type Filling } from '#domain/spt/tax-deposit.ts';
import type { Query } from '../../database.ts';
import { ntpns, sptProofs } from '../../tables.ts';
import { usesOf } from './deposit-uses.ts';

type Taken = { readonly amounts: Sen[]; readonly last: number };

/** By the id of the receipt, and the number of the newest transfer ("NTPN-3"). */
const takenOf = async (scope: Scope, query: Query): Promise<ReadonlyMap<string, Taken>> => {
  const rows = await query
    .select({ ntpnId: sptProofs.ntpnId, number: sptProofs.number, amount: sptProofs.amount })
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.kind, 'PBK'), isNotNull(sptProofs.ntpnId)));
  const taken = new Map<string, Taken>();
  for (const { ntpnId, number, amount } of rows) {
    const before = taken.get(ntpnId ?? '');
    const last = Math.max(before?.last ?? 0, Number(number.split('-').at(-1)));
    taken.set(ntpnId ?? '', { amounts: [...(before?.amounts ?? []), sen(amount)], last });
  }
  return taken;
};

/** Oldest first, with the amount that returns and other uses have left. */
export const depositFillings = async (scope: Scope, query: Query): Promise<Filling[]> => {
  const rows = await query
    .select({ id: ntpns.id, number: ntpns.ntpn, amount: ntpns.amount, paidAt: ntpns.paidAt })
    .from(ntpns)
    .where(
      and(
        ...[eq(ntpns.companyId, scope.companyId), eq(ntpns.status, 'COMPLETED')],
        ...[eq(ntpns.kap, DEPOSIT.kap), eq(ntpns.kjs, DEPOSIT.kjs)],
      ),
    )
    .orderBy(asc(ntpns.paidAt), asc(ntpns.id));
  if (rows.length === 0) return [];
  const [taken, uses] = await Promise.all([takenOf(scope, query), usesOf(scope, query)]);
  const fillings = rows.map(({ id, number, amount, paidAt }) => {
    const { amounts = [], last = 0 } = taken.get(id) ?? {};
    return { ntpnId: id, number, date: jakartaDay(paidAt), left: sen(amount) - total(amounts), transfers: last };
  });
  return usedElsewhere(fillings, uses);
};
