import { isOpen } from '#domain/billing/status-queries.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import type { OutgoingSpt, SentSpt } from '../../gateways/djp/spt/port.ts';
import { coveredBy } from './cover.ts';
import { productOf } from './product-of.ts';

const KEY = 'key:';

/** The key a return was sent with, or the tax office's own reference once known. */
export const keyOf = ({ officeRef, id }: SptRecord): string =>
  officeRef?.startsWith(KEY) ? officeRef.slice(KEY.length) : id;

export const sentOf = async (scope: Scope, query: Query, spt: SptRecord): Promise<SentSpt> => {
  const { npwp: tin } = await ownCompany(scope, query);
  const of = { companyId: scope.companyId, objectId: spt.id, tin };
  return spt.officeRef && !spt.officeRef.startsWith(KEY) ? { ...of, ref: spt.officeRef } : { ...of, key: keyOf(spt) };
};

export const outgoingOf = async (scope: Scope, query: Query, spt: SptRecord, now: number): Promise<OutgoingSpt> => {
  const [{ npwp: tin }, { coverage }, billings, signees] = await Promise.all([
    ownCompany(scope, query),
    coveredBy(scope, query, spt),
    billingsOfSpt(scope, query, spt.id),
    signeesOf(scope, query, productOf(spt.type).product),
  ]);
  const signee = signees.find(({ id }) => id === spt.signeeId) ?? signees[0];
  const open = new Map(coverage.bills.flatMap(({ bill, rest }) => (rest > 0 ? [[bill.kapKjs, rest] as const] : [])));
  return {
    companyId: scope.companyId,
    objectId: spt.id,
    tin,
    type: spt.type,
    period: spt.period,
    revision: spt.revision,
    signee: { name: signee?.name ?? '', npwp: signee?.npwp ?? '' },
    amounts: spt.amounts ?? {},
    documentCount: spt.documentCount,
    bills: coverage.bills.map(({ bill }) => ({ kapKjs: bill.kapKjs, amount: rupiah(bill.amount) })),
    proofs: coverage.bills.flatMap(({ proofs }) =>
      proofs.map(({ kind, number, kapKjs, amount }) => ({ kind, number, kapKjs, amount: rupiah(amount) })),
    ),
    codes: billings.flatMap(({ code, kap, kjs, ...billing }) => {
      const kapKjs = `${kap}-${kjs}`;
      const rest = open.get(kapKjs);
      if (code === null || rest === undefined || !isOpen(billing, now)) return [];
      return rupiah(rest) === billing.amount ? [{ code, kapKjs, amount: billing.amount }] : [];
    }),
  };
};
