import { returnOf } from '#domain/bupot/kinds.ts';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { appendHistory } from '../../../../db/repositories/history.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import type { PullRowFilter } from '../../../../db/repositories/pull-rows.ts';
import { announceReturns, markReturnsStale } from '../../../documents/in-force.ts';
import { closedPeriods } from '../../../documents/period-lock.ts';
import type { JudgedDocument, PullFamily, PullPart, Writing } from '../../../documents/pull/family.ts';
import { viewPull, viewPullRows } from '../../../documents/pull/load-pull.ts';
import { remembered } from '../../../documents/remembered.ts';
import type { Deps } from '../../../services/deps.ts';
import { aroundOf } from '../compose-bupot.ts';
import { refuseWithout } from '../family.ts';
import { announce } from '../move-bupots.ts';
import { writeReceived } from '../received/from-pull.ts';
import { judgeSlips } from './judge-slips.ts';
import { askLeave, dropLeave, leaveOf } from './leave.ts';
import { type Taken, writeTaken } from './write-taken.ts';

type Slip = JudgedDocument<PulledSlip, Bupot>;

const ask = async (deps: Deps, scope: Scope, part: PullPart) => {
  const leave = await leaveOf(deps, scope);
  if (leave.kind !== 'done') return leave;
  const { npwp } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, tin: npwp, authKey: leave.value.authKey, ...part };
  const answer = await deps.bupotOffice.pull(query);
  if (answer.kind === 'refused') dropLeave(deps, scope);
  return answer;
};

const placesOf = ({ theirs, ours }: Slip): { kind: PulledSlip['kind']; period: string }[] =>
  [theirs, ...(ours ? [ours] : [])].map(({ kind, period }) => ({ kind, period }));

const isAboutUs = ({ verdict }: Pick<Slip, 'verdict'>): boolean => verdict === 'ABOUT_US';

const writeOwn = async (given: Writing, chosen: readonly Slip[]): Promise<string[]> => {
  if (chosen.length === 0) return [];
  const { tx, deps, scope } = given;
  const writing = { ...given, around: await aroundOf(deps, scope, tx.db) };
  const staled = await markReturnsStale(tx, scope, chosen.flatMap(placesOf), deps.now());
  const taken: Taken[] = [];
  for (const one of chosen) taken.push(await writeTaken(writing, one));
  const met = taken.flatMap(({ met: payee }) => payee ?? []);
  const changes = taken.flatMap(({ changes: own }) => own);
  await appendHistory(tx, scope, deps.now(), [...changes, ...(await remembered(tx, deps, scope, met))]);
  const ids = taken.map(({ id }) => id);
  await announce(tx, deps, scope, ids);
  await announceReturns(tx, deps, scope, staled);
  return ids;
};

/** Slips about us are recorded as received; the others become slips of ours. */
const write = async (given: Writing, chosen: readonly Slip[]): Promise<(string | null)[]> => {
  const aboutUs = chosen.filter(isAboutUs);
  const theirs = await writeReceived(
    given,
    aboutUs.map(({ theirs: slip }) => slip),
  );
  const own = await writeOwn(
    given,
    chosen.filter((one) => !isAboutUs(one)),
  );
  return chosen.map((one) => (isAboutUs(one) ? theirs : own).shift() ?? null);
};

export const bupotPull: PullFamily<PulledSlip, Bupot> = {
  name: 'bupot',
  access: { view: 'EBUPOT_WITHHOLDING_VIEW', write: 'EBUPOT_WITHHOLDING_CREATE' },
  jobs: { ask: 'bupot.pull', take: 'bupot.take' },
  event: (id, status) => ({ kind: 'bupotPull', id, status }),
  refuse: (deps) => refuseWithout(deps, 'pull'),
  mayAsk: async (deps, scope) => {
    await askLeave(deps, scope);
  },
  ask,
  asksAgain: (code) => code === 'AUTH_KEY_INVALID',
  /** They need no choice: nothing of ours changes. */
  takenAtOnce: isAboutUs,
  unreachable: 'bupot.server.office_unreachable',
  found: 'bupotPull.part.found',
  numberOf: ({ number }) => number,
  periodOf: ({ period }) => period,
  revisionOf: ({ revision }) => revision,
  amountOf: ({ tax }) => sen(tax),
  judge: judgeSlips,
  closed: async (scope, query) => {
    const closed = new Set(await closedPeriods(scope, query));
    return (one) =>
      !isAboutUs(one) && placesOf(one).some(({ kind, period }) => closed.has(`${returnOf(kind)} ${period}`));
  },
  write,
};

export const viewSlipPull = async (deps: Deps, scope: Scope, id: string): Promise<PullView> => {
  const { counts, missing, ...pull } = await viewPull(bupotPull, deps, scope, id);
  const taxes = Object.entries(counts).map(([verdict, { amount, ...count }]) => [verdict, { ...count, tax: amount }]);
  return { ...pull, missing: [...missing], counts: Object.fromEntries(taxes) as PullView['counts'] };
};

export const viewPulledSlips = async (
  deps: Deps,
  scope: Scope,
  id: string,
  filter: PullRowFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: PullRow[]; total: number }> => {
  const { rows, total } = await viewPullRows(bupotPull, deps, scope, id, filter, page);
  return {
    // Safe cast: these rows are written by judgeSlips only.
    rows: rows.map(
      ({ theirs, documentId, ...row }) => ({ ...row, slip: theirs as PulledSlip, slipId: documentId }) as PullRow,
    ),
    total,
  };
};
