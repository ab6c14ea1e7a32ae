import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { Crash } from '../shell/Crash.tsx';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { useMaybeSession } from '../ui/layout/session-context.ts';
import { toTop } from '../ui/layout/to-top.ts';
import type { Page } from '../ui/resource/page.ts';
import { redirectIfDenied } from './redirect-if-denied.ts';

const useTitle = (title: string) => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${translate(title)} · Patuh`;
  }, [title, translate]);
};

/** A new page is scrolled to the top and its content focused. On going back, the browser restores the position. */
const useTop = (keep: boolean) => {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (keep || how === 'POP' || !pathname) return;
    toTop();
  }, [pathname, keep, how]);
};

export const RoutedPage = ({ route }: { route: Page }) => {
  const session = useMaybeSession();
  const { pathname } = useLocation();
  useTitle(route.title);
  useTop(Boolean(route.keepScroll));
  if (session && !route.open) {
    const away = redirectIfDenied(route, session);
    if (away) return <Navigate to={away.to} replace state={{ from: pathname, ...away.state }} />;
  }
  const Screen = route.screen;
  return (
    <div className={`layout ${route.layout}`}>
      <ErrorBoundary Fallback={Crash} resetKey={pathname}>
        <Screen />
      </ErrorBoundary>
    </div>
  );
};
