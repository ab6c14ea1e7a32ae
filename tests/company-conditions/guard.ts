import { AsyncLocalStorage } from 'node:async_hooks';
import { ALL_COMPANIES, currentCompany } from '../../db/company-context.ts';
import { interceptStatements } from './intercept.ts';
import { withoutCompany } from './statement.ts';

const known = new Map<string, readonly string[]>();

const lacking = (sql: string): readonly string[] => {
  const found = known.get(sql) ?? withoutCompany(sql);
  known.set(sql, found);
  return found;
};

/** Thrown instead of running a statement that would read or write rows of other companies in the context of one. */
export class NoCompanyCondition extends Error {}

const unguarded = new AsyncLocalStorage<true>();

/** Runs statements that forget their company on purpose, for tests of what refuses them next: the policies. */
export const withoutGuard = <T>(work: () => Promise<T>): Promise<T> => unguarded.run(true, work);

const refuse = (sql: string): void => {
  if (currentCompany() === ALL_COMPANIES || unguarded.getStore()) return;
  throw new NoCompanyCondition(`no condition on the company of ${lacking(sql).join(', ')}: ${sql}`);
};

/** From now on in this process, statements in a company's context that lack a company condition fail the test. */
export const guardStatements = (): void =>
  interceptStatements((sql) => lacking(sql).length > 0, {
    onSqlite: refuse,
    onPostgres: async (sql) => refuse(sql),
  });
