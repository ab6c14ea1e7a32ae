import { turnedAway } from '../client/guards.ts';
import type { Session } from '../client/session.ts';
import type { Page } from '../ui/resource/page.ts';

/** Several keys may open the same thing: any one of them suffices. */
export const opens = (held: ReadonlySet<string>, keys: readonly string[]): boolean =>
  keys.length === 0 || keys.some((key) => held.has(key));

type Asks = Pick<Page, 'permission' | 'guards'>;

/** Where this address sends a person instead: the key is asked first, then the guards. Null lets them in. */
export const keptOut = (
  { permission, guards = [] }: Asks,
  { held, setting }: Pick<Session, 'held' | 'setting'>,
): { to: string; state: object } | null => {
  if (!opens(held, permission)) return { to: '/v2/error/unauthorized', state: { keys: permission } };
  const away = turnedAway(guards, setting);
  return away && { to: away.to, state: { reason: away.reason } };
};
