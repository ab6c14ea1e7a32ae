import type { PulledRetur } from '#domain/faktur/pull/pulled-retur.ts';
import type { ReturKeluaranFilter, ReturKeluaranRow } from '#domain/faktur/retur-keluaran.ts';
import { returOutAllows } from '#domain/faktur/retur-status.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { enqueue, type NewJob } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import type { BulkAnswer } from '../../../documents/bulk-job.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../../documents/item-result.ts';
import { periodsBetween, refuseSpan } from '../../../documents/pull/start-pull.ts';
import type { Answer } from '../../../gateways/answer.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { refuseWithoutLine } from '../masukan/pull/family.ts';
import { returKeluaranFamily } from './family.ts';
import { takeReturned } from './take-returned.ts';

type FetchReturned = (who: { companyId: string; tin: string }) => Promise<Answer<readonly PulledRetur[]>>;

const asking = async (deps: Deps, scope: Scope, attempts: number, ask: FetchReturned): Promise<ItemResult> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const answer = await ask({ companyId: scope.companyId, tin });
  if (answer.kind === 'unreachable')
    return retryLater(backoff(attempts), 'unreachable', say(scope.locale, 'faktur.server.office_unreachable'));
  if (answer.kind === 'refused') return failed(answer.code, answer.message);
  const { came, changed } = await deps.db.transact((tx) => takeReturned(tx, deps, scope, answer.value));
  return { status: 'DONE', message: say(scope.locale, 'returOut.notice', { came, changed }) };
};

type Span = { readonly from: string; readonly to: string };

const askFor = async (
  deps: Deps,
  scope: Scope,
  { from, to }: Span,
  how: Pick<NewJob, 'uniqueKey' | 'visible'> = {},
): Promise<{ jobId: string }> => {
  refuseWithoutLine(deps);
  refuseSpan(deps, { from, to });
  const items = periodsBetween(from, to).map((period) => ({
    refId: period,
    label: formatLongPeriod(period, scope.locale),
  }));
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind: 'retur-out.pull', payload: {}, items, ...how }),
  );
  return { jobId };
};

/** One job with one item per masa (YYYY-MM). */
export const pullReturned = async (deps: Deps, scope: Scope, span: Span): Promise<{ jobId: string }> => {
  permit(scope, returKeluaranFamily.access.write);
  return askFor(deps, scope, span);
};

const HOUR_MS = 3_600_000;

/** Hidden from the job list, at most once an hour. */
export const pullReturnedByClock = (deps: Deps, scope: Scope, span: Span): Promise<{ jobId: string }> =>
  askFor(deps, scope, span, {
    uniqueKey: `retur-out.pull:${scope.companyId}:${Math.floor(deps.now() / HOUR_MS)}`,
    visible: false,
  });

export const pullReturnedItem = (deps: Deps, scope: Scope, period: string, attempts: number): Promise<ItemResult> =>
  asking(deps, scope, attempts, (who) => deps.djp.retur.pullReturned({ ...who, period }));

/** Buyers may have withdrawn them, or someone answered in the portal. */
export const refreshReturned = async (
  deps: Deps,
  scope: Scope,
  selection: SelectionOf<ReturKeluaranFilter>,
): Promise<BulkAnswer> => {
  refuseWithoutLine(deps);
  return returKeluaranFamily.bulkJob(deps, scope, selection, { action: 'inquire', kind: 'retur-out.inquire' });
};

const stillOpen = (row: ReturKeluaranRow | undefined): row is ReturKeluaranRow & { number: string } =>
  row !== undefined && row.number !== null && returOutAllows('inquire', row);

export const refreshReturnedItem = async (
  deps: Deps,
  scope: Scope,
  id: string,
  attempts: number,
): Promise<ItemResult> => {
  const row = await returKeluaranFamily.find(scope, deps.db.read, id);
  if (!stillOpen(row)) return { status: 'DONE' };
  const returs = [{ number: row.number, buyer: row.counterpartyNpwp }];
  return asking(deps, scope, attempts, (who) => deps.djp.retur.pullReturned({ ...who, returs }));
};
