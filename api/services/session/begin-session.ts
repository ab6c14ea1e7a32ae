import { beginning } from '#domain/definition/readable-text.ts';
import type { SecurityEvent } from '#domain/security/events.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeRememberAddress } from '../../../db/repositories/known-addresses.ts';
import { insertSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { tellEverywhere } from '../security/tell-everywhere.ts';
import { endOf, hashToken } from './book.ts';

/** `network`: null if the address is unknown. */
export type Entrance = { readonly ip: string; readonly network: string | null; readonly userAgent: string };

type Entering = Entrance & {
  readonly person: { readonly id: string; readonly name: string };
  readonly companyId: string;
  readonly event: Extract<SecurityEvent, 'signed_in' | 'signed_in_by_code'>;
};

export const addressKey = (deps: Pick<Deps, 'keyed'>, userId: string, network: string | null): string =>
  deps.keyed('addresses', `${userId} ${network}`);

/** Returns the cookie token and the data of the page. From now on the address is known. */
export const beginSession = async (
  tx: Tx,
  deps: Pick<Deps, 'keyed' | 'now' | 'newToken'>,
  { person, companyId, ip, network, userAgent, event }: Entering,
): Promise<{ token: string; csrf: string }> => {
  const token = deps.newToken();
  const csrf = deps.newToken();
  const now = deps.now();
  if (network !== null) await unsafeRememberAddress(tx, person.id, addressKey(deps, person.id, network), now);
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: person.id,
    companyId,
    csrf,
    ip,
    userAgent: beginning(userAgent, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf(now, now),
  });
  await tellEverywhere(tx, person, { ip, userAgent }, now, { event });
  return { token, csrf };
};
