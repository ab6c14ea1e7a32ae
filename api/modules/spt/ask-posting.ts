import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { allows, newestOf } from '#domain/spt/status-queries.ts';
import type { SptSelection } from '#domain/spt/to-do.ts';
import type { SptUnderway } from '#domain/spt/view-schema.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { lockSpt, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { answerOf, type BulkAnswer } from '../../documents/bulk-job.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { loadSpt, type Named, returnFamily } from './family.ts';
import { moveSpt, type SptStep, wrongStatus } from './move-spts.ts';
import { returnSaves } from './save-spts.ts';

const inOrderOfMasa = ({ read: a }: SptStep, { read: b }: SptStep): number =>
  a.type.localeCompare(b.type) ||
  a.period.localeCompare(b.period) ||
  a.revision - b.revision ||
  a.id.localeCompare(b.id);

const underway = async (tx: Tx, deps: Deps, scope: Scope, type: ReturnType, steps: readonly SptStep[]) => {
  const now = deps.now();
  const moved: SptRecord[] = [];
  // Locks all before writing the history, in the lock order of returns.
  for (const { read } of [...steps].sort(inOrderOfMasa)) await lockSpt(tx, scope, read.id);
  for (const step of steps)
    moved.push(await moveSpt(tx, deps, scope, now, { ...step, set: { officeCode: null, officeMessage: null } }));
  const jobId = await enqueue(tx, scope, now, {
    kind: `${returnFamily(type).objectType}.post`,
    payload: {},
    items: moved.map((spt) => ({ refId: spt.id, label: labelOf(spt, scope.locale) })),
    uniqueKey: `spt.post:${moved.map(({ id, version }) => `${id}:${version}`).join()}`,
  });
  return { moved, jobId };
};

const begin = (deps: Deps, scope: Scope, read: SptRecord, move: SptMove): Promise<SptUnderway> =>
  deps.db.transact(async (tx) => {
    const { moved, jobId } = await underway(tx, deps, scope, read.type, [{ read, move }]);
    return { spt: moved[0] ?? read, jobId };
  });

const postStep = (read: SptRecord): SptStep => {
  const move = (['post', 'retry'] as const).find((one) => allows(one, read));
  if (!move) throw wrongStatus(read);
  return { read, move };
};

export const postInside = (tx: Tx, deps: Deps, scope: Scope, read: SptRecord) =>
  underway(tx, deps, scope, read.type, [postStep(read)]);

const postRead = (deps: Deps, scope: Scope, read: SptRecord): Promise<SptUnderway> =>
  begin(deps, scope, read, postStep(read).move);

export const postMany = async (
  deps: Deps,
  scope: Scope,
  type: ReturnType,
  selection: SptSelection,
): Promise<BulkAnswer> => {
  const family = returnFamily(type);
  const chosen = await family.chooseSome(deps, scope, selection, 'post');
  const steps: SptStep[] = [];
  for await (const page of family.eligibleRows(deps, scope, selection, 'post')) steps.push(...page.map(postStep));
  const { jobId } = await deps.db.transact((tx) => underway(tx, deps, scope, type, steps));
  return answerOf(jobId, chosen);
};

export const postSpt = async (deps: Deps, scope: Scope, named: Named): Promise<SptUnderway> => {
  const read = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  return postRead(deps, scope, read);
};

export const postPeriod = async (
  deps: Deps,
  scope: Scope,
  of: { type: ReturnType; period: string },
): Promise<SptUnderway> => {
  permit(scope, returnAccess(of.type).write);
  const newest = newestOf(await sptVersions(scope, deps.db.read, of), of.type, of.period);
  return postRead(
    deps,
    scope,
    newest && !allows('amend', newest) ? newest : await returnSaves(of.type).create(deps, scope, { input: of }),
  );
};

export const validateSpt = async (deps: Deps, scope: Scope, named: Named): Promise<SptUnderway> => {
  const read = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  if (!allows('validate', read) || read.postedAt === null) throw wrongStatus(read);
  return begin(deps, scope, read, 'validate');
};
