import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyCount, companyOf } from '../../../db/repositories/companies.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';
import { quotaDetail } from '../quota/standing.ts';

/** What screens and entry guards must know of the company and of the person's place in it. */
export const userSetting = async (deps: Deps, scope: Scope) => {
  const [company, person, totalCompany, quota] = await Promise.all([
    companyOf(scope, deps.db.read),
    personById(deps.db.read, scope.userId),
    companyCount(scope, deps.db.read),
    quotaDetail(deps, scope),
  ]);
  if (!company || !person) throw new Problem('not_found');
  const { flags } = company;
  return {
    userSsoId: person.ssoId,
    companySsoId: company.ssoId,
    userRole: scope.role,
    isInternal: Boolean(scope.internal),
    companyId: company.id,
    companyName: company.name,
    companyEmail: company.email,
    companyNpwp: company.npwp,
    npwpType: company.npwpType,
    shownId: company.shownId,
    color: company.color,
    pkp: company.pkp,
    archived: company.archivedAt !== null,
    totalCompany,
    jurnalCID: company.jurnalCid,
    hasUploadCertificate: flags.hasUploadCertificate,
    isCtasEfakturDisabled: flags.isCtasEfakturDisabled,
    isCtasEbupotDisabled: flags.isCtasEbupotDisabled,
    isBp26Enabled: flags.bp26 === true,
    reconcileUser: flags.reconcileUser,
    isPublicApiUser: flags.isPublicApiUser,
    efaktur: flags.efaktur,
    ebupot: flags.ebupot,
    efiling: flags.efiling,
    espt1771: flags.espt1771,
    /** What the line to the tax office can do; a company that exchanges files does these in Coretax itself. */
    office: deps.djp.capabilities,
    /** Billing codes are made in the portal and typed in here. */
    codesByHand: deps.billingOffice.byHand,
    simulated: {
      djp: deps.djp.simulated,
      mail: deps.mail.simulated,
      whatsapp: deps.whatsapp.simulated,
      bank: deps.bank.simulated,
    },
    package: { name: company.packageName, endDate: company.packageEnd },
    quota,
  };
};
