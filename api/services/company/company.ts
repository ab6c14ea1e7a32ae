import { flagOf } from '#domain/admin/flags.ts';
import type { CompanyAnswer, Subscription } from '#domain/company/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { associatesOf, companyCount, companyOf } from '../../../db/repositories/companies.ts';
import { unsafeDueSoon } from '../../../db/repositories/due-soon.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';
import { quotaDetail } from '../quota/quota-state.ts';

const load = async (deps: Deps, scope: Scope) => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return company;
};

export const companyDetail = async (deps: Deps, scope: Scope): Promise<CompanyAnswer> => {
  const { id, ssoId, username, name, npwp, npwpType, jurnalCid, flags } = await load(deps, scope);
  return {
    companyId: id,
    companySsoId: ssoId,
    username,
    name,
    npwp,
    npwpType,
    jurnalCid,
    reconcileUser: flagOf(flags, 'reconcileUser'),
  };
};

export const subscription = async (deps: Deps, scope: Scope): Promise<Subscription> => {
  const { packageName, packageEnd } = await load(deps, scope);
  return { packageName, endDate: packageEnd };
};

const SOON_DAYS = 3;
const DAY = 86_400_000;

type CompanyQuery = { q: string; page: number; size: number };

/** With the number of invoices that must be sent within three days. */
export const associates = async (deps: Deps, scope: Scope, { q, page, size }: CompanyQuery) => {
  const { rows, total } = await associatesOf(scope, deps.db.read, q, { offset: page * size, limit: size });
  const until = jakartaDay(deps.now() + SOON_DAYS * DAY);
  const due = await unsafeDueSoon(
    deps.db.read,
    rows.map((row) => row.id),
    until,
  );
  return {
    content: rows.map(({ id, ...row }) => ({ companyId: id, ...row, dueSoon: due.get(id) ?? 0 })),
    totalElements: total,
  };
};

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
    userRole: scope.jobRole ?? scope.role,
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
    proven: company.provenAt !== null,
    sandbox: flags.sandbox !== undefined,
    totalCompany,
    jurnalCID: company.jurnalCid,
    hasUploadCertificate: flags.hasUploadCertificate,
    isCtasEfakturDisabled: flags.isCtasEfakturDisabled,
    isCtasEbupotDisabled: flags.isCtasEbupotDisabled,
    isBp26Enabled: flagOf(flags, 'bp26'),
    isReportV2Enabled: flagOf(flags, 'reportV2'),
    reconcileUser: flagOf(flags, 'reconcileUser'),
    isPublicApiUser: flagOf(flags, 'isPublicApiUser'),
    efaktur: flags.efaktur,
    ebupot: flags.ebupot,
    efiling: flags.efiling,
    espt1771: flags.espt1771,
    office: deps.djp.capabilities,
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
