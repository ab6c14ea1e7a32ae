import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import { backoff, failed, type ItemResult, retryLater } from '../item-result.ts';
import { asOffice } from '../moves.ts';
import { ANSWER_LOST, type OfficeSet, type Sent, type SentFamily, saying, UNREACHABLE } from './family.ts';

/** Attempts before the document counts as failed. */
const SEND_ATTEMPTS = 5;
/** Queries by the job before it leaves the rest to the schedule. */
const ASK_ATTEMPTS = 8;

export const outcomesOf = <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
) => {
  const silence = (scope: Scope): string => say(scope.locale, `${family.words}.office_unreachable`);

  const giveUp = async (deps: Deps, scope: Scope, id: string, unknown: boolean): Promise<ItemResult> => {
    const code = unknown ? ANSWER_LOST : UNREACHABLE;
    const read = await family.row(scope, deps.db.read, id);
    const set = saying<Set>({
      officeCode: code,
      officeMessage: say('id', `${family.words}.office_unreachable`),
    });
    if (read && family.allows('fail', read))
      await deps.db.transact((tx) => family.move(tx, deps, asOffice(scope), deps.now(), [{ read, move: 'fail', set }]));
    return failed(code, silence(scope));
  };

  const resultOf = (scope: Scope, row: Row | undefined, attempts: number): ItemResult => {
    if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
    const through = family.through(scope, row);
    if (through) return through;
    if (family.isWaiting(row) && !family.isThrownBack(row)) {
      const message = say(scope.locale, `${family.words}.office_waiting`);
      // Answers that depend on other parties may take days: the schedule queries them.
      if (attempts >= ASK_ATTEMPTS || !family.comesSoon(row)) return { status: 'DONE', code: 'WAITING', message };
      return retryLater(backoff(attempts), 'WAITING', message);
    }
    return failed(
      row.officeCode ?? row.status,
      row.officeMessage ?? say(scope.locale, `${family.states}.${row.status}`),
    );
  };

  const notReached = (
    deps: Deps,
    scope: Scope,
    id: string,
    answer: Extract<Answer<unknown>, { kind: 'unreachable' }>,
    { attempts, unknown }: { attempts: number; unknown: boolean },
  ): ItemResult | Promise<ItemResult> =>
    attempts + 1 >= SEND_ATTEMPTS
      ? giveUp(deps, scope, id, unknown)
      : retryLater(Math.max(answer.retryAfterMs, backoff(attempts)), UNREACHABLE, silence(scope));

  return { resultOf, giveUp, notReached };
};
