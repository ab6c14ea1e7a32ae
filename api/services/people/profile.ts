import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { associatesOf, companyOf } from '../../../db/repositories/companies.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

const LISTED = 100;

export const profile = async (deps: Deps, scope: Scope) => {
  const [person, company, associates] = await Promise.all([
    personById(deps.db.read, scope.userId),
    companyOf(scope, deps.db.read),
    associatesOf(scope, deps.db.read, '', { offset: 0, limit: LISTED }),
  ]);
  if (!person || !company) throw new Problem('not_found');
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    createdDate: new Date(person.createdAt).toISOString(),
    isEmailVerified: person.isEmailVerified,
    isCsvGeneratorUser: false,
    hasUploadCertificate: company.flags.hasUploadCertificate,
    jurnalCID: company.jurnalCid,
    npwp: company.npwp,
    companyId: company.id,
    companyName: company.name,
    companyAssociateList: associates.rows.map(({ id, name }) => ({ companyId: id, name })),
    totalCompany: associates.total,
    efiling: company.flags.efiling,
    ebupot: { archiveStatus: company.flags.ebupot.archiveStatus },
    preferences: person.preferences,
  };
};
