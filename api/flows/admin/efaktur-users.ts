import type { EfakturUser, ListedNitku, OfficeNitku } from '#domain/admin/support-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeCompanyPage } from '../../../db/repositories/admin/companies.ts';
import { unsafeBranchPage, unsafeCertificatesOf, unsafeSigneesOf } from '../../../db/repositories/admin/support.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { Page } from '../../../db/repositories/page-of.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';

type Found<Row> = Promise<{ rows: Row[]; total: number }>;
type Search = { readonly q?: string | undefined };

export const listEfakturUsers = async (
  deps: Deps,
  scope: Scope,
  { q = '' }: Search,
  page: Page,
): Found<EfakturUser> => {
  permitInternal(scope);
  const { rows, total } = await unsafeCompanyPage(deps.db.read, { q, state: 'active' }, page);
  const ids = rows.map(({ id }) => id);
  const [certificates, signees] = await Promise.all([
    unsafeCertificatesOf(deps.db.read, ids),
    unsafeSigneesOf(deps.db.read, ids),
  ]);
  const users = rows.map(({ id, name, npwp, flags }): EfakturUser => {
    const certificate = certificates.find(({ companyId }) => companyId === id);
    const { isRegistered, isActivated, isOnboarded } = flags.efaktur;
    return {
      id,
      companyId: id,
      companyName: name,
      companyNpwp: npwp,
      isRegistered,
      isActivated,
      isOnboarded,
      coretax: !flags.isCtasEfakturDisabled,
      certificate: certificate ? { validTo: certificate.validTo, matchesOffice: certificate.matchesOffice } : null,
      signees: signees
        .filter(({ companyId, product }) => companyId === id && product.startsWith('efaktur'))
        .map((signee) => ({
          id: signee.id,
          name: signee.name,
          product: signee.product,
          active: signee.active,
          codeState: signee.codeState,
          codeEnds: signee.codeEnds,
        })),
    };
  });
  return { rows: users, total };
};

export const listNitku = async (deps: Deps, scope: Scope, { q = '' }: Search, page: Page): Found<ListedNitku> => {
  permitInternal(scope);
  const { rows, total } = await unsafeBranchPage(deps.db.read, q, page);
  return {
    rows: rows.map(({ branch: { id, companyId, nitku, name, address }, companyName, companyNpwp }) => ({
      id,
      companyId,
      companyName,
      companyNpwp,
      nitku,
      name,
      address,
    })),
    total,
  };
};

/** The office's response about the company's own number, unchanged. The request is made by the operator. */
export const officeNitku = async (deps: Deps, scope: Scope, companyId: string): Promise<OfficeNitku> => {
  permitInternal(scope);
  const company = await companyOf({ ...scope, companyId }, deps.db.read);
  if (!company) throw new Problem('not_found');
  const answer = await deps.djp.checkNpwp({ companyId, tin: company.npwp, npwp: company.npwp });
  const nothing = { outcome: answer.kind, message: null, name: null, status: null, nitku: [] };
  if (answer.kind === 'refused') return { ...nothing, message: `${answer.code} ${answer.message}` };
  if (answer.kind === 'unreachable') return nothing;
  const { name, status, nitku } = answer.value;
  return { ...nothing, name, status, nitku: [...nitku] };
};
