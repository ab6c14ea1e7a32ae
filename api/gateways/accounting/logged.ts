import type { Clock } from '#domain/scope.ts';
import { type Answer, done } from '../answer.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { Accounting, AccountingPage } from './port.ts';

/** The log has the numbers of rows, not the rows: names and addresses of many people. */
export const loggedAccounting = (accounting: Accounting, record: RecordCall, now: Clock): Accounting => {
  const call = callLog(`accounting/${accounting.name}`, record, now);
  const counted = async <T>(
    operation: string,
    companyId: string,
    request: unknown,
    ask: () => Promise<Answer<T>>,
    count: (value: T) => object,
  ): Promise<Answer<T>> => {
    let full: Answer<T> | undefined;
    const about = { companyId, objectId: null };
    await call(operation, about, request, async () => {
      full = await ask();
      return full.kind === 'done' ? done(count(full.value)) : full;
    });
    return full as Answer<T>;
  };
  const rows = (value: readonly unknown[]) => ({ rows: value.length });
  const ofPage = (page: AccountingPage<unknown>) => ({ rows: page.rows.length, total: page.total });
  return {
    ...accounting,
    companies: (access) => counted('companies', access.companyId, {}, () => accounting.companies(access), rows),
    accounts: (access, company) =>
      counted('accounts', access.companyId, { company }, () => accounting.accounts(access, company), rows),
    taxCodes: (access, company) =>
      counted('taxCodes', access.companyId, { company }, () => accounting.taxCodes(access, company), rows),
    contacts: (access, part) =>
      counted('contacts', access.companyId, part, () => accounting.contacts(access, part), ofPage),
    invoices: (access, part) =>
      counted('invoices', access.companyId, part, () => accounting.invoices(access, part), ofPage),
    report: (access, report) =>
      call('report', { companyId: access.companyId, objectId: null }, report, () => accounting.report(access, report)),
  };
};
