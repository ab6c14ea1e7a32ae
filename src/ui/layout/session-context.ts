import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { useCanAccess } from 'react-admin';
import type { ActionOf, Resource } from '#domain/access.ts';
import { whatPageCarries } from '../../client/carried.ts';
import { disconnectEvents } from '../../client/events.ts';
import { forgetSession, readSessionAnew, type Session } from '../../client/session.ts';
import type { Typist } from '../../client/stored-input.ts';
import { leaveFor } from '../feedback/unsaved.ts';

export const SessionContext = createContext<Session | null>(null);

/** Who is here, in which company, with which keys. Only inside pages that need signing in. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of a signed-in page');
  return session;
};

/** The session where there may be none: parts that also stand on public pages. */
export const useMaybeSession = (): Session | null => useContext(SessionContext);

/** Whose typing is kept on a page without a company (client/kept-typing.ts). */
export const TypistContext = createContext<Typist | null>(null);

/** Whose typing is kept, and for which company; null on public pages. */
export const useTypist = (): Typist | null => {
  const without = useContext(TypistContext);
  const session = useMaybeSession();
  return session ? { personId: session.profile.id, companyId: session.setting.companyId } : without;
};

/** What the line to the tax office can do for this company. */
export const useOffice = (): Session['setting']['office'] => useSession().setting.office;

/** react-admin's `useCanAccess`, for the resources and actions there are; answered at once, from what came with the session. */
export const useMay = <R extends Resource>(resource: R, action: ActionOf<R>): boolean =>
  useCanAccess({ resource, action }).canAccess === true;

/** Whether this person names who signs in Coretax: the Owner alone. */
export const useMayNameSignees = (): boolean => {
  const { userRole } = useSession().setting;
  return useMay('signees', 'create') && userRole === 'Owner';
};

/** Reads again who is here and what the company is, after a setting the frame knows has changed. */
export const useSessionAnew = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => {
    readSessionAnew();
    return client.invalidateQueries({ queryKey: ['session'] });
  }, [client]);
};

const post = (token: string, companyId: string, to: string): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/main/switch-company/form';
  for (const [name, value] of [
    ['_csrf', token],
    ['companyId', companyId],
    ['to', to],
  ] as const) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

/** Moves to another company, to a page of it or its start page: unsaved work is asked about, what this page holds is forgotten, and a form post loads the app anew. */
export const useSwitchCompany = () => {
  return useCallback(
    (companyId: string, to = '/main/home') =>
      leaveFor(() => {
        void whatPageCarries().then(({ csrf }) => {
          disconnectEvents();
          forgetSession();
          post(csrf, companyId, to);
        });
      }),
    [],
  );
};
