import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { unsafeKnownEmails } from '../../../db/repositories/people.ts';
import { unsafeLastStep } from '../../../db/repositories/second-factors.ts';
import type { Deps } from '../deps.ts';
import { codeIn, stepAt } from '../second-factor/totp.ts';

type Person = Omit<DemoAccount, 'factor'> & { readonly secret: string | null };
type Needs = Pick<Deps, 'db' | 'now'>;

/** If the current code is used, the next one, which is already accepted. */
const factorOf = async ({ db, now }: Needs, email: string, secret: string): Promise<DemoAccount['factor']> => {
  const { step, left } = stepAt(now());
  const used = await unsafeLastStep(db.read, email);
  return { secret, code: codeIn(secret, used < step ? step : step + 1), goodFor: left };
};

export const demoAccounts = async (deps: Needs, accounts: readonly Person[]): Promise<DemoAccount[]> => {
  const emails = accounts.map(({ email }) => email);
  const known = new Set(await unsafeKnownEmails(deps.db.read, emails));
  return Promise.all(
    accounts
      .filter(({ email }) => known.has(email))
      .map(async ({ secret, ...account }) => ({
        ...account,
        factor: secret === null ? null : await factorOf(deps, account.email, secret),
      })),
  );
};
