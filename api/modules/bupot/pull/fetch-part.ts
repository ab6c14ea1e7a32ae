import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { takeableVerdicts } from '#domain/bupot/pull/status-queries.ts';
import { sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import {
  type BupotPullRow,
  choosePullRows,
  insertPullRows,
  tallyPull,
} from '../../../../db/repositories/bupot/pull-rows.ts';
import { type BupotPull, lockPull } from '../../../../db/repositories/bupot/pulls.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../../documents/item-result.ts';
import type { Deps } from '../../../services/deps.ts';
import { endsAs } from './ends-as.ts';
import { type JudgedSlip, judgeSlips } from './judge-slips.ts';
import { dropLeave, leaveOf } from './leave.ts';
import { changePull, loadPull } from './load-pull.ts';
import { partOf } from './start-pull.ts';

/** So many rows to a transaction: others get in between. */
const AT_ONCE = 200;
/** After so many answers that the key is no longer good, it is not the key. */
const KEYS = 3;

/** "2025-10 25AB12CDE 000": rows lie as people read them, and the same slip told twice is one. */
const placeOf = ({ period, number, revision }: PulledSlip): string =>
  `${period} ${number} ${String(revision).padStart(3, '0')}`;

const rowOf = (
  { companyId, id }: BupotPull,
  { slip, verdict, differences, note, slipId }: JudgedSlip,
): BupotPullRow => ({
  pullId: id,
  place: placeOf(slip),
  companyId,
  number: slip.number,
  ...{ slip, verdict, differences, note, slipId },
  tax: sen(slip.tax),
  status: 'OPEN',
  message: null,
});

/** Nothing but what was asked for, and each slip once, whatever the office sends. */
const asAsked = (slips: readonly PulledSlip[], asked: ReturnType<typeof partOf>): PulledSlip[] => {
  const wanted = slips.filter((slip) =>
    'period' in asked ? slip.period === asked.period : asked.numbers.includes(slip.number),
  );
  return [...new Map(wanted.map((slip) => [placeOf(slip), slip])).values()];
};

const keep = async (deps: Deps, scope: Scope, pull: BupotPull, slips: readonly PulledSlip[]): Promise<void> => {
  for (let at = 0; at < slips.length; at += AT_ONCE)
    await deps.db.transact(async (tx) => {
      const judged = await judgeSlips(deps, scope, tx.db, slips.slice(at, at + AT_ONCE));
      await insertPullRows(
        tx,
        scope,
        pull.id,
        judged.map((one) => rowOf(pull, one)),
      );
    });
};

type Asked = { readonly pullId: string; readonly refId: string; readonly attempts: number };

const turnedDown = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { code, message }: { code: string; message: string },
): Promise<ItemResult> => {
  await deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, id);
    if (read) await changePull(tx, deps, scope, read, { message });
  });
  return failed(code, message);
};

/** One question of a pull to the office, its answer kept as rows. May run again: what is kept already stays. */
export const fetchPart = async (deps: Deps, scope: Scope, { pullId, refId, attempts }: Asked): Promise<ItemResult> => {
  const pull = await loadPull(deps, scope, pullId);
  const unreachable = retryLater(
    backoff(attempts),
    'unreachable',
    say(scope.locale, 'bupot.server.office_unreachable'),
  );
  const leave = await leaveOf(deps, scope);
  if (leave.kind === 'unreachable') return unreachable;
  if (leave.kind === 'refused') return turnedDown(deps, scope, pullId, leave);
  const { npwp } = await ownCompany(scope, deps.db.read);
  const part = partOf(pull.asked, refId);
  const answer = await deps.bupotOffice.pull({
    companyId: scope.companyId,
    tin: npwp,
    authKey: leave.value.authKey,
    ...part,
  });
  if (answer.kind === 'unreachable') return unreachable;
  if (answer.kind === 'refused') {
    dropLeave(deps, scope);
    return answer.code === 'AUTH_KEY_INVALID' && attempts < KEYS
      ? retryLater(0, answer.code, answer.message)
      : turnedDown(deps, scope, pullId, answer);
  }
  const slips = asAsked(answer.value, part);
  await keep(deps, scope, pull, slips);
  return { status: 'DONE', message: say(scope.locale, 'bupotPull.part.found', { n: slips.length }) };
};

/** After the last question: to be chosen from, or, of a migration, on to taking everything that is new. */
export const endFetch = async (deps: Deps, scope: Scope, pullId: string): Promise<Record<string, unknown>> =>
  deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, pullId);
    if (!read || read.status === 'TAKING') return { pullId };
    const chosen =
      read.way === 'migrate' ? await choosePullRows(tx, scope, pullId, { verdicts: ['NEW'] }, takeableVerdicts) : 0;
    if (chosen > 0) {
      const payload = { pullId, lockReason: null };
      const jobId = await enqueue(tx, scope, deps.now(), { kind: 'bupot.take', payload });
      await changePull(tx, deps, scope, read, { status: 'TAKING', jobId });
      return { pullId };
    }
    const status = endsAs(await tallyPull(scope, tx.db, pullId), read.message !== null);
    await changePull(tx, deps, scope, read, { status, finishedAt: deps.now() });
    return { pullId };
  });
