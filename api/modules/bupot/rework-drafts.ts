import { amountsOf } from '#domain/bupot/compute.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { inCompany } from '../../../db/company-context.ts';
import { bupotById, draftBupots } from '../../../db/repositories/bupot/bupot.ts';
import { unsafeCompanyIds } from '../../../db/repositories/own-companies.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { aroundOf, overBupot } from './compose-bupot.ts';
import { bupotSaves } from './save-bupots.ts';

const PAGE = 500;

const amounts = ['gross', 'base', 'tax', 'borne'] as const;

/** Completeness is left to the checks. */
const isOutdated = (draft: Bupot): boolean => {
  const worked = amountsOf(inputOf(draft));
  return amounts.some((field) => sen(worked[field]) !== sen(draft[field]));
};

const rework = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await bupotById(scope, deps.db.read, id);
  if (!read || !isOutdated(read)) return;
  const around = await aroundOf(deps, scope, deps.db.read);
  const { status, officeCode, officeMessage } = read;
  const next: Bupot = { ...overBupot(read, inputOf(read), around), status, officeCode, officeMessage };
  await deps.db.transact((tx) => bupotSaves.overwrite(tx, deps, scope, { read, next }, { action: 'rework' }));
};

const reworkOf = async (deps: Deps, scope: Scope): Promise<void> => {
  for (let after = ''; ; ) {
    const rows = await draftBupots(scope, deps.db.read, after, PAGE);
    for (const row of rows) if (isOutdated(row)) await rework(deps, scope, row.id);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
};

/** Drafts of all companies, after a correction of the rules. Issued slips stay as they are. */
export const reworkDrafts = async (deps: Deps): Promise<void> => {
  // Company by company, because the indexes begin with the company.
  for (const companyId of await unsafeCompanyIds(deps.db.read))
    await inCompany(companyId, () => reworkOf(deps, systemScope(companyId)));
};
