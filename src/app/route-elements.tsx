import { generatePath, Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { routerPath } from '../client/exists.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Bare, PlainFrame } from '../shell/PlainFrame.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import type { AppRoute, LayoutName, Redirect } from './a-route.ts';
import { keptOut } from './kept-out.ts';
import { Page } from './Page.tsx';
import { redirects, routes } from './routes.tsx';
import { SessionGate } from './SessionGate.tsx';

const framed: readonly LayoutName[] = ['Main', 'LayoutContainer', 'EbupotList', 'EfakturDetail', 'EfakturForm'];

const element = (route: AppRoute) => (
  <Route key={route.path} path={routerPath(route.path)} element={<Page route={route} />} />
);

const of = (open: boolean, layouts: readonly LayoutName[]) =>
  routes.filter((route) => Boolean(route.open) === open && layouts.includes(route.layout)).map(element);

/** Leads on who may go there, and takes the parts of the address that vary along. */
const Onward = ({ of }: { of: Redirect }) => {
  const session = useSession();
  const { pathname } = useLocation();
  const parts = useParams();
  const away = keptOut(of, session);
  if (away) return <Navigate to={away.to} replace state={{ from: pathname, ...away.state }} />;
  const to = typeof of.to === 'string' ? of.to : of.to(session.setting);
  return <Navigate to={generatePath(routerPath(to), parts)} replace />;
};

/** The route table as the router wants it: the frame stands still while the pages in it change. */
export const routeElements = [
  <Route key="open-plain" element={<PlainFrame />}>
    {of(true, ['Plain'])}
  </Route>,
  <Route key="open-blank" element={<Bare />}>
    {of(true, ['Blank'])}
  </Route>,
  <Route key="signed-in" element={<SessionGate />}>
    {redirects.map((one) => (
      <Route key={one.path} path={routerPath(one.path)} element={<Onward of={one} />} />
    ))}
    <Route element={<AdminFrame />}>{of(false, ['Admin'])}</Route>
    <Route element={<PlainFrame />}>{of(false, ['Plain', 'BlankLoggedIn', 'Blank'])}</Route>
    <Route element={<Frame />}>
      {of(false, framed)}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Route>,
];
