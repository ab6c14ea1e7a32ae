import { readCode } from '#domain/people/factor-code.ts';
import type { Tx } from '../../../db/database.ts';
import { changeFactor, factorOf, type SecondFactorRow, takeStep } from '../../../db/repositories/second-factors.ts';
import type { Deps } from '../deps.ts';
import { type SealedFor, unsealed } from '../seal.ts';
import { stepOf } from './totp.ts';

type Needs = Pick<Deps, 'keyed' | 'now'>;

export const sealedFor = ({ keyed }: Pick<Deps, 'keyed'>, userId: string): SealedFor => ({
  keyed,
  purpose: 'factors',
  owner: userId,
});

/** A recovery code as it is kept: nobody tries codes against it without the key outside the database. */
export const storedCode = ({ keyed }: Pick<Deps, 'keyed'>, userId: string, code: string): string =>
  keyed('factors', `${userId} ${code}`);

/** Uses up a code of the app for this secret; false where it is wrong or was used. */
export const spendStep = async (deps: Needs, tx: Tx, of: SecondFactorRow, code: string): Promise<boolean> => {
  const step = stepOf(unsealed(sealedFor(deps, of.userId), of.sealed), code, deps.now());
  return step !== null && takeStep(tx, of.userId, step);
};

/** Uses up what somebody typed: a code of the app, or one to recover with. Each is good once, also for two at once. */
export const spendCode = async (deps: Needs, tx: Tx, userId: string, typed: string): Promise<boolean> => {
  const factor = await factorOf(tx.db, userId);
  const read = readCode(typed);
  if (!factor || read.kind === 'none') return false;
  if (read.kind === 'app') return spendStep(deps, tx, factor, read.code);
  const kept = storedCode(deps, userId, read.code);
  if (!factor.recovery.includes(kept)) return false;
  return changeFactor(tx, factor, { recovery: factor.recovery.filter((one) => one !== kept) });
};
