import { readCode } from '#domain/people/factor-code.ts';
import { NO_COMPANY } from '#domain/people/no-company.ts';
import { Problem } from '#domain/problem.ts';
import type { SecurityEvent } from '#domain/security/events.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { unsafeIsKnownAddress } from '../../../db/repositories/known-addresses.ts';
import { companiesOf, type Person, personByEmail } from '../../../db/repositories/people.ts';
import { factorOf } from '../../../db/repositories/second-factors.ts';
import { removeSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { ownScope } from '../people/own-scope.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import type { Attempts } from './attempts.ts';
import { addressKey, beginSession, type Entrance } from './begin-session.ts';
import { hashToken, type SessionBook } from './book.ts';
import { passwordFits } from './password.ts';

type SignInInput = Entrance & {
  email: string;
  password: string;
  code: string;
  former?: string;
};
type SignedIn = { token: string; csrf: string; companyId: string; user: { id: string; name: string; email: string } };

type SignInRefusal = Extract<SecurityEvent, 'wrong_password' | 'unknown_account' | 'wrong_code' | 'sign_in_held'>;

/** A used recovery code changes the account. */
const noteRecovery = async (deps: Deps, tx: Tx, person: Person, input: SignInInput): Promise<void> => {
  if (readCode(input.code).kind !== 'recovery') return;
  const scope = ownScope(person, { companyId: SYSTEM_COMPANY, role: '' }, { ...input, locale: 'id' });
  await unsafeAppendAccount(tx, scope, deps.now(), { userId: person.id, action: 'recoveryCode' });
};

/**
 * The token is always new, which prevents session fixation. A wrong address and a wrong password give the same response
 * after the same time; a code is requested once the password is right. After too many tries an account is locked for
 * new addresses: there, password and code are checked together, and the response does not reveal which was wrong.
 */
export const signIn = async (
  deps: Deps,
  { attempts, book }: { attempts: Attempts; book: SessionBook },
  input: SignInInput,
): Promise<SignedIn> => {
  const { network } = input;
  const account = input.email.trim().toLowerCase();
  const person = await personByEmail(deps.db.read, account);
  const from = addressKey(deps, person?.id ?? '', network);
  const known = network !== null && (await unsafeIsKnownAddress(deps.db.read, person?.id ?? '', from));
  const stranger = { address: network ?? '', account, known };
  const held = input.code === '' ? undefined : await attempts.held(stranger);
  const one = { ...stranger, byCode: held !== undefined };
  const refused = (event: SignInRefusal): void => {
    const { ip, userAgent } = input;
    deps.securityLog.note({ event, userId: person?.id ?? '', userName: person?.name ?? '', ip, userAgent });
  };
  await attempts.begin(one).catch((error: unknown) => {
    refused('sign_in_held');
    throw error;
  });
  const [first] = person ? await companiesOf(deps.db.read, person.id) : [];
  const fits = await passwordFits(person?.passwordHash, input.password);
  if (!held && !(fits && person)) {
    refused(person ? 'wrong_password' : 'unknown_account');
    throw new Problem('invalid', { message: 'problem.wrong_credentials' });
  }
  const asksCode = person !== undefined && Boolean((await factorOf(deps.db.read, person.id))?.confirmedAt);
  if (asksCode && input.code === '') {
    await attempts.undecided(one);
    throw new Problem('invalid', { errors: { code: 'account.factor.needed' } });
  }
  const companyId = first?.companyId ?? NO_COMPANY;
  const former = input.former === undefined ? undefined : hashToken(input.former);
  const begun = await deps.db.transact(async (tx) => {
    const mayTry = !held || (await attempts.countCode(tx, one, fits));
    if (!person || !fits || !mayTry || (held && !asksCode)) return undefined;
    if (asksCode && !(await spendCode(deps, tx, person.id, input.code))) return undefined;
    if (asksCode) await noteRecovery(deps, tx, person, input);
    if (former) await removeSession(tx, former);
    const event = asksCode ? 'signed_in_by_code' : 'signed_in';
    return { person, ...(await beginSession(tx, deps, { ...input, person, companyId, event })) };
  });
  if (!begun) {
    refused(fits && asksCode ? 'wrong_code' : 'sign_in_held');
    throw held ?? new Problem('invalid', { errors: { code: 'account.factor.wrong' } });
  }
  await attempts.succeeded(one);
  if (former) book.forget(former);
  const { id, name, email } = begun.person;
  return { token: begun.token, csrf: begun.csrf, companyId, user: { id, name, email } };
};
