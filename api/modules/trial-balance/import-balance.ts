import { LIMIT, rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { L1Form } from '#domain/trial-balance/l1-accounts.ts';
import { mapAccounts } from '#domain/trial-balance/map-accounts.ts';
import type { BookedAccount } from '#domain/trial-balance/propose.ts';
import { differenceOf } from '#domain/trial-balance/sums.ts';
import type { TrialBalanceView } from '#domain/trial-balance/view-schema.ts';
import type { Query } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import {
  insertTrialBalance,
  replaceTrialBalance,
  trialAccountsOf,
  trialBalanceBefore,
  trialBalanceOf,
} from '../../../db/repositories/trial-balance.ts';
import { inspectFile, openFile } from '../../imports/files/open-file.ts';
import { Refusal } from '../../imports/files/refusal.ts';
import { plannedTables } from '../../imports/files/table/plan.ts';
import { trialBalanceTable } from '../../imports/files/trial-balance/fields.ts';
import { type ReadTrialBalance, readTrialBalance } from '../../imports/files/trial-balance/read.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { readTrialView } from './view.ts';

export const WRITE = 'EFILING_CREATE';
export const OBJECT_TYPE = 'trial_balance';

/** Until the transaction ends: of two imports of a year the second replaces the first. */
const YEAR = 'trial balance';

/** Throws `invalid` at the file, with the reason. */
const readFile = async (file: File): Promise<ReadTrialBalance> => {
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    inspectFile(bytes, ['xlsx', 'csv']);
    const opened = await openFile(bytes, file.name);
    if (opened.type === 'xml') throw new Refusal('xml_unwanted');
    const tables = await plannedTables(trialBalanceTable, opened.book);
    if (tables.some(({ missing }) => missing.length > 0))
      throw new Problem('invalid', { errors: { file: 'trialBalance.server.columns' } });
    return await readTrialBalance(
      opened.book,
      tables.map(({ plan }) => plan),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem('invalid', {
      errors: { file: { key: `impor.server.refusal.${error.key}`, params: error.params } },
    });
  }
};

/** This year's decisions first, then those of the year before. */
export const decidedBefore = async (scope: Scope, query: Query, year: string) => {
  const [now, before] = [await trialBalanceOf(scope, query, year), await trialBalanceBefore(scope, query, year)];
  const of = async (id: string | undefined) => (id === undefined ? [] : trialAccountsOf(scope, query, id));
  return [...(await of(before?.id)), ...(await of(now?.id))];
};

export const isTooMuch = (accounts: readonly BookedAccount[]): boolean =>
  accounts.reduce((sum, { amount }) => sum + Math.abs(amount), 0) > LIMIT;

type ImportParams = { readonly year: string; readonly form: L1Form; readonly file: File };

/** A further file of a year replaces the one before; what people confirmed is proposed again. */
export const importTrialBalance = async (
  deps: Deps,
  scope: Scope,
  { year, form, file }: ImportParams,
): Promise<TrialBalanceView> => {
  permit(scope, WRITE);
  const { accounts: read, unread } = await readFile(file);
  if (isTooMuch(read)) throw new Problem('invalid', { errors: { file: 'trialBalance.server.too_much' } });
  const fileName = plainName(file.name);
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, YEAR);
    const accounts = mapAccounts(read, form, await decidedBefore(scope, tx.db, year));
    const known = await trialBalanceOf(scope, tx.db, year);
    const importedAt = deps.now();
    const own = { year, form, fileName, unread, importedBy: scope.userName, importedAt };
    const { companyId } = scope;
    const next = known
      ? { ...known, ...own, version: known.version + 1 }
      : { ...own, id: deps.newId(), companyId, version: 1 };
    if (!known) await insertTrialBalance(tx, scope, next, accounts);
    else if (!(await replaceTrialBalance(tx, scope, known, next, accounts))) throw new Problem('conflict');
    await appendHistory(tx, scope, importedAt, [
      {
        objectType: OBJECT_TYPE,
        objectId: next.id,
        action: known ? 'save' : 'create',
        before: null,
        after: { year, form, fileName, accounts: accounts.length, difference: rupiah(differenceOf(accounts)) },
      },
    ]);
    return readTrialView(scope, tx.db, year);
  });
};
