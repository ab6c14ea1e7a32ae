import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { SentDocument, Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import { backoff, failed, type ItemResult, retryLater, skipped } from '../item-result.ts';
import { asOffice } from '../moves.ts';
import { type CommonMove, type OfficeSet, type Sent, type SentFamily, saying, UNREACHABLE } from './family.ts';
import { sentDocument } from './sent-document.ts';

export type Requests<Row extends Sent, Move extends string, Payload> = {
  readonly stands: (row: Row, payload: Payload) => boolean;
  readonly keyOf: (row: Row, payload: Payload) => string;
  readonly ask: (deps: Deps, document: SentDocument, payload: Payload, key: string) => Promise<Answer<Verdict>>;
  readonly complete: (
    deps: Deps,
    scope: Scope,
    id: string,
    payload: Payload,
    verdict: Verdict,
  ) => Promise<Row | undefined>;
  readonly refusal: (row: Row, payload: Payload) => Move | null;
};

const ATTEMPTS = 6;

export const requestingItem = <
  Row extends Sent,
  Full extends Row,
  Move extends string,
  Set extends OfficeSet,
  Outgoing,
  Payload,
>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
  requests: Requests<Row, Move, Payload>,
) => {
  const stateOf = (scope: Scope, { status }: Row): string => say(scope.locale, `${family.states}.${status}`);

  const turnedDown = async (
    deps: Deps,
    scope: Scope,
    id: string,
    payload: Payload,
    refusal: { code: string; message: string },
  ): Promise<ItemResult> => {
    const read = await family.row(scope, deps.db.read, id);
    const set = saying<Set>({ officeCode: refusal.code, officeMessage: refusal.message });
    const noted = (row: Row): CommonMove | null => (family.allows('inquire', row) ? 'inquire' : null);
    const move: Move | CommonMove | null = read ? (requests.refusal(read, payload) ?? noted(read)) : null;
    if (read && move)
      await deps.db.transact((tx) => family.move(tx, deps, asOffice(scope), deps.now(), [{ read, move, set }]));
    return failed(refusal.code, refusal.message);
  };

  return async (
    deps: Deps,
    scope: Scope,
    { id, attempts, payload }: { id: string; attempts: number; payload: Payload },
  ): Promise<ItemResult> => {
    const row = await family.row(scope, deps.db.read, id);
    if (!row) return failed('not_found', say(scope.locale, 'problem.not_found'));
    if (!requests.stands(row, payload)) return skipped('settled', stateOf(scope, row));
    const sender = await ownCompany(scope, deps.db.read);
    const document = await sentDocument(family, scope, deps.db.read, sender, row);
    const answer = await requests.ask(deps, document, payload, requests.keyOf(row, payload));
    if (answer.kind === 'done') {
      const now = (await requests.complete(deps, scope, id, payload, answer.value)) ?? row;
      return { status: 'DONE', code: now.status, message: stateOf(scope, now) };
    }
    if (answer.kind === 'refused') return turnedDown(deps, scope, id, payload, answer);
    const message = say(scope.locale, `${family.words}.office_unreachable`);
    if (attempts + 1 < ATTEMPTS)
      return retryLater(Math.max(answer.retryAfterMs, backoff(attempts)), UNREACHABLE, message);
    // If the request may have arrived, only the office knows: the document is unchanged and its state is queried.
    if (answer.unknown) return failed(UNREACHABLE, message);
    return turnedDown(deps, scope, id, payload, {
      code: UNREACHABLE,
      message: say('id', `${family.words}.office_unreachable`),
    });
  };
};
