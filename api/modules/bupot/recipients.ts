import { payeeForCounterparties } from '#domain/bupot/payee-habit.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { phonesOf } from '../../../db/repositories/counterparties.ts';
import type { Channel } from '../../documents/letter.ts';
import type { Letter } from '../../documents/send-many.ts';

/** What is said of a slip whose payee cannot be reached by a channel. */
export const lackOf = (channel: Channel): string => `mail.no_${channel === 'email' ? 'email' : 'phone'}`;

/** The letter about a slip, to its own address or to one a person typed. */
export const letterOf = (bupot: Bupot, to?: string): Letter => {
  const met = payeeForCounterparties(bupot);
  const own = !to || to === bupot.payeeEmail;
  return {
    identity: met?.identity ?? '',
    name: bupot.payeeName ?? '',
    email: own ? bupot.payeeEmail : to,
    met: own ? met : null,
  };
};

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

/** Of each slip, whether a letter of this channel has somewhere to go. */
export const reached = async (
  scope: Scope,
  query: Query,
  payees: readonly Payee[],
  channel: Channel,
): Promise<boolean[]> => (await recipients(scope, query, payees, channel)).map(Boolean);
