import type { Sandbox } from '#domain/company/sandbox.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory, holdHistory } from '../../../db/repositories/history.ts';
import { emptyCompany, heldRecords } from '../../../db/repositories/own-companies.ts';
import { setSandbox, unsafeEmptyOffice } from '../../../db/repositories/sandbox.ts';
import type { Deps } from '../../services/deps.ts';
import { refillQuota } from './found.ts';

type Found = Pick<Company, 'npwp' | 'flags'> & { readonly sandbox: Sandbox };

const found = (company: Company | undefined): Found => {
  const sandbox = company?.flags.sandbox;
  if (!company || !sandbox) throw new Problem('not_found');
  return { npwp: company.npwp, flags: company.flags, sandbox };
};

export const getSandbox = async (deps: Deps, scope: Scope): Promise<Sandbox> =>
  found(await companyOf(scope, deps.db.read)).sandbox;

const sandboxIn = async (tx: Tx, scope: Scope): Promise<Found> => {
  await holdHistory(tx, scope);
  return found(await companyOf(scope, tx.db));
};

export const changeSandbox = async (deps: Deps, scope: Scope, after: Sandbox): Promise<Sandbox> => {
  await deps.db.transact(async (tx) => {
    const { flags, sandbox: before } = await sandboxIn(tx, scope);
    await setSandbox(tx, scope, flags, after);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'company', objectId: scope.companyId, action: 'changeSandbox', before, after },
    ]);
  });
  return after;
};

/** Removes documents, imports and jobs, here and at the simulated office. People, keys, settings and history stay. */
export const resetSandbox = (deps: Deps, scope: Scope): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { npwp } = await sandboxIn(tx, scope);
    const at = deps.now();
    const removed = await heldRecords(tx, scope, 'reset');
    await emptyCompany(tx, scope);
    await unsafeEmptyOffice(tx, npwp);
    await appendHistory(tx, scope, at, [
      { objectType: 'company', objectId: scope.companyId, action: 'reset' },
      ...removed.map((one) => ({ ...one, action: 'remove' })),
    ]);
    await refillQuota(tx, scope, at);
  });
