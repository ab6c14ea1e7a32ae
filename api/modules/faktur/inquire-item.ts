import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, awaitingOffice, isFailed } from '#domain/faktur/standing.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturRow } from '../../../db/repositories/faktur.ts';
import { unsafeAwaiting } from '../../../db/repositories/faktur-chain.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../deps.ts';
import { isDue, ROUND_MS } from '../kit/ask-again.ts';
import { again, backoff, failed, type ItemResult, skipped } from '../kit/item-result.ts';
import { applyVerdict } from './apply-verdict.ts';
import { asOffice, moveFakturs } from './move-fakturs.ts';
import { NOT_SENT, sentDocument, UNREACHABLE } from './office-document.ts';

const ATTEMPTS = 4;

/** The office does not know it: the sending never arrived, and a person may send again. */
const neverArrived = async (deps: Deps, scope: Scope, row: FakturRow): Promise<ItemResult> => {
  const message = say('id', 'faktur.server.office_knows_nothing');
  const set = { officeCode: NOT_SENT, officeMessage: message };
  if (allows('fail', row))
    await deps.db.transact((tx) =>
      moveFakturs(tx, deps, asOffice(scope), deps.now(), [{ read: row, move: 'fail', set }]),
    );
  else if (isFailed(row) && row.officeCode !== NOT_SENT)
    await deps.db.transact((tx) =>
      moveFakturs(tx, deps, asOffice(scope), deps.now(), [{ read: row, move: 'inquire', set }]),
    );
  return failed(NOT_SENT, say(scope.locale, 'faktur.server.office_knows_nothing'));
};

/** Asks the office how one document stands and writes down what it says. */
export const inquireItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: { id: string; attempts: number },
): Promise<ItemResult> => {
  const row = await fakturRow(scope, deps.db.read, id);
  if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!allows('inquire', row)) return skipped('settled', say(scope.locale, `status.${row.status}`));
  const seller = await ownCompany(scope, deps.db.read);
  const answer = await deps.djp.ask(await sentDocument(scope, deps.db.read, seller, row));
  if (answer.kind === 'refused') return neverArrived(deps, scope, row);
  if (answer.kind === 'unreachable') {
    const message = say(scope.locale, 'faktur.server.office_unreachable');
    if (attempts + 1 >= ATTEMPTS) return failed(UNREACHABLE, message);
    return again(Math.max(answer.retryAfterMs, backoff(attempts)), UNREACHABLE, message);
  }
  const now = await applyVerdict(deps, scope, id, answer.value);
  return {
    status: 'DONE',
    code: now?.status ?? row.status,
    message: say(scope.locale, `status.${now?.status ?? row.status}`),
  };
};

const AT_MOST = 5_000;

/** The scope of the clock: it may do what the office's answers ask for, in one company, and is written down as the office. */
const clockScope = (companyId: string): Scope =>
  asOffice({ companyId, userId: 'system', userName: 'DJP', role: 'system', held: new Set(), ip: '', locale: 'id' });

/** For the schedule: one quiet job per company that asks after everything the office still owes an answer. Answers how many. */
export const inquireWaiting = async (deps: Deps): Promise<number> => {
  const now = deps.now();
  const open = await unsafeAwaiting(
    deps.db.read,
    awaitingOffice.filter((status) => !isFailed({ status })),
    AT_MOST,
  );
  const waiting = open.filter(({ updatedAt }) => isDue(updatedAt, now));
  for (const companyId of new Set(waiting.map((row) => row.companyId)))
    await deps.db.transact((tx) =>
      enqueue(tx, clockScope(companyId), now, {
        kind: 'faktur.inquire',
        payload: {},
        visible: false,
        uniqueKey: `inquire:${companyId}:${Math.floor(now / ROUND_MS)}`,
        items: waiting.filter((row) => row.companyId === companyId).map(({ id, label }) => ({ refId: id, label })),
      }),
    );
  return waiting.length;
};
