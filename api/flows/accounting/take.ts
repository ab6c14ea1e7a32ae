import { keysOf } from '#domain/access.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { accountingLinkOf, noteAccountingWork, queueOpenReports } from '../../../db/repositories/accounting.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { AccountingPage, AccountingPart } from '../../gateways/accounting/port.ts';
import { PAGE } from '../../gateways/accounting/port.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Handler, Outcome } from '../../jobs/handler.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { isTaking } from './connection.ts';
import { type Linked, linkedOf } from './link.ts';
import { takeContacts } from './take-contacts.ts';
import { takeInvoices } from './take-invoices.ts';

const TAKE_JOB = 'accounting.take';
/** Ten thousand rows; a longer list is read from a later masa on. */
const MOST_PAGES = 100;

type Payload = { readonly from: string };

/** Contacts, then the invoices of a masa and those after it. Throws `conflict` while it runs. */
export const startTaking = async (deps: Deps, scope: Scope, masa: string): Promise<{ jobId: string }> => {
  permit(scope, ...keysOf('jurnal-integration', 'take'));
  const { link } = await linkedOf(deps, scope);
  if (link.theirCompany === null) throw new Problem('conflict', { message: 'accounting.not_chosen' });
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'accounting product');
    if (await isTaking(deps, scope, await accountingLinkOf(scope, tx.db)))
      throw new Problem('conflict', { message: 'accounting.running' });
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: TAKE_JOB,
      payload: { from: `${masa}-01` },
      items: (['contacts', 'invoices'] as const).map((refId) => ({
        refId,
        label: say(scope.locale, `accounting.part.${refId}`),
      })),
    });
    await noteAccountingWork(tx, scope, { jobId });
    return { jobId };
  });
};

type Stopped = Exclude<Answer<never>, { kind: 'done' }>;

const stopped = async (deps: Deps, scope: Scope, answer: Stopped): Promise<Outcome> => {
  const refused = answer.kind === 'refused';
  await deps.db.transact((tx) => noteAccountingWork(tx, scope, { state: refused ? 'REFUSED' : 'AWAY' }));
  if (refused) return { status: 'FAILED', code: answer.code, message: say(scope.locale, 'accounting.refused') };
  const message = say(scope.locale, 'accounting.unreachable');
  return { status: 'again', afterMs: answer.retryAfterMs, code: 'unreachable', message };
};

const everyPage = async <Row>(
  ask: (page: number) => Promise<Answer<AccountingPage<Row>>>,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<Stopped | null> => {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(page);
    if (answer.kind !== 'done') return answer;
    const { rows } = answer.value;
    if (rows.length > 0) await take(rows);
    if (rows.length < PAGE) break;
  }
  return null;
};

const takeAll = (deps: Deps, scope: Scope, { link, access }: Linked, part: string, from: string) => {
  const company = link.theirCompany;
  if (company === null) throw new Problem('conflict', { message: 'accounting.not_chosen' });
  const of = (page: number): AccountingPart => ({ company, page });
  return part === 'contacts'
    ? everyPage(
        (page) => deps.accounting.contacts(access, of(page)),
        (rows) => takeContacts(deps, scope, company, rows),
      )
    : everyPage(
        (page) => deps.accounting.invoices(access, { ...of(page), from }),
        (rows) => takeInvoices(deps, scope, company, rows),
      );
};

/** Runs again after a crash or while the product is away: what was taken is passed over. */
export const takeRecords: Handler<Payload> = {
  kind: TAKE_JOB,
  concurrency: 1,
  attempts: 8,
  item: async ({ deps, scope }, { payload }, { refId }) => {
    const why = await takeAll(deps, scope, await linkedOf(deps, scope), refId, payload.from);
    if (why) return stopped(deps, scope, why);
    const done = refId === 'invoices' ? { takenAt: deps.now() } : {};
    await deps.db.transact((tx) => noteAccountingWork(tx, scope, { state: 'CONNECTED', ...done }));
    return { status: 'DONE' };
  },
  finish: async ({ deps, scope }) => {
    await deps.db.transact(async (tx) => {
      await queueOpenReports(tx, scope, deps.now());
    });
    return undefined;
  },
};
