import { checkSlip } from '#domain/bupot/check.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { habitsOf, type PayeeHabit } from '#domain/bupot/payee-habit.ts';
import type { BupotStart } from '#domain/bupot/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bupotsOfPayee } from '../../../db/repositories/bupot/bupot.ts';
import { branchesOf, ownCompany } from '../../../db/repositories/own-company.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import { elsewhereFindings } from '../../documents/elsewhere.ts';
import { type FindingView, inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { aroundOf } from './compose-bupot.ts';
import { findRelated, type RelatedParams } from './related-slips.ts';

export const bupotStart = async (deps: Deps, scope: Scope): Promise<BupotStart> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const { read } = deps.db;
  const [{ name, npwp, address, city }, branches, signee, quota, around] = await Promise.all([
    ownCompany(scope, read),
    branchesOf(scope, read),
    activeSignee(scope, read, 'ebupot-ctas'),
    quotaOf(scope, read, 'ebupot'),
    aroundOf(deps, scope, read),
  ]);
  return {
    company: {
      name,
      npwp,
      address,
      city,
      government: around.company.government,
      industry: around.company.industry ?? null,
    },
    branches,
    signee: signee ? { name: signee.name, npwp: signee.npwp, jobTitle: signee.jobTitle } : null,
    quota,
    today: jakartaDay(deps.now()),
  };
};

/** Enough for the usual values: a frequent payee has them among the newest slips. */
const LOOKED_AT = 50;

export const payeeHistory = async (
  deps: Deps,
  scope: Scope,
  { npwp, kind }: { npwp: string; kind: SlipKind },
): Promise<PayeeHabit[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  return habitsOf(await bupotsOfPayee(scope, deps.db.read, { payeeNpwp: npwp, kind, limit: LOOKED_AT }));
};

export const checkBupot = async (deps: Deps, scope: Scope, of: RelatedParams): Promise<FindingView[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const around = await aroundOf(deps, scope, deps.db.read);
  const found = checkSlip(of.input, around);
  const { payeeNpwp, payeeName, payeeEmail } = of.input;
  const elsewhere = await elsewhereFindings(scope, deps.db.read, {
    path: 'payeeEmail',
    identity: payeeNpwp ?? '',
    name: payeeName ?? '',
    email: payeeEmail,
  });
  const related = await findRelated(scope, deps.db.read, [of]);
  return inWords(scope.locale, [...found, ...related.flat(), ...elsewhere]);
};
