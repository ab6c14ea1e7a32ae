import type { NewCompany } from '#domain/company/new-company.ts';
import { NO_COMPANY } from '#domain/people/no-company.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { insertFounding, unsafeShownIds } from '../../../db/repositories/founding.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { placesOfPerson } from '../../../db/repositories/own-companies.ts';
import { unsafeProvenHolder } from '../../../db/repositories/proofs.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { companyAtFirst, headOfficeAtFirst, quotaAtFirst } from '../../services/session/first-company.ts';

export const addCompany = (deps: Deps, scope: Scope, input: NewCompany): Promise<{ id: string }> => {
  permit(scope, 'SETTING_COMPANY_LIST_CREATE');
  return foundCompany(deps, scope, input);
};

/** Only drafts until it proves its NPWP; several companies may use a number until one of them has. */
export const foundCompany = async (deps: Deps, scope: Scope, input: NewCompany): Promise<{ id: string }> => {
  const at = deps.now();
  const id = deps.newId();
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, { ...scope, companyId: SYSTEM_COMPANY }, 'company');
    const known = await unsafeShownIds(tx.db);
    const places = await placesOfPerson(scope, tx.db);
    if (scope.companyId === NO_COMPANY && places.length > 0)
      throw new Problem('conflict', { message: 'settings.companies.has_one' });
    if (places.some(({ npwp }) => npwp === input.npwp))
      throw new Problem('conflict', { message: 'settings.companies.yours', params: { npwp: input.npwp } });
    if (await unsafeProvenHolder(tx.db, input.npwp))
      throw new Problem('conflict', { message: 'settings.companies.twice', params: { npwp: input.npwp } });
    const { name: company, city, ...rest } = input;
    const founded = { ...companyAtFirst(id, { company, ...rest }, known, at, null), city: city ?? '' };
    const branch = headOfficeAtFirst(deps.newId(), founded);
    await insertFounding(tx, {
      company: founded,
      branch,
      membership: { id: deps.newId(), userId: scope.userId, companyId: id, role: 'Owner', createdAt: at },
      quotas: quotaAtFirst(id),
      founder: scope.userName,
    });
    await appendHistory(tx, { ...scope, companyId: id, role: 'Owner' }, at, [
      { objectType: 'company', objectId: id, action: 'create', after: { name: founded.name, npwp: input.npwp } },
      {
        objectType: 'branches',
        objectId: branch.id,
        action: 'create',
        after: { name: branch.name, nitku: branch.nitku },
      },
      { objectType: 'user', objectId: scope.userId, action: 'create', after: { name: scope.userName, role: 'Owner' } },
    ]);
  });
  return { id };
};
