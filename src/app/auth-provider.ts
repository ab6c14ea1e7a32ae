import type { AuthProvider } from 'react-admin';
import { mayDo } from '#domain/access.ts';
import { isInternalResource } from '#domain/definition/plain-record.ts';
import { carry } from '../client/carried.ts';
import { request } from '../client/request.ts';
import { forgetSession, openSession } from '../client/session.ts';

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly code?: string;
};

/** Public pages need no session; without this check react-admin would redirect to sign-in. */
const isForEverybody = (): boolean => /^\/(public|demo)\//.test(window.location.pathname);

export const authProvider: AuthProvider = {
  login: async ({ email, password, remember, code = '' }: SignIn) => {
    forgetSession();
    // Only these fields are sent; a demo account carries more (such as where it leads).
    const given: SignIn = { email, password, remember, ...(code ? { code } : {}) };
    carry(await request('POST', '/public/api/session', { body: given, quiet: true }));
  },
  /** The page /logout clears cookies and storage through a server header; this clears what the page holds in memory. */
  logout: async () => {
    forgetSession();
    return '/login';
  },
  checkAuth: async () => {
    if (!isForEverybody()) await openSession();
  },
  /** Redirects after a refused call are handled in client/http.ts. */
  checkError: async () => undefined,
  getPermissions: async () => (isForEverybody() ? new Set<string>() : (await openSession()).permissions),
  /** Filled in advance for a signed-in user (client/query-client.ts). */
  canAccess: async ({ resource, action }) => {
    if (isForEverybody()) return false;
    const { permissions, setting } = await openSession();
    return isInternalResource(resource) ? setting.isInternal : mayDo(permissions, resource, action);
  },
  getIdentity: async () => {
    const { profile } = await openSession();
    return { id: profile.id, fullName: profile.name };
  },
};
