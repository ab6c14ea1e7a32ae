import { useColorScheme } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocale, useSetLocale } from 'react-admin';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { carry } from '../client/carried.ts';
import { connectEvents, disconnectEvents, onLineRefused, useEvents } from '../client/events.ts';
import { onRefusal } from '../client/http.ts';
import { touched } from '../client/idle.ts';
import { movedAway, movedBack, onMoved, whereMoved } from '../client/moved-away.ts';
import { request } from '../client/request.ts';
import { askBeforeLinks } from '../client/requested-links.ts';
import {
  forgetSession,
  knewSession,
  openSession,
  type Preferences,
  readLawAgain,
  readSessionAnew,
  SESSION,
  type Session,
} from '../client/session.ts';
import { clearStoredInput, keepInputOfEndedSession } from '../client/stored-input.ts';
import { onTabMessage } from '../client/tabs.ts';
import { anyIsOn } from '../page-services/send.ts';
import { Crash } from '../shell/Crash.tsx';
import { MovedAway } from '../shell/MovedAway.tsx';
import { PlainPage } from '../shell/PlainFrame.tsx';
import { rowHeights } from '../theme/tokens.ts';
import { PageSkeleton } from '../ui/feedback/notices.tsx';
import { settleEditors } from '../ui/feedback/unsaved.ts';
import { problemOf } from '../ui/feedback/use-call.ts';
import { SessionContext, useSessionAnew } from '../ui/layout/session-context.ts';
import { seedPreferences } from '../ui/layout/use-preference.ts';

const NoCompany = lazy(async () => ({ default: (await import('../settings/companies/NoCompany.tsx')).NoCompany }));
const PageServices = lazy(async () => ({
  default: (await import('../page-services/PageServices.tsx')).PageServices,
}));
const FactorFirst = lazy(async () => ({ default: (await import('../settings/profile/FactorFirst.tsx')).FactorFirst }));

/** Public pages, sign-in and the error pages are not redirected when the server refuses a call. */
const exempt = (path: string): boolean => /^\/(login|public|demo|main\/error|v2\/error)/.test(path);

/** Where access was taken away without a call, this call makes the server report the end of the session. */
const askWhoIsHere = () => void request('GET', '/user', { quiet: true }).catch(() => undefined);

const useRefusals = () => {
  const ended = useRef(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const signedOut = () => {
      const { pathname, search } = window.location;
      if (exempt(pathname)) return;
      // A cell editor that is still open must commit its value before the forms store what was typed.
      flushSync(settleEditors);
      keepInputOfEndedSession();
      ended.current ||= client.getQueryData(SESSION) !== undefined || knewSession();
      forgetSession();
      disconnectEvents();
      client.clear();
      navigate('/login', { replace: true, state: { next: pathname + search, expired: ended.current } });
    };
    onRefusal({
      answered: touched,
      signedOut,
      forbidden: (code) => {
        if (exempt(window.location.pathname)) return;
        // These users are redirected by code: the session cannot be read again before a second factor is set up or a
        // company is chosen.
        if (code === 'factor_required' || code === 'no_company') {
          if (client.getQueryData(SESSION) === undefined) return;
          readSessionAnew();
          return void client.resetQueries({ queryKey: SESSION });
        }
        navigate('/main/error/unauthorize', { state: { reason: code } });
      },
    });
    const stopRefused = onLineRefused(askWhoIsHere);
    const stopListening = onTabMessage(({ type }) => {
      if (type !== 'left') return;
      signedOut();
      clearStoredInput();
    });
    return () => {
      stopRefused();
      stopListening();
    };
  }, [client, navigate]);
  return ended;
};

/** An event stream that was refused because the session moved does not reconnect by itself. */
const hearAgain = (): void => {
  if (whereMoved() === null) connectEvents();
};

/** All tabs of a browser share the session. When another tab changes it, this one stops and asks. */
const useOtherTabs = (session: Session | undefined) => {
  useEffect(() => {
    if (!session) return;
    const { profile, setting } = session;
    const stopMoved = onMoved(hearAgain);
    const stopListening = onTabMessage((message) => {
      if (message.type !== 'here') return;
      if (message.userId !== profile.id) void movedAway({ to: 'person' });
      else if (message.companyId !== setting.companyId) void movedAway({ to: 'company', name: message.companyName });
      else movedBack();
    });
    return () => {
      stopMoved();
      stopListening();
    };
  }, [session]);
};

/** Already applied: a change of language remounts the tree. */
const applied = new WeakSet<Preferences>();

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
  // Only when a session opens: later changes made on this page must not be overwritten.
  useEffect(() => {
    if (!chosen || applied.has(chosen)) return;
    applied.add(chosen);
    seedPreferences(chosen);
    apply.current(chosen);
  }, [chosen]);
};

const AccessEvents = () => {
  const sessionAnew = useSessionAnew();
  useEvents('access', () => void sessionAnew());
  return null;
};

/** Amounts and days on screen are computed again. */
const LawEvents = () => {
  const client = useQueryClient();
  useEvents('law', () => void readLawAgain().then(() => client.invalidateQueries()));
  return null;
};

export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = useRefusals();
  useEffect(askBeforeLinks, []);
  const { data, error, refetch } = useQuery({
    queryKey: SESSION,
    queryFn: openSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const enter = () => {
    carry({ csrf: '', companyId: '' });
    readSessionAnew();
    navigate('/main/home', { replace: true });
    void refetch();
  };
  useChoices(data);
  useOtherTabs(data);
  if (data) {
    return (
      <SessionContext.Provider value={data}>
        {children}
        <AccessEvents />
        <LawEvents />
        <MovedAway session={data} />
        {anyIsOn() && (
          <Suspense fallback={null}>
            <PageServices session={data} />
          </Suspense>
        )}
      </SessionContext.Provider>
    );
  }
  const status = (error as { status?: number } | null)?.status;
  if (status === 401 || status === 406) {
    return <Navigate to="/login" replace state={{ next: pathname + search, expired: ended.current }} />;
  }
  if (problemOf(error)?.code === 'factor_required')
    return (
      <PlainPage>
        <Suspense fallback={<PageSkeleton />}>
          <FactorFirst onDone={() => void refetch()} />
        </Suspense>
      </PlainPage>
    );
  if (problemOf(error)?.code === 'no_company')
    return (
      <PlainPage>
        <Suspense fallback={<PageSkeleton />}>
          <NoCompany onDone={enter} />
        </Suspense>
      </PlainPage>
    );
  if (error) return <Crash error={error} resetErrorBoundary={() => void refetch()} />;
  return (
    <div className="pg">
      <PageSkeleton />
      <MovedAway session={undefined} />
    </div>
  );
};
