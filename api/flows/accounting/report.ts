import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import {
  accountingLinkOf,
  accountingRecordById,
  noteAccountingWork,
  noteReport,
  REPORT_JOB,
} from '../../../db/repositories/accounting.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import type { Handler, Outcome } from '../../jobs/handler.ts';
import type { Deps } from '../../services/deps.ts';
import { accessOf } from './link.ts';

const gone: Outcome = { status: 'SKIPPED', code: 'gone', message: '' };

const report = async (deps: Deps, scope: Scope, id: string): Promise<Outcome> => {
  const { read } = deps.db;
  const record = await accountingRecordById(scope, read, id);
  const row = record?.documentId ? await fakturRow(scope, read, record.documentId) : undefined;
  const link = await accountingLinkOf(scope, read);
  const access = accessOf(deps, scope, link);
  if (!record || !row || !access || link?.theirCompany !== record.theirCompany) return gone;
  const { number, status } = row;
  const answer = await deps.accounting.report(access, { id: record.theirId, number, status });
  if (answer.kind === 'unreachable') {
    const message = say(scope.locale, 'accounting.unreachable');
    return { status: 'again', afterMs: answer.retryAfterMs, code: 'unreachable', message };
  }
  await deps.db.transact(async (tx) => {
    await noteReport(tx, scope, id, answer.kind === 'done' ? 'DONE' : 'FAILED');
    if (answer.kind === 'refused' && answer.code === 'CREDENTIALS')
      await noteAccountingWork(tx, scope, { state: 'REFUSED' });
  });
  return answer.kind === 'done'
    ? { status: 'DONE' }
    : { status: 'FAILED', code: answer.code, message: say(scope.locale, 'accounting.report_refused') };
};

/** Always the present number and status, so that the order of reports does not matter. */
export const reportInvoices: Handler = {
  kind: REPORT_JOB,
  concurrency: 4,
  attempts: 20,
  item: ({ deps, scope }, _job, { refId }) => report(deps, scope, refId),
};
