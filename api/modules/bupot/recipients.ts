import { payeeForCounterparties } from '#domain/bupot/payee-habit.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { phonesOf } from '../../../db/repositories/counterparties.ts';
import type { Channel } from '../../documents/letter.ts';
import type { Letter } from '../../documents/send-many.ts';

export const lackOf = (channel: Channel): string => `mail.no_${channel === 'email' ? 'email' : 'phone'}`;

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

/** The e-mail comes from the slip, the telephone from the counterparty with its NPWP or NIK. */
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

export const reached = async (
  scope: Scope,
  query: Query,
  payees: readonly Payee[],
  channel: Channel,
): Promise<boolean[]> => (await recipients(scope, query, payees, channel)).map(Boolean);
