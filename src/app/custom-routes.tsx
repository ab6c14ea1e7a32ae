import { generatePath, Navigate, Outlet, Route, useLocation, useParams } from 'react-router-dom';
import { routerPath } from '../client/exists.ts';
import { AdminFrame } from '../shell/admin/AdminFrame.tsx';
import { Bare, PlainFrame } from '../shell/PlainFrame.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import type { LayoutName, Redirect } from '../ui/resource/page.ts';
import { pages } from './pages.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { redirectIfDenied } from './redirect-if-denied.ts';
import { redirects } from './routes.ts';
import { SessionGate } from './SessionGate.tsx';

const of = (open: boolean, layouts: readonly LayoutName[]) =>
  pages
    .filter((page) => Boolean(page.open) === open && layouts.includes(page.layout))
    .map((page) => <Route key={page.path} path={routerPath(page.path)} element={<RoutedPage route={page} />} />);

const Onward = ({ of }: { of: Redirect }) => {
  const session = useSession();
  const { pathname } = useLocation();
  const parts = useParams();
  const away = redirectIfDenied(of, session);
  if (away) return <Navigate to={away.to} replace state={{ from: pathname, ...away.state }} />;
  const to = typeof of.to === 'string' ? of.to : of.to(session.setting);
  return <Navigate to={generatePath(routerPath(to), parts)} replace />;
};

const gate = (
  <SessionGate>
    <Outlet />
  </SessionGate>
);

export const framedRoutes = of(false, ['Main', 'LayoutContainer']);

export const otherRoutes = [
  <Route key="open-plain" element={<PlainFrame />}>
    {of(true, ['Plain'])}
  </Route>,
  <Route key="open-blank" element={<Bare />}>
    {of(true, ['Blank'])}
  </Route>,
  <Route key="signed-in" element={gate}>
    {redirects.map((one) => (
      <Route key={one.path} path={routerPath(one.path)} element={<Onward of={one} />} />
    ))}
    <Route element={<AdminFrame />}>{of(false, ['Admin'])}</Route>
    <Route element={<PlainFrame />}>{of(false, ['Plain', 'BlankLoggedIn', 'Blank'])}</Route>
  </Route>,
];
