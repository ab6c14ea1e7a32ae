import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { sendingsOf } from '../../../db/repositories/sendings.ts';
import { type Signee, signeesOf, signerOf } from '../../../db/repositories/signees.ts';
import type { Deps } from '../../services/deps.ts';
import { failed, type ItemResult, problemResult, skipped } from '../item-result.ts';
import { KEY_REUSED, type OfficeSet, type Sent, type SentFamily } from './family.ts';
import { outcomesOf } from './outcomes.ts';
import { sendingKey, sentDocument, verdictsOf } from './sent-document.ts';

/**
 * From draft to verdict. Safe to run again at any point: sending twice with one key counts once, so a crash between
 * sending and recording is repaired by sending again.
 */
export const sendingItem = <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
) => {
  const { takeVerdict } = verdictsOf(family);
  const { resultOf, giveUp, notReached } = outcomesOf(family);

  /** True even if no result was recorded. */
  const sentSince = async (deps: Deps, scope: Scope, id: string, since: number): Promise<boolean> =>
    (await sendingsOf(scope, deps.db.read, id, family.begins)).some(({ seq }) => seq > since);

  const begin = async (
    deps: Deps,
    scope: Scope,
    full: Full,
    { signee, action }: { signee: Signee | undefined; action: string },
  ): Promise<ItemResult | null> => {
    const step = family.sendingStep(full, signee, action);
    if (!step) return null;
    const [error] = await family.errors(deps, scope, full);
    if (error) return failed('invalid', say(scope.locale, error.message, error.params));
    try {
      await family.refuseClosed?.(scope, deps.db.read, full);
      await deps.db.transact((tx) => family.move(tx, deps, scope, deps.now(), [step]));
      return null;
    } catch (problem) {
      // Another run of this job may have changed it: continue from the current state.
      if (problem instanceof Problem && problem.code === 'conflict') return null;
      return problemResult(scope.locale, problem);
    }
  };

  type Around = { sender: { npwp: string }; attempts: number };

  /**
   * The office got this sending but its answer was lost; since then related data changed. The office's version counts:
   * its state is queried, and the refusal ignored.
   */
  const reservedBefore = async (
    deps: Deps,
    scope: Scope,
    row: Row,
    { sender, attempts }: Around,
  ): Promise<ItemResult> => {
    const answer = await family.office(deps).ask(await sentDocument(family, scope, deps.db.read, sender, row));
    if (answer.kind === 'done') return resultOf(scope, await takeVerdict(deps, scope, row.id, answer.value), attempts);
    if (answer.kind === 'unreachable') return notReached(deps, scope, row.id, answer, { attempts, unknown: true });
    return giveUp(deps, scope, row.id, true);
  };

  const send = async (
    deps: Deps,
    scope: Scope,
    full: Full,
    { signee, ...around }: Around & { signee: Signee },
  ): Promise<ItemResult> => {
    const { sender, attempts } = around;
    const key = await sendingKey(family, scope, deps.db.read, full.id);
    const outgoing = await family.outgoing(scope, deps.db.read, sender, signee, full);
    const answer = await family.office(deps).send(outgoing, key);
    if (answer.kind === 'done') {
      const { verdict, ref } = answer.value;
      return resultOf(scope, await takeVerdict(deps, scope, full.id, verdict, ref), attempts);
    }
    if (answer.kind === 'unreachable')
      return notReached(deps, scope, full.id, answer, { attempts, unknown: answer.unknown === true });
    const { code, message } = answer;
    if (code === KEY_REUSED) return reservedBefore(deps, scope, full, around);
    const row = await takeVerdict(deps, scope, full.id, { state: 'rejected', code, message });
    return resultOf(scope, row, attempts);
  };

  type Input = { id: string; attempts: number; action: string; since?: number | undefined };

  const item = async (
    deps: Deps,
    scope: Scope,
    { id, attempts, action, since = Number.POSITIVE_INFINITY }: Input,
  ): Promise<ItemResult> => {
    const before = await family.full(scope, deps.db.read, id);
    if (!before) return resultOf(scope, before, attempts);
    const signee = signerOf(await signeesOf(scope, deps.db.read, family.product), before.signeeId);
    // A document this job has sent and the office rejected is not sent again automatically.
    if (family.isThrownBack(before) && (attempts > 0 || (await sentSince(deps, scope, id, since))))
      return resultOf(scope, before, attempts);
    const stopped = await begin(deps, scope, before, { signee, action });
    if (stopped) return stopped;
    const full = await family.full(scope, deps.db.read, id);
    if (!full || family.through(scope, full)) return resultOf(scope, full, attempts);
    if (!family.isWaiting(full)) return skipped('wrong_status', say(scope.locale, `${family.states}.${full.status}`));
    if (!signee) return giveUp(deps, scope, id, false);
    const sender = await ownCompany(scope, deps.db.read);
    if (!full.officeRef || (attempts === 0 && !family.isStored(full)))
      return send(deps, scope, full, { sender, signee, attempts });
    const document = { tin: sender.npwp, companyId: scope.companyId, objectId: id, ref: full.officeRef };
    const answer = await family.office(deps).ask(document);
    const row = answer.kind === 'done' ? await takeVerdict(deps, scope, id, answer.value) : full;
    return resultOf(scope, row, attempts);
  };
  return item;
};
