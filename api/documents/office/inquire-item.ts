import { OFFICE } from '#domain/doer.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { knowsNothing } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import { backoff, failed, type ItemResult, retryLater, skipped } from '../item-result.ts';
import { asOffice } from '../moves.ts';
import { ANSWER_LOST, NOT_SENT, type OfficeSet, type Sent, type SentFamily, saying, UNREACHABLE } from './family.ts';
import { sentDocument, verdictsOf } from './sent-document.ts';

export const ROUND_MS = 60_000;

/**
 * Waiting documents are queried less often as they age: each time a twentieth of the age has passed, so after a week
 * every few hours.
 */
export const isDue = (updatedAt: number, now: number): boolean => {
  const age = now - updatedAt;
  if (age < ROUND_MS) return false;
  const every = Math.max(ROUND_MS, age / 20);
  return Math.floor(age / every) !== Math.floor((age - ROUND_MS) / every);
};

/**
 * The office may have a document whose sending failed after it began. It is not changed or deleted before the office
 * confirms that it has nothing; otherwise the versions could differ.
 */
export const refuseReserved =
  <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
    family: SentFamily<Row, Full, Move, Set, Outgoing>,
  ) =>
  async (deps: Deps, scope: Scope, row: Row): Promise<void> => {
    if (row.officeCode !== ANSWER_LOST) return;
    const sender = await ownCompany(scope, deps.db.read);
    const answer = await family.office(deps).ask(await sentDocument(family, scope, deps.db.read, sender, row));
    if (knowsNothing(answer)) return;
    if (answer.kind !== 'done' || !['rejected', 'savedInvalid'].includes(answer.value.state))
      throw new Problem('conflict', { message: `${family.words}.office_holds_it` });
  };

const ATTEMPTS = 4;

export const inquiringItem = <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
) => {
  const { takeVerdict } = verdictsOf(family);
  const stateOf = (scope: Scope, { status }: Row): string => say(scope.locale, `${family.states}.${status}`);

  /** The office does not know it: the sending never arrived, and a user may send again. */
  const neverArrived = async (deps: Deps, scope: Scope, read: Row): Promise<ItemResult> => {
    const key = `${family.words}.office_knows_nothing`;
    const set = saying<Set>({ officeCode: NOT_SENT, officeMessage: say('id', key) });
    const move = family.allows('fail', read)
      ? 'fail'
      : read.status === family.failedState && read.officeCode !== NOT_SENT
        ? 'inquire'
        : null;
    if (move) await deps.db.transact((tx) => family.move(tx, deps, asOffice(scope), deps.now(), [{ read, move, set }]));
    return failed(NOT_SENT, say(scope.locale, key));
  };

  return async (deps: Deps, scope: Scope, { id, attempts }: { id: string; attempts: number }): Promise<ItemResult> => {
    const row = await family.row(scope, deps.db.read, id);
    if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
    if (!family.allows('inquire', row)) return skipped('settled', stateOf(scope, row));
    const sender = await ownCompany(scope, deps.db.read);
    const answer = await family.office(deps).ask(await sentDocument(family, scope, deps.db.read, sender, row));
    if (knowsNothing(answer)) return neverArrived(deps, scope, row);
    if (answer.kind === 'refused') return failed(answer.code, answer.message);
    if (answer.kind === 'unreachable') {
      const message = say(scope.locale, `${family.words}.office_unreachable`);
      if (attempts + 1 >= ATTEMPTS) return failed(UNREACHABLE, message);
      return retryLater(Math.max(answer.retryAfterMs, backoff(attempts)), UNREACHABLE, message);
    }
    const now = (await takeVerdict(deps, scope, id, answer.value)) ?? row;
    return { status: 'DONE', code: now.status, message: stateOf(scope, now) };
  };
};

type Waiting = { id: string; companyId: string; label: string; updatedAt: number };

/** Scheduled work: limited to what the office's answers require, and recorded as the office. */
const clockScope = (companyId: string): Scope =>
  asOffice({
    companyId,
    userId: 'system',
    userName: OFFICE,
    role: 'system',
    permissions: new Set(),
    ip: '',
    locale: 'id',
  });

/** Queues one hidden job per company. Returns the number of documents. */
export const inquireAll = async (deps: Deps, kind: string, open: readonly Waiting[]): Promise<number> => {
  const now = deps.now();
  const waiting = open.filter(({ updatedAt }) => isDue(updatedAt, now));
  for (const companyId of new Set(waiting.map((row) => row.companyId)))
    await deps.db.transact((tx) =>
      enqueue(tx, clockScope(companyId), now, {
        kind,
        payload: {},
        visible: false,
        uniqueKey: `${kind}:${companyId}:${Math.floor(now / ROUND_MS)}`,
        items: waiting.filter((row) => row.companyId === companyId).map(({ id, label }) => ({ refId: id, label })),
      }),
    );
  return waiting.length;
};
