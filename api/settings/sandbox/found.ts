import { SANDBOX_AT_FIRST, SANDBOX_UNITS, sandboxNpwp } from '#domain/company/sandbox.ts';
import { quotaProducts } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { signeeProducts } from '#domain/settings/signee-products.ts';
import { inCompany } from '../../../db/company-context.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { insertFounding, unsafeShownIds } from '../../../db/repositories/founding.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { placesOfPerson } from '../../../db/repositories/own-companies.ts';
import { changeQuota, quotaOf } from '../../../db/repositories/quotas.ts';
import { insertSigning } from '../../../db/repositories/sandbox.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { companyAtFirst, headOfficeAtFirst, quotaAtFirst } from '../../services/session/first-company.ts';

const MOST = 3;

/** Up to SANDBOX_UNITS left of each product, with rows in the ledger of quota. */
export const refillQuota = async (tx: Tx, scope: Scope, at: number): Promise<void> => {
  for (const product of quotaProducts) {
    const { remaining } = await quotaOf(scope, tx.db, product);
    const missing = { kind: 'grant', quota: SANDBOX_UNITS - remaining, reserved: 0, used: 0 } as const;
    await changeQuota(tx, scope, product, at, [missing]);
  }
};

const LIFE_MS = 10 * 365 * 86_400_000;

/** A certificate and signees, so that a program can send at once. The simulator does not read them. */
const addSigning = async (tx: Tx, deps: Deps, { companyId, userName }: Scope, npwp: string, at: number) => {
  const certificate = {
    companyId,
    subject: userName,
    serial: 'SANDBOX',
    ownerNpwp: npwp,
    sealed: null,
    warnedDays: null,
  };
  const days = { validFrom: jakartaDay(at), validTo: jakartaDay(at + LIFE_MS) };
  const person = { companyId, name: userName, npwp, jobTitle: 'Direktur', phone: null, city: null, codeEnds: null };
  const state = { actsAs: 'WAJIB_PAJAK', active: true, codeState: 'VALID', version: 1, updatedAt: at } as const;
  const signees = signeeProducts.map((product) => ({ id: deps.newId(), product, ...person, ...state }));
  await insertSigning(tx, {
    certificate: { ...certificate, ...days, matchesOffice: true, version: 1, updatedAt: at },
    signees,
  });
  return [
    { objectType: 'certificate', objectId: companyId, action: 'create', after: { subject: userName } },
    ...signees.map(({ id, product }) => ({
      objectType: 'signees',
      objectId: id,
      action: 'create',
      after: { name: userName, product },
    })),
  ];
};

/** A company that is only connected to simulators. Its number is made up, so that it claims nobody's. */
export const foundSandbox = async (deps: Deps, here: Scope): Promise<{ id: string }> => {
  permit(here, 'SETTING_COMPANY_LIST_CREATE');
  const own = await companyOf(here, deps.db.read);
  if (!own?.flags.isPublicApiUser) throw new Problem('forbidden', { message: 'apiKeys.off' });
  const at = deps.now();
  const id = deps.newId();
  const scope = { ...here, companyId: id, role: 'Owner' };
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, { ...here, companyId: SYSTEM_COMPANY }, 'company');
    const places = await placesOfPerson(here, tx.db);
    if (places.filter(({ flags }) => flags.sandbox).length >= MOST)
      throw new Problem('conflict', { message: 'sandbox.too_many', params: { most: MOST } });
    const of = {
      company: `Sandbox ${own.name}`.slice(0, 255),
      email: own.email,
      npwp: '',
      address: own.address,
      pkp: true,
    };
    const first = companyAtFirst(id, of, await unsafeShownIds(tx.db), at, 'sandbox');
    const flags = { ...first.flags, hasUploadCertificate: true, isPublicApiUser: true, sandbox: SANDBOX_AT_FIRST };
    const company = { ...first, npwp: sandboxNpwp(first.shownId), city: own.city, flags };
    const branch = headOfficeAtFirst(deps.newId(), company);
    await insertFounding(tx, {
      company,
      branch,
      membership: { id: deps.newId(), userId: here.userId, companyId: id, role: 'Owner', createdAt: at },
      quotas: quotaAtFirst(id),
      founder: here.userName,
    });
    await inCompany(id, async () => {
      const { name, npwp } = company;
      const signing = await addSigning(tx, deps, scope, npwp, at);
      await appendHistory(tx, scope, at, [
        { objectType: 'company', objectId: id, action: 'create', after: { name, npwp } },
        { objectType: 'branches', objectId: branch.id, action: 'create', after: { nitku: branch.nitku } },
        { objectType: 'user', objectId: here.userId, action: 'create', after: { name: here.userName, role: 'Owner' } },
        ...signing,
      ]);
      await refillQuota(tx, scope, at);
    });
  });
  return { id };
};
