import type { AuthProvider } from 'react-admin';
import { mayDo } from '#domain/access.ts';
import { type Carried, carry } from '../client/carried.ts';
import { call } from '../client/http.ts';
import { forgetSession, openSession } from '../client/session.ts';

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly code?: string;
};

/** Pages for whoever holds the link ask for nobody's session: without one, react-admin would lead away to the sign-in page. */
const isForEverybody = (): boolean => /^\/(public|demo)\//.test(window.location.pathname);

export const authProvider: AuthProvider = {
  login: async ({ email, password, remember, code = '' }: SignIn) => {
    forgetSession();
    // Whatever else is known of who signs in (a demo's account says where they work) is no part of what is asked.
    const given: SignIn = { email, password, remember, ...(code ? { code } : {}) };
    carry(await call<Carried>('POST', '/public/api/session', given, { quiet: true }));
  },
  /** The page /logout clears cookies and storage on the server's word; what this page holds goes here. */
  logout: async () => {
    forgetSession();
    return '/login';
  },
  checkAuth: async () => {
    if (!isForEverybody()) await openSession();
  },
  /** Where a refusal leads is said once, by whoever asks the server (client/http.ts): react-admin has nothing to add. */
  checkError: async () => undefined,
  getPermissions: async () => (isForEverybody() ? new Set<string>() : (await openSession()).permissions),
  /** Answered before it is asked where somebody is signed in (client/query-client.ts). */
  canAccess: async ({ resource, action }) =>
    !isForEverybody() && mayDo((await openSession()).permissions, resource, action),
  getIdentity: async () => {
    const { profile } = await openSession();
    return { id: profile.id, fullName: profile.name };
  },
};
