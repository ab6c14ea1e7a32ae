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

/**
 * A recovery code is stored as a keyed hash: without the key, which is outside the database, it cannot be brute-forced.
 */
export const storedCode = ({ keyed }: Pick<Deps, 'keyed'>, userId: string, code: string): string =>
  keyed('factors', `${userId} ${code}`);

/** False if the code is wrong or was already used. */
export const spendStep = async (deps: Needs, tx: Tx, of: SecondFactorRow, code: string): Promise<boolean> => {
  const step = stepOf(unsealed(sealedFor(deps, of.userId), of.sealed), code, deps.now());
  return step !== null && takeStep(tx, of.userId, step);
};

/** Each code is valid once, even with concurrent requests. */
export const spendCode = async (deps: Needs, tx: Tx, userId: string, typed: string): Promise<boolean> => {
  const factor = await factorOf(tx.db, userId);
  const read = readCode(typed);
  if (!factor || read.kind === 'none') return false;
  if (read.kind === 'app') return spendStep(deps, tx, factor, read.code);
  const stored = storedCode(deps, userId, read.code);
  if (!factor.recovery.includes(stored)) return false;
  return changeFactor(tx, factor, { recovery: factor.recovery.filter((one) => one !== stored) });
};
