import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { mayCancelWaiting } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows } from '#domain/spt/status-queries.ts';
import { type Deps, permit, systemScope } from '../../services/deps.ts';
import { lockDependentReturns } from './dependent-returns.ts';
import { loadSpt, type Named } from './family.ts';
import { fileItem, inquireItem } from './file-item.ts';
import { moveSpt, wrongStatus } from './move-spts.ts';
import { sentOf } from './office-words.ts';

export const inquireSpt = async (deps: Deps, scope: Scope, named: Named): Promise<SptRecord> => {
  const read = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).view);
  if (!allows('inquire', read)) throw wrongStatus(read);
  if (allows('failSubmitting', read)) await fileItem(deps, scope, { id: read.id, attempts: 1, last: false });
  else await inquireItem(deps, scope, read.id);
  return loadSpt(scope, deps.db.read, named);
};

export const cancelWaiting = async (deps: Deps, scope: Scope, named: Named): Promise<SptRecord> => {
  const spt = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  if (!allows('cancelWaiting', spt)) throw wrongStatus(spt);
  if (!mayCancelWaiting(deps.now())) throw new Problem('conflict', { message: 'spt.check.too_early_to_cancel' });
  const answer = await deps.sptOffice.takeBack(await sentOf(scope, deps.db.read, spt), `${spt.id}:${spt.version}`);
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'spt.server.office_unreachable' });
  if (answer.kind === 'refused') {
    await inquireItem(deps, scope, spt.id);
    throw new Problem('conflict', { message: 'spt.server.not_taken_back', extra: { officeCode: answer.code } });
  }
  return deps.db.transact(async (tx) => {
    const read = await lockDependentReturns(tx, scope, spt.id);
    if (!read) throw new Problem('not_found');
    if (!allows('cancelWaiting', read)) return read;
    const set = { officeRef: null, billingExpiresAt: null };
    return moveSpt(tx, deps, scope, deps.now(), { read, move: 'cancelWaiting', set });
  });
};

/** Sends it again where it may never have arrived. */
export const askAboutSpt = async (
  deps: Deps,
  { id, companyId, status }: Pick<SptRecord, 'id' | 'companyId' | 'status'>,
): Promise<void> => {
  const scope = systemScope(companyId);
  if (allows('failSubmitting', { status })) await fileItem(deps, scope, { id, attempts: 1, last: false });
  else await inquireItem(deps, scope, id);
};
