import { turnedAway } from '../client/guards.ts';
import type { Session } from '../client/session.ts';
import type { Page } from '../ui/resource/page.ts';

export const opens = (permissions: ReadonlySet<string>, keys: readonly string[]): boolean =>
  keys.length === 0 || keys.some((key) => permissions.has(key));

type Asks = Pick<Page, 'permission' | 'guards'>;

/** The address to redirect to, or null if access is granted. Permission is checked before the guards. */
export const redirectIfDenied = (
  { permission, guards = [] }: Asks,
  { permissions, setting }: Pick<Session, 'permissions' | 'setting'>,
): { to: string; state: object } | null => {
  if (!opens(permissions, permission)) return { to: '/v2/error/unauthorized', state: { keys: permission } };
  const away = turnedAway(guards, setting);
  return away && { to: away.to, state: { reason: away.reason } };
};
