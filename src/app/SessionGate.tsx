import { useColorScheme } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocale, useSetLocale } from 'react-admin';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../kit/Skeletons.tsx';
import { SessionContext } from '../kit/session-context.ts';
import { seedPreferences } from '../kit/use-preference.ts';
import { Crash } from '../shell/Crash.tsx';
import { rowHeights } from '../theme/tokens.ts';
import { disconnectEvents } from './events.ts';
import { onRefusal } from './http.ts';
import { touched } from './idle.ts';
import { forgetSession, openSession, type Preferences, type Session } from './session.ts';

const SESSION = ['session'];

/** Public pages, the sign-in and the error pages themselves stay where they are when the server refuses something. */
const exempt = (path: string): boolean => /^\/(login|public|demo|main\/error|v2\/error)/.test(path);

const useRefusals = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    onRefusal({
      answered: touched,
      signedOut: () => {
        const { pathname, search } = window.location;
        if (exempt(pathname)) return;
        forgetSession();
        disconnectEvents();
        client.clear();
        navigate('/login', { replace: true, state: { next: pathname + search, expired: true } });
      },
      forbidden: (code) => {
        if (exempt(window.location.pathname)) return;
        navigate('/main/error/unauthorize', { state: { reason: code } });
      },
    });
  }, [client, navigate]);
};

/** Choices already taken over: a change of language builds the whole tree anew, and they must not be taken over again. */
const applied = new WeakSet<Preferences>();

/** What the person chose elsewhere holds here too: language, colours, row height. */
const useChoices = (session: Session | undefined) => {
  const { setMode } = useColorScheme();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const chosen = session?.profile.preferences;
  const apply = useRef((_: Preferences) => {});
  apply.current = ({ theme, locale: wanted, density }) => {
    if (theme) setMode(theme);
    if (wanted && wanted !== locale) void setLocale(wanted);
    document.documentElement.style.setProperty('--row', `${rowHeights[density ?? 'normal']}px`);
  };
  // Only when a session opens: afterwards the person chooses here, and this must not undo it.
  useEffect(() => {
    if (!chosen || applied.has(chosen)) return;
    applied.add(chosen);
    seedPreferences(chosen);
    apply.current(chosen);
  }, [chosen]);
};

/** Lets in who is signed in and gives the pages below their session; everybody else goes to the sign-in and comes back. */
export const SessionGate = () => {
  const { pathname, search } = useLocation();
  useRefusals();
  const { data, error, refetch } = useQuery({
    queryKey: SESSION,
    queryFn: openSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useChoices(data);
  if (data) {
    return (
      <SessionContext.Provider value={data}>
        <Outlet />
      </SessionContext.Provider>
    );
  }
  const status = (error as { status?: number } | null)?.status;
  if (status === 401 || status === 406) return <Navigate to="/login" replace state={{ next: pathname + search }} />;
  if (error) return <Crash error={error} resetErrorBoundary={() => void refetch()} />;
  return (
    <div className="pg">
      <PageSkeleton />
    </div>
  );
};
