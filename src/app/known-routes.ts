import { matchPath } from 'react-router-dom';
import { knowAddresses, routerPath } from '../client/exists.ts';
import type { Page, Redirect } from '../ui/resource/page.ts';

let known: readonly Page[] = [];

/** Told once by the table of routes: the frame asks what an address opens, and must not hold every screen for it. */
export const knowRoutes = (routes: readonly Page[], redirects: readonly Redirect[]): void => {
  known = routes;
  knowAddresses([...routes, ...redirects].map(({ path }) => path));
};

/** The screen at an address, if one stands there. */
export const routeAt = (pathname: string): Page | undefined =>
  known.find(({ path }) => matchPath(routerPath(path), pathname));
