import { lacksStatements } from '#domain/efiling/csv-name.ts';
import type { Filing } from '#domain/efiling/filing.ts';
import { allowsFiling, isFiledFile } from '#domain/efiling/filing-status.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { codeLimitsOn } from '#domain/rules/law/filing-code.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { takesReturns, untilTakesReturns } from '#domain/spt/filing.ts';
import { filingById, lockFiling } from '../../../db/repositories/efiling/filings.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { FilingVerdict, OutgoingFiling } from '../../gateways/djp/filing/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { filingFamily, moveFiling, wrongStatus } from './family.ts';

type Named = { readonly id: string };

const refuse = (message: string, extra: Record<string, unknown> = {}): Problem =>
  new Problem('conflict', { message, extra });

const outgoingOf = async (deps: Deps, scope: Scope, filing: Filing): Promise<OutgoingFiling> => ({
  companyId: filing.companyId,
  objectId: filing.id,
  tin: (await ownCompany(scope, deps.db.read)).npwp,
  fileName: filing.fileName,
  size: filing.size,
  hash: filing.hash,
  attachments: filing.attachments.map(({ name, size, hash }) => ({ name, size, hash })),
});

const refuseUnfit = (deps: Deps, filing: Filing): void => {
  if (!deps.filingOffice.canFile) throw refuse('spt.server.cannot_file');
  if (!takesReturns(deps.now())) throw refuse('spt.check.hours');
  if (
    lacksStatements(
      filing.kind,
      filing.attachments.map(({ suffix }) => suffix),
    )
  )
    throw refuse('efiling.check.needs_statements');
};

const unreached = (): Problem => refuse('efiling.server.cannot_be_filed');

/** The office sends the code to the registered address. A new one replaces the one before. */
export const requestCode = async (deps: Deps, scope: Scope, { id }: Named) => {
  permit(scope, 'EFILING_UPLOAD');
  const read = await filingFamily.load(scope, deps.db.read, id);
  if (!allowsFiling('code', read)) throw wrongStatus(read);
  refuseUnfit(deps, read);
  const answer = await deps.filingOffice.sendCode(await outgoingOf(deps, scope, read));
  if (answer.kind === 'unreachable') throw unreached();
  if (answer.kind === 'refused') throw refuse('efiling.server.refused', { office: answer.message });
  const { shown, sentTo, ...stated } = answer.value;
  const now = deps.now();
  const { digits, lifeMs, tries } = codeLimitsOn(jakartaDay(now));
  const code = {
    sentTo,
    digits: stated.digits ?? digits,
    expiresAt: stated.expiresAt ?? now + lifeMs,
    tries: stated.tries ?? tries,
  };
  const [filing = read] = await deps.db.transact((tx) =>
    moveFiling(tx, deps, scope, now, [{ read, move: 'code', set: { code } }]),
  );
  return { filing, shown: deps.filingOffice.simulated ? shown : null };
};

type FilingPayload = { readonly code: string };

const keyOf = ({ officeRef }: Filing): string => officeRef ?? '';

const moveAs = (
  deps: Deps,
  scope: Scope,
  id: string,
  step: { readonly move: 'accept' | 'reject' | 'fail' | 'wrongCode'; readonly set: Partial<Filing> },
): Promise<Filing | undefined> =>
  deps.db.transact(async (tx) => {
    const read = await lockFiling(tx, scope, id);
    if (!read || !allowsFiling(step.move, read)) return read;
    const [moved] = await moveFiling(tx, deps, asOffice(scope), deps.now(), [{ read, ...step }]);
    return moved;
  });

const applied = async (deps: Deps, scope: Scope, filing: Filing, verdict: FilingVerdict): Promise<void> => {
  if (verdict.state === 'filed')
    await moveAs(deps, scope, filing.id, {
      move: 'accept',
      set: { bpe: verdict.ntte, filedAt: verdict.at, officeCode: null, officeMessage: null },
    });
  if (verdict.state === 'rejected')
    await moveAs(deps, scope, filing.id, {
      move: 'reject',
      set: { officeCode: verdict.code, officeMessage: verdict.message },
    });
};

const resultOf = (scope: Scope, filing: Filing | undefined): ItemResult =>
  filing && isFiledFile(filing)
    ? { status: 'DONE', code: filing.status, message: say(scope.locale, `efiling.status.${filing.status}`) }
    : failed(filing?.officeCode ?? 'FAILED', filing?.officeMessage ?? say(scope.locale, 'efiling.server.not_filed'));

/** Asked before it is sent again, because an answer may have been lost. */
export const fileFilingItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, last }: { readonly id: string; readonly attempts: number; readonly last: boolean },
  { code }: FilingPayload,
): Promise<ItemResult> => {
  const read = await filingById(scope, deps.db.read, id);
  if (!read || !allowsFiling('fail', read)) return resultOf(scope, read);
  const wait = untilTakesReturns(deps.now());
  if (wait > 0) return retryLater(wait, 'CLOSED', say(scope.locale, 'spt.check.hours'));
  const sent = await outgoingOf(deps, scope, read);
  const known = attempts > 0 ? await deps.filingOffice.ask(sent, keyOf(read)) : null;
  const answer: Answer<FilingVerdict> =
    known && known.kind !== 'refused' ? known : await deps.filingOffice.file(sent, code, keyOf(read));
  if (answer.kind === 'refused') {
    const isWrong = answer.code === 'CODE_WRONG';
    const tries = Math.max(0, (read.code?.tries ?? 1) - 1);
    const set = { officeCode: answer.code, officeMessage: answer.message };
    await (isWrong
      ? moveAs(deps, scope, id, { move: 'wrongCode', set: { ...set, code: read.code && { ...read.code, tries } } })
      : moveAs(deps, scope, id, { move: 'reject', set }));
    return failed(answer.code, answer.message);
  }
  const isWaiting = answer.kind === 'done' && answer.value.state === 'waiting';
  if (answer.kind === 'done' && !isWaiting) {
    await applied(deps, scope, read, answer.value);
    return resultOf(scope, await filingById(scope, deps.db.read, id));
  }
  if (!last)
    return retryLater(isWaiting ? 3_000 : backoff(attempts), 'WAITING', say(scope.locale, 'efiling.server.waits'));
  const message = say(scope.locale, 'efiling.server.cannot_be_filed');
  await moveAs(deps, scope, id, { move: 'fail', set: { officeCode: 'UNREACHABLE', officeMessage: message } });
  return failed('UNREACHABLE', message);
};

/** Waits briefly for the answer; otherwise the job continues. */
export const fileFiling = async (
  deps: Deps,
  scope: Scope,
  { id, version, code }: Named & { readonly version: number; readonly code: string },
): Promise<Filing> => {
  permit(scope, 'EFILING_UPLOAD');
  const before = await filingFamily.load(scope, deps.db.read, id);
  if (!allowsFiling('file', before)) throw wrongStatus(before);
  refuseUnfit(deps, before);
  const { code: sent } = before;
  if (!sent || sent.expiresAt <= deps.now() || sent.tries === 0) throw refuse('efiling.server.code_over');
  if (!new RegExp(`^\\d{${sent.digits}}$`).test(code))
    throw new Problem('invalid', { errors: { code: 'efiling.check.code' } });
  await deps.db.transact(async (tx) => {
    const read = await lockFiling(tx, scope, id);
    if (!read) throw new Problem('not_found');
    if (read.version !== version) throw new Problem('conflict');
    const now = deps.now();
    const set = { officeRef: `key:${id}:${read.version + 1}`, officeCode: null, officeMessage: null };
    const [filing = read] = await moveFiling(tx, deps, scope, now, [{ read, move: 'file', set }]);
    await enqueue(tx, scope, now, {
      kind: 'filing.file',
      payload: { code } satisfies FilingPayload,
      items: [{ refId: id, label: filingFamily.labelOf(filing) }],
      uniqueKey: `filing.file:${id}:${filing.version}`,
      runAt: now + HANDED_OVER_MS,
    });
  });
  await soon(deps, fileFilingItem(deps, scope, { id, attempts: 0, last: false }, { code }));
  return filingFamily.load(scope, deps.db.read, id);
};

/** "Coba lagi": asks the office; what it does not know can be sent again with a new code. */
export const inquireFiling = async (deps: Deps, scope: Scope, { id }: Named): Promise<Filing> => {
  permit(scope, 'EFILING_VIEW');
  const read = await filingFamily.load(scope, deps.db.read, id);
  if (!allowsFiling('inquire', read)) throw wrongStatus(read);
  const answer = await deps.filingOffice.ask(await outgoingOf(deps, scope, read), keyOf(read));
  if (answer.kind === 'unreachable') throw unreached();
  if (answer.kind === 'done') await applied(deps, scope, read, answer.value);
  return filingFamily.load(scope, deps.db.read, id);
};
