import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { daysUntil } from '#domain/settings/certificate-days.ts';
import { unsafeCertificateEnds, unsafeQuotasOf } from '../../../db/repositories/own-companies.ts';
import { type OwnPlace, ownPlace, ownPlaces } from '../../services/company/places.ts';
import type { Deps } from '../../services/deps.ts';
import { isOwner } from '../../services/people/roles.ts';

type Quotas = Awaited<ReturnType<typeof unsafeQuotasOf>>;

const ofProduct = (quotas: Quotas, id: string, product: Quotas[number]['product']) => {
  const { quota, used, reserved } = quotas.find((one) => one.companyId === id && one.product === product) ?? {
    quota: 0,
    used: 0,
    reserved: 0,
  };
  return { quota, left: Math.max(0, quota - used - reserved) };
};

const tell = async (deps: Deps, here: Scope, places: readonly OwnPlace[]): Promise<OwnCompany[]> => {
  const holding = (key: Permission) =>
    places.filter(({ scope }) => scope.permissions.has(key)).map(({ company }) => company.id);
  const [quotaIds, certificateIds] = [holding('EFAKTUR_QUOTA_VIEW'), holding('SETTING_ECERT_VIEW')];
  const [quotas, ends] = await Promise.all([
    unsafeQuotasOf(deps.db.read, quotaIds),
    unsafeCertificateEnds(deps.db.read, certificateIds),
  ]);
  const today = jakartaDay(deps.now());
  return places.map(({ company: { id, flags, archivedAt, provenAt, shownId, name, npwp, color, role } }) => {
    const end = ends.get(id);
    return {
      id,
      shownId,
      name,
      npwp,
      color,
      role,
      products: (['efaktur', 'ebupot', 'efiling'] as const).filter((product) => flags[product].isRegistered),
      quotas: quotaIds.includes(id)
        ? { efaktur: ofProduct(quotas, id, 'efaktur'), ebupot: ofProduct(quotas, id, 'ebupot') }
        : null,
      certificate: certificateIds.includes(id) ? { daysLeft: end ? daysUntil(end, today) : null } : null,
      archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
      proven: provenAt !== null,
      isHere: id === here.companyId,
      may: {
        leave: places.length > 1,
        archive: isOwner(role) && archivedAt === null,
        restore: isOwner(role) && archivedAt !== null,
      },
    };
  });
};

type CompanyQuery = { readonly q: string; readonly archived?: boolean | undefined };

export const listCompanies = async (deps: Deps, scope: Scope, { q, archived }: CompanyQuery): Promise<OwnCompany[]> => {
  const wanted = q.toLowerCase();
  const all = await tell(deps, scope, await ownPlaces(deps, scope));
  return all
    .filter(({ name, npwp }) => name.toLowerCase().includes(wanted) || npwp.includes(wanted))
    .filter((one) => archived === undefined || archived === (one.archivedAt !== null))
    .sort((a, b) => Number(a.archivedAt !== null) - Number(b.archivedAt !== null));
};

export const getCompany = async (deps: Deps, scope: Scope, id: string): Promise<OwnCompany> => {
  await ownPlace(deps, scope, id);
  const found = (await tell(deps, scope, await ownPlaces(deps, scope))).find((one) => one.id === id);
  if (!found) throw new Error('a company is gone between two reads');
  return found;
};
