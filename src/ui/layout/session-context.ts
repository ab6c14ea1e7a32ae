import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { useCanAccess } from 'react-admin';
import type { ActionOf, Resource } from '#domain/access.ts';
import { whatPageCarries } from '../../client/carried.ts';
import { disconnectEvents } from '../../client/events.ts';
import { forgetSession, readSessionAnew, type Session } from '../../client/session.ts';
import type { InputOwner } from '../../client/stored-input.ts';
import { leaveFor } from '../feedback/unsaved.ts';

export const SessionContext = createContext<Session | null>(null);

/** Only inside pages that require sign-in. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of a signed-in page');
  return session;
};

export const useMaybeSession = (): Session | null => useContext(SessionContext);

/** The owner of stored input on a page without a company (client/stored-input.ts). */
export const TypistContext = createContext<InputOwner | null>(null);

/** Null on public pages. */
export const useInputOwner = (): InputOwner | null => {
  const without = useContext(TypistContext);
  const session = useMaybeSession();
  return session ? { personId: session.profile.id, companyId: session.setting.companyId } : without;
};

export const useOffice = (): Session['setting']['office'] => useSession().setting.office;

export const useMay = <R extends Resource>(resource: R, action: ActionOf<R>): boolean =>
  useCanAccess({ resource, action }).canAccess === true;

/** Only the Owner may name signees in Coretax. */
export const useMayNameSignees = (): boolean => {
  const { userRole } = useSession().setting;
  return useMay('signees', 'create') && userRole === 'Owner';
};

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

/** Asks about unsaved work, clears the page's state and reloads the app by a form post. */
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
