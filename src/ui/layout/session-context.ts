import { createContext, useContext } from 'react';
import type { Session } from '../../client/session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Who is here, in which company, with which keys. Only inside pages that need signing in. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of a signed-in page');
  return session;
};

/** The session where there may be none: parts that also stand on public pages. */
export const useMaybeSession = (): Session | null => useContext(SessionContext);

/** What the line to the tax office can do for this company. */
export const useOffice = (): Session['setting']['office'] => useSession().setting.office;
