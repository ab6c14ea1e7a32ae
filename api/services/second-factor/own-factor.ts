import type { FactorSetUp, RecoveryCodes, SecondFactor } from '#domain/people/account-schema.ts';
import { readCode, writtenCode } from '#domain/people/factor-code.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { type Person, personById } from '../../../db/repositories/people.ts';
import {
  beginFactor,
  changeFactor,
  factorOf,
  removeFactor,
  type SecondFactorRow,
} from '../../../db/repositories/second-factors.ts';
import { qrPath } from '../../output/qr.ts';
import { writeNotice } from '../account/notice.ts';
import { type Proving, provenSelf } from '../account/proven.ts';
import type { Deps } from '../deps.ts';
import { appendOwnHistory } from '../people/own-history.ts';
import { sealed } from '../seal.ts';
import { doubtSessions, endSessions } from '../session/end-sessions.ts';
import { sealedFor, spendCode, spendStep, storedCode } from './spend-code.ts';
import { newRecoveryCodes, newSecret, uriOf } from './totp.ts';

const wrong = () => new Problem('invalid', { errors: { code: 'account.factor.wrong' } });

export const ownFactor = async (deps: Deps, { userId, internal = false }: Scope): Promise<SecondFactor> => {
  const factor = await factorOf(deps.db.read, userId);
  const at = factor?.confirmedAt ?? null;
  return {
    on: at !== null,
    required: internal,
    since: at === null ? null : new Date(at).toISOString(),
    recoveryLeft: factor?.recovery.length ?? 0,
  };
};

/** No effect until a first code confirms it. */
export const beginOwnFactor = async (proving: Proving, scope: Scope, password: string): Promise<FactorSetUp> => {
  const { deps } = proving;
  const { id, email } = await provenSelf(proving, scope, password);
  const secret = newSecret();
  await deps.db.transact(async (tx) => {
    if ((await factorOf(tx.db, id))?.confirmedAt) throw new Problem('conflict', { message: 'account.factor.already' });
    await beginFactor(tx, id, sealed(sealedFor(deps, id), secret));
    await unsafeAppendAccount(tx, scope, deps.now(), { userId: id, action: 'factorBegin' });
  });
  return { secret, qr: qrPath(uriOf(secret, email)) };
};

const freshCodes = (deps: Deps, userId: string): { shown: RecoveryCodes; stored: string[] } => {
  const codes = newRecoveryCodes();
  return { shown: { codes: codes.map(writtenCode) }, stored: codes.map((code) => storedCode(deps, userId, code)) };
};

/** Wrong codes in an open session are counted like wrong passwords. */
const counted = async <T>({ attempts, deps }: Proving, scope: Scope, change: () => Promise<T>): Promise<T> => {
  const one = { address: scope.ip, account: `factor ${scope.userId}`, known: false };
  await attempts.begin(one);
  const done = await change().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'invalid')
      deps.securityLog.note({ ...scope, event: 'code_not_proven' });
    throw error;
  });
  await attempts.succeeded(one);
  return done;
};

/** All other sessions end, because they were started without it. */
export const confirmOwnFactor = async (
  proving: Proving,
  scope: Scope,
  { code, keep }: { code: string; keep: string },
): Promise<RecoveryCodes> => {
  const { deps } = proving;
  const { userId } = scope;
  const read = readCode(code);
  const { shown, stored } = freshCodes(deps, userId);
  await counted(proving, scope, () =>
    deps.db.transact(async (tx) => {
      const at = deps.now();
      const [factor, person] = [await factorOf(tx.db, userId), await personById(tx.db, userId)];
      if (!factor || !person) throw new Problem('conflict', { message: 'account.factor.not_begun' });
      if (factor.confirmedAt !== null) throw new Problem('conflict', { message: 'account.factor.already' });
      if (read.kind !== 'app' || !(await spendStep(deps, tx, factor, read.code))) throw wrong();
      if (!(await changeFactor(tx, factor, { confirmedAt: at, recovery: stored }))) throw wrong();
      await endSessions(tx, deps, userId, keep);
      doubtSessions(tx, deps, [keep]);
      await appendOwnHistory(tx, person, scope, at, { action: 'factorOn' });
      await writeNotice(deps, tx, scope, { which: 'factor_on', to: person.email, name: person.name });
    }),
  );
  return shown;
};

type Given = { readonly password: string; readonly code: string };

const withBoth = async (
  proving: Proving,
  scope: Scope,
  { password, code }: Given,
  change: (tx: Tx, factor: SecondFactorRow, person: Person) => Promise<void>,
): Promise<void> => {
  const { deps } = proving;
  const person = await provenSelf(proving, scope, password);
  await counted(proving, scope, () =>
    deps.db.transact(async (tx) => {
      if (!(await factorOf(tx.db, person.id))?.confirmedAt)
        throw new Problem('conflict', { message: 'account.factor.not_on' });
      if (!(await spendCode(deps, tx, person.id, code))) throw wrong();
      const factor = await factorOf(tx.db, person.id);
      if (factor) await change(tx, factor, person);
    }),
  );
};

/** Refused for internal admins, who must have a second factor. */
export const switchOffFactor = async (proving: Proving, scope: Scope, given: Given): Promise<void> => {
  if (scope.internal) throw new Problem('conflict', { message: 'account.factor.required' });
  await withBoth(proving, scope, given, async (tx, _factor, person) => {
    const { deps } = proving;
    await removeFactor(tx, person.id);
    await appendOwnHistory(tx, person, scope, deps.now(), { action: 'factorOff' });
    await writeNotice(deps, tx, scope, { which: 'factor_off', to: person.email, name: person.name });
  });
};

export const renewRecoveryCodes = async (proving: Proving, scope: Scope, given: Given): Promise<RecoveryCodes> => {
  const { deps } = proving;
  const { shown, stored } = freshCodes(deps, scope.userId);
  await withBoth(proving, scope, given, async (tx, factor, person) => {
    if (!(await changeFactor(tx, factor, { recovery: stored }))) throw wrong();
    await appendOwnHistory(tx, person, scope, deps.now(), { action: 'recoveryCodes' });
  });
  return shown;
};
