import { rupiah } from '#domain/definition/money.ts';
import { cureOf } from '#domain/faktur/cure-kinds.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { RefusalBucket, Refusals } from '#domain/faktur/refusals-schema.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { officeCodes } from '#domain/office/codes.ts';
import type { Scope } from '#domain/scope.ts';
import { type RefusalCount, refusalCounts } from '../../../../db/repositories/faktur/refusals.ts';
import { type Deps, permit } from '../../../services/deps.ts';

/** Outgoing invoices the office or the line threw back: what may be sent again. */
export const thrownBack = {
  type: keluaran.type,
  list: keluaran.document.resource,
  statuses: fakturStatus.moves.retry.from,
} as const;

const bucketOf = ({ code, message, count, ppn, deadline }: RefusalCount): RefusalBucket => {
  const cure = cureOf(code);
  return {
    code,
    known: Object.hasOwn(officeCodes, code),
    message,
    count,
    ppn: rupiah(ppn),
    deadline,
    cure: cure ? { kind: cure.kind, atOnce: cure.atOnce, asks: cure.asks ?? null } : null,
  };
};

/** First what is cured at once, then what each document needs a word for, then the rest; the most first. */
const rank = ({ cure }: RefusalBucket): number => (cure?.atOnce ? 0 : cure ? 1 : 2);

/** What was thrown back, by cause. A message nobody knows is a cause of its own. */
export const refusals = async (deps: Deps, scope: Scope): Promise<Refusals> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const counted = await refusalCounts(scope, deps.db.read, thrownBack);
  const buckets = counted.map(bucketOf).sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  const sum = (of: readonly { readonly count: number }[]) => of.reduce((all, { count }) => all + count, 0);
  const deadlines = counted.map(({ deadline }) => deadline).filter((day) => day !== '');
  return {
    count: sum(counted),
    atOnce: sum(buckets.filter(({ cure }) => cure?.atOnce)),
    ppn: rupiah(counted.reduce((all, { ppn }) => all + ppn, 0)),
    deadline: deadlines.sort()[0] ?? '',
    buckets,
  };
};
