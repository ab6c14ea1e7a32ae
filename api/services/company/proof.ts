import type { CompanyProof } from '#domain/company/proof.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import { unsafeOtherUnproven, unsafeProvenHolder } from '../../../db/repositories/proofs.ts';
import { type Deps, permit } from '../deps.ts';
import { doubtAccess } from '../session/end-sessions.ts';
import { proveCompany } from './prove.ts';

const KEY = 'SETTING_COMPANY_LIST_CREATE';
/** Letters and digits in groups, without similar ones, because people read the code aloud and type it at the office. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Derived from the company's id: what a taxpayer grants for it is granted to this company alone. */
export const proofCode = ({ keyed }: Pick<Deps, 'keyed'>, companyId: string): string =>
  [...Buffer.from(keyed('proofs', companyId), 'base64url').subarray(0, 12)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const companyHere = async (deps: Deps, scope: Scope) => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return company;
};

export const companyProof = async (deps: Deps, scope: Scope): Promise<CompanyProof> => {
  const { npwp, provenAt, provenBy } = await companyHere(deps, scope);
  const holder = await unsafeProvenHolder(deps.db.read, npwp);
  const open = provenAt === null && holder === undefined && scope.permissions.has(KEY);
  const { trustedIssuers, djp, taxpayers } = deps;
  return {
    npwp,
    provenAt: provenAt === null ? null : new Date(provenAt).toISOString(),
    provenBy,
    taken: provenAt === null && holder !== undefined,
    others: provenAt === null ? 0 : await unsafeOtherUnproven(scope, deps.db.read, npwp),
    code: open ? proofCode(deps, scope.companyId) : null,
    certificate: trustedIssuers === 'any' || trustedIssuers.length > 0,
    office: djp.capabilities.inquire,
    simulated: open && taxpayers !== null,
  };
};

export const proveAndTell = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  how: Parameters<typeof proveCompany>[3],
): Promise<void> => {
  if (!(await proveCompany(tx, deps, scope, how))) return;
  const members = (await membersOf(scope, tx.db)).map(({ id }) => id);
  await doubtAccess(tx, deps, scope.companyId, members);
};

export const proveByOffice = async (deps: Deps, scope: Scope): Promise<CompanyProof> => {
  permit(scope, KEY);
  const { npwp, provenAt } = await companyHere(deps, scope);
  if (provenAt !== null) return companyProof(deps, scope);
  const { companyId } = scope;
  const answer = await deps.djp.authorisation({ companyId, tin: npwp, code: proofCode(deps, companyId) });
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'settings.proof.office_silent' });
  if (answer.kind === 'refused') throw new Problem('conflict', { message: 'settings.proof.office_refused' });
  if (!answer.value.granted) throw new Problem('conflict', { message: 'settings.proof.not_granted' });
  await deps.db.transact((tx) => proveAndTell(tx, deps, scope, { way: 'office' }));
  return companyProof(deps, scope);
};

/** The simulated office does not check identities. */
export const authoriseAtSimulator = async (deps: Deps, scope: Scope): Promise<void> => {
  permit(scope, KEY);
  if (!deps.taxpayers) throw new Problem('not_found');
  const { npwp } = await companyHere(deps, scope);
  const answer = await deps.taxpayers.authorise(npwp, proofCode(deps, scope.companyId));
  if (answer.kind !== 'done') throw new Problem('conflict', { message: 'settings.proof.office_refused' });
};
