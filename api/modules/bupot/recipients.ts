import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { phonesOf } from '../../../db/repositories/counterparties.ts';
import type { Channel } from '../kit/letter.ts';
import type { Rule } from '../kit/selection.ts';

/** What is said of a slip whose payee cannot be reached by a channel. */
export const lackOf = (channel: Channel): string => `mail.no_${channel === 'email' ? 'email' : 'phone'}`;

type Payee = Pick<Bupot, 'payeeNpwp' | 'payeeEmail'>;

/** Where letters about slips go: the e-mail stands in the slip, the telephone with the counterparty of that NPWP or NIK. */
const recipients = async (
  scope: Scope,
  query: Query,
  payees: readonly Payee[],
  channel: Channel,
): Promise<(string | null)[]> => {
  if (channel === 'email') return payees.map(({ payeeEmail }) => payeeEmail || null);
  const known = payees.map(({ payeeNpwp }) => payeeNpwp ?? '').filter((npwp) => npwp !== '');
  const phones = await phonesOf(scope, query, known);
  return payees.map(({ payeeNpwp }) => phones.get(payeeNpwp ?? '') ?? null);
};

export const recipientOf = async (scope: Scope, query: Query, payee: Payee, channel: Channel): Promise<string | null> =>
  (await recipients(scope, query, [payee], channel))[0] ?? null;

/** A letter needs an address or a telephone of its payee. */
export const reached = (channel: Channel): NonNullable<Rule<Bupot>['recipient']> => ({
  known: async (scope, query, rows) => (await recipients(scope, query, rows, channel)).map(Boolean),
  lack: lackOf(channel),
});
