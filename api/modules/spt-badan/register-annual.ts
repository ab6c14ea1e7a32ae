import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import type { AnnualRegistration, AnnualRegistrationInput } from '#domain/spt-badan/registration-schema.ts';
import type { Query } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { type Company, companyOf, setActivated } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import { JANUARY } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';

const companyFor = async (scope: Scope, query: Query): Promise<Company> => {
  const company = await companyOf(scope, query);
  if (!company) throw new Problem('not_found');
  return company;
};

/** What a company needs before its first annual return, and what of it there is. */
export const viewRegistration = async (deps: Deps, scope: Scope): Promise<AnnualRegistration> => {
  const [{ klu, flags }, signees] = await Promise.all([
    companyFor(scope, deps.db.read),
    signeesOf(scope, deps.db.read, 'spt1771'),
  ]);
  return {
    registered: flags.espt1771.isRegistered,
    klu,
    signees: signees.filter(({ active }) => active).length,
    bookYearStart: flags.bookYearStart ?? JANUARY,
    efin: flags.efiling.isRegistered,
  };
};

/** Opens the annual return of the company. Throws `conflict` without a kind of business. */
export const registerAnnual = async (
  deps: Deps,
  scope: Scope,
  { bookYearStart, efinStated }: AnnualRegistrationInput,
): Promise<AnnualRegistration> => {
  permit(scope, annualAccess.write);
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'company');
    const { pkp, klu, flags } = await companyFor(scope, tx.db);
    if (klu === null) throw new Problem('conflict', { message: 'sptBadan.server.no_klu' });
    const efin = flags.efiling.isRegistered || efinStated;
    const version = await setActivated(tx, scope, {
      pkp,
      flags: {
        ...flags,
        espt1771: { isRegistered: true },
        efiling: efin ? { ...flags.efiling, isRegistered: true, isActivated: true } : flags.efiling,
        bookYearStart,
      },
    });
    // The book year decides which receipts belong to a return.
    await bumpRevision(tx, scope, annualReturn.resource);
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: 'company',
        objectId: scope.companyId,
        action: 'registerAnnual',
        before: { bookYearStart: flags.bookYearStart ?? JANUARY, efin: flags.efiling.isRegistered },
        after: { bookYearStart, efin, version },
      },
    ]);
  });
  return viewRegistration(deps, scope);
};

/** Throws `conflict` for a company that is not registered for the annual return. */
export const refuseUnregistered = async (scope: Scope, query: Query): Promise<void> => {
  const { flags } = await ownCompany(scope, query);
  if (!flags.espt1771.isRegistered) throw new Problem('conflict', { message: 'sptBadan.server.unregistered' });
};
