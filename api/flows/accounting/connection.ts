import { keysOf } from '#domain/access.ts';
import type { AccountingCompany } from '#domain/accounting/books.ts';
import type { AccountingLinkView } from '#domain/accounting/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { asNpwp16 } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import {
  type AccountingLink,
  accountingLinkOf,
  accountMappings,
  countAccountingRecords,
  putAccountingLink,
  taxMappings,
} from '../../../db/repositories/accounting.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { hasEnded, jobById } from '../../../db/repositories/jobs.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sealed } from '../../services/seal.ts';
import { answered, linkedOf, ownCompanyOf, sealedFor } from './link.ts';

export const isTaking = async (deps: Deps, scope: Scope, link: AccountingLink | undefined): Promise<boolean> => {
  const job = link?.jobId ? await jobById(scope, deps.db.read, link.jobId) : undefined;
  return job !== undefined && !hasEnded(job);
};

export const showLink = async (deps: Deps, scope: Scope): Promise<AccountingLinkView> => {
  const { read } = deps.db;
  await ownCompanyOf(scope, read);
  const link = await accountingLinkOf(scope, read);
  const { name: adapter, simulated } = deps.accounting;
  return {
    state: link?.state ?? 'NONE',
    adapter,
    simulated,
    company: link?.theirCompany ? { id: link.theirCompany, name: link.theirName ?? '' } : null,
    takenAt: link?.takenAt ? new Date(link.takenAt).toISOString() : null,
    running: await isTaking(deps, scope, link),
    ...(await countAccountingRecords(scope, read)),
    version: link?.version ?? 0,
  };
};

type Change = Partial<Pick<AccountingLink, 'sealed' | 'theirCompany' | 'theirName' | 'state'>>;

const save = async (deps: Deps, scope: Scope, version: number, action: string, set: Change) => {
  const now = deps.now();
  await deps.db.transact(async (tx) => {
    const before = await accountingLinkOf(scope, tx.db);
    const none = {
      sealed: null,
      theirCompany: null,
      theirName: null,
      state: 'NONE',
      jobId: null,
      takenAt: null,
    } as const;
    const next = { ...none, ...before, ...set, updatedAt: now };
    if (!(await putAccountingLink(tx, scope, next, version)))
      throw new Problem('conflict', { message: 'accounting.changed_meanwhile' });
    // The key itself is in no history.
    await appendHistory(tx, scope, now, [
      {
        objectType: 'accounting_link',
        objectId: scope.companyId,
        action,
        before: { company: before?.theirName ?? null, state: before?.state ?? 'NONE' },
        after: { company: next.theirName, state: next.state, version: version + 1 },
      },
    ]);
  });
  return showLink(deps, scope);
};

type Keyed = { readonly token: string; readonly version: number };

/** The key is tried before it is stored; a new key keeps the chosen company if it opens that one too. */
export const connect = async (deps: Deps, scope: Scope, { token, version }: Keyed): Promise<AccountingLinkView> => {
  permit(scope, ...keysOf('jurnal-integration', 'edit'));
  await ownCompanyOf(scope, deps.db.read);
  const companies = answered(await deps.accounting.companies({ companyId: scope.companyId, token }));
  const link = await accountingLinkOf(scope, deps.db.read);
  const same = companies.some(({ id }) => id === link?.theirCompany);
  return save(deps, scope, version, 'connect', {
    sealed: sealed(sealedFor(deps, scope), token),
    state: 'CONNECTED',
    ...(same ? {} : { theirCompany: null, theirName: null }),
  });
};

export const disconnect = (deps: Deps, scope: Scope, version: number): Promise<AccountingLinkView> => {
  permit(scope, ...keysOf('jurnal-integration', 'edit'));
  return save(deps, scope, version, 'disconnect', {
    sealed: null,
    state: 'NONE',
    theirCompany: null,
    theirName: null,
  });
};

const isSameTaxpayer = ({ npwp }: AccountingCompany, own: string): boolean => asNpwp16(npwp) === own;

export const listCompanies = async (deps: Deps, scope: Scope) => {
  const { access } = await linkedOf(deps, scope);
  const { npwp } = await ownCompanyOf(scope, deps.db.read);
  const companies = answered(await deps.accounting.companies(access));
  return companies.map((one) => ({ ...one, own: isSameTaxpayer(one, npwp) }));
};

type Chosen = { readonly company: string; readonly version: number };

/** Only one with the same NPWP: its invoices are those of this taxpayer. */
export const chooseCompany = async (deps: Deps, scope: Scope, { company, version }: Chosen) => {
  permit(scope, ...keysOf('jurnal-integration', 'edit'));
  const found = (await listCompanies(deps, scope)).find(({ id }) => id === company);
  if (!found) throw new Problem('invalid', { errors: { company: 'accounting.no_company' } });
  if (!found.own) throw new Problem('invalid', { errors: { company: 'accounting.other_taxpayer' } });
  return save(deps, scope, version, 'choose', { theirCompany: found.id, theirName: found.name });
};

/** Codes of the chosen company, and whether they are mapped. */
export const listCodes = async (deps: Deps, scope: Scope) => {
  const { link, access } = await linkedOf(deps, scope);
  if (link.theirCompany === null) throw new Problem('conflict', { message: 'accounting.not_chosen' });
  const accounts = answered(await deps.accounting.accounts(access, link.theirCompany));
  const taxCodes = answered(await deps.accounting.taxCodes(access, link.theirCompany));
  const own = new Set((await accountMappings(scope, deps.db.read)).map(({ account }) => account));
  const ownTaxes = new Set((await taxMappings(scope, deps.db.read)).map(({ taxCode }) => taxCode));
  return {
    accounts: accounts.map(({ code, name }) => ({ code, name, mapped: own.has(code) })),
    taxCodes: taxCodes.map(({ code, name }) => ({ code, name, mapped: ownTaxes.has(code) })),
  };
};
