import { matchPath } from 'react-router-dom';
import { knowAddresses, routerPath } from '../client/exists.ts';
import type { AppRoute, Redirect } from './a-route.ts';

let known: readonly AppRoute[] = [];

/** Told once by the table of routes: the frame asks what an address opens, and must not hold every screen for it. */
export const knowRoutes = (routes: readonly AppRoute[], redirects: readonly Redirect[]): void => {
  known = routes;
  knowAddresses([...routes, ...redirects].map(({ path }) => path));
};

/** The screen at an address, if one stands there. */
export const routeAt = (pathname: string): AppRoute | undefined =>
  known.find(({ path }) => matchPath(routerPath(path), pathname));
