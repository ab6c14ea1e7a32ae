import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { allows, isApproved, sendingMove } from '#domain/faktur/standing.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturById } from '../../../db/repositories/faktur.ts';
import { sendingsOf } from '../../../db/repositories/faktur-chain.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { activeSignee, type Signee } from '../../../db/repositories/signees.ts';
import type { Deps } from '../deps.ts';
import { again, backoff, failed, type ItemResult, problemResult, skipped } from '../kit/item-result.ts';
import { applyVerdict, isWaiting } from './apply-verdict.ts';
import { asOffice, moveFakturs } from './move-fakturs.ts';
import {
  ANSWER_LOST,
  KEY_REUSED,
  outgoingOf,
  sendingKey,
  sendingSet,
  sentDocument,
  UNREACHABLE,
} from './office-document.ts';
import { uploadErrors } from './upload-checks.ts';

/** After so many attempts without a word from the office the document counts as failed. */
const SEND_ATTEMPTS = 5;
/** After so many questions the schedule goes on asking, and the job is done with it. */
const ASK_ATTEMPTS = 8;

/** `since`: how long the trail was when the documents were put in line, for the first time or again. */
export type UploadPayload = { move: 'upload' | 'retry'; since?: number };

/** Whether this job has sent a document before, though nobody lived to write down what came of it. */
const sentSince = async (deps: Deps, scope: Scope, id: string, since: number): Promise<boolean> =>
  (await sendingsOf(scope, deps.db.read, id)).some(({ seq }) => seq > since);

/** Moves a document of a large job, or one whose sending is tried again, just before it is sent. */
const begin = async (
  deps: Deps,
  scope: Scope,
  faktur: Faktur,
  signee: Signee | undefined,
): Promise<ItemResult | null> => {
  const move = sendingMove(faktur);
  if (!move) return null;
  const [error] = await uploadErrors(deps, scope, faktur);
  if (error) return failed('invalid', say(scope.locale, error.message, error.params));
  try {
    await deps.db.transact((tx) =>
      moveFakturs(tx, deps, scope, deps.now(), [{ read: faktur, move, set: sendingSet(faktur, signee) }]),
    );
    return null;
  } catch (problem) {
    // Whoever was faster may be another run of this very job: what to do is seen from where the document stands now.
    if (problem instanceof Problem && problem.code === 'conflict') return null;
    return problemResult(scope.locale, problem);
  }
};

const giveUp = async (deps: Deps, scope: Scope, id: string, unknown: boolean): Promise<ItemResult> => {
  const code = unknown ? ANSWER_LOST : UNREACHABLE;
  const row = await fakturById(scope, deps.db.read, id);
  if (row && allows('fail', row))
    await deps.db.transact((tx) =>
      moveFakturs(tx, deps, asOffice(scope), deps.now(), [
        {
          read: row,
          move: 'fail',
          set: { officeCode: code, officeMessage: say('id', 'faktur.server.office_unreachable') },
        },
      ]),
    );
  return failed(code, say(scope.locale, 'faktur.server.office_unreachable'));
};

/** What a document's state says about its upload. */
export const resultOf = (scope: Scope, row: FakturRow | undefined, attempts: number): ItemResult => {
  if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (isApproved(row)) return { status: 'DONE', ...(row.number ? { message: row.number } : {}) };
  if (isWaiting(row) && !allows('retry', row)) {
    const message = say(scope.locale, 'faktur.server.office_waiting');
    // With the buyer it may take days: the schedule asks.
    if (attempts >= ASK_ATTEMPTS || !allows('reject', row)) return { status: 'DONE', code: 'WAITING', message };
    return again(backoff(attempts), 'WAITING', message);
  }
  return failed(row.officeCode ?? row.status, row.officeMessage ?? say(scope.locale, `status.${row.status}`));
};

/**
 * The office got this sending before and its answer was lost; since then something beside the invoice changed, such as who
 * signs. What counts is what the office holds: it is asked after and not taken for refused.
 */
const heldBefore = async (
  deps: Deps,
  scope: Scope,
  faktur: Faktur,
  { seller, attempts }: { seller: OwnCompany; attempts: number },
): Promise<ItemResult> => {
  const answer = await deps.djp.ask(await sentDocument(scope, deps.db.read, seller, faktur));
  if (answer.kind === 'done')
    return resultOf(scope, await applyVerdict(deps, scope, faktur.id, answer.value), attempts);
  if (answer.kind === 'unreachable' && attempts + 1 < SEND_ATTEMPTS)
    return again(
      Math.max(answer.retryAfterMs, backoff(attempts)),
      UNREACHABLE,
      say(scope.locale, 'faktur.server.office_unreachable'),
    );
  return giveUp(deps, scope, faktur.id, true);
};

const send = async (
  deps: Deps,
  scope: Scope,
  faktur: Faktur,
  around: { seller: OwnCompany; signee: Signee; attempts: number },
): Promise<ItemResult> => {
  const { seller, signee, attempts } = around;
  const key = await sendingKey(scope, deps.db.read, faktur.id);
  const answer = await deps.djp.send(await outgoingOf(scope, deps.db.read, seller, signee, faktur), key);
  if (answer.kind === 'done') {
    const row = await applyVerdict(deps, scope, faktur.id, answer.value.verdict, answer.value.ref);
    return resultOf(scope, row, attempts);
  }
  if (answer.kind === 'refused') {
    const { code, message } = answer;
    if (code === KEY_REUSED) return heldBefore(deps, scope, faktur, { seller, attempts });
    return resultOf(scope, await applyVerdict(deps, scope, faktur.id, { state: 'rejected', code, message }), attempts);
  }
  if (attempts + 1 >= SEND_ATTEMPTS) return giveUp(deps, scope, faktur.id, answer.unknown === true);
  return again(
    Math.max(answer.retryAfterMs, backoff(attempts)),
    UNREACHABLE,
    say(scope.locale, 'faktur.server.office_unreachable'),
  );
};

/**
 * One document of an upload job, from draft to verdict. May be run again at any point: what was moved is not moved again, and
 * sending twice with one key is sending once, so that a crash between sending and writing is healed by sending again.
 */
export const uploadItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, since = Number.POSITIVE_INFINITY }: { id: string; attempts: number; since?: number | undefined },
): Promise<ItemResult> => {
  const signee = await activeSignee(scope, deps.db.read, 'efaktur-v2');
  const before = await fakturById(scope, deps.db.read, id);
  if (!before) return resultOf(scope, before, attempts);
  // A document this job has sent already and the office has thrown back is not sent again by itself.
  if (allows('retry', before) && (attempts > 0 || (await sentSince(deps, scope, id, since))))
    return resultOf(scope, before, attempts);
  const stopped = await begin(deps, scope, before, signee);
  if (stopped) return stopped;
  const faktur = await fakturById(scope, deps.db.read, id);
  if (!faktur) return resultOf(scope, faktur, attempts);
  if (isApproved(faktur)) return resultOf(scope, faktur, attempts);
  if (!isWaiting(faktur)) return skipped('wrong_status', say(scope.locale, `status.${faktur.status}`));
  if (!signee) return giveUp(deps, scope, id, false);
  const seller = await ownCompany(scope, deps.db.read);
  if (!faktur.officeRef || attempts === 0) return send(deps, scope, faktur, { seller, signee, attempts });
  const answer = await deps.djp.ask({
    tin: seller.npwp,
    companyId: scope.companyId,
    objectId: id,
    ref: faktur.officeRef,
  });
  const row = answer.kind === 'done' ? await applyVerdict(deps, scope, id, answer.value) : faktur;
  return resultOf(scope, row, attempts);
};
