import { addressPattern, knowAddresses } from '../client/exists.ts';
import type { Page, Redirect } from '../ui/resource/page.ts';

let known: readonly { readonly pattern: RegExp; readonly page: Page }[] = [];

/** Told once by the table of routes: the frame asks what an address opens, and must not hold every screen for it. */
export const knowRoutes = (routes: readonly Page[], redirects: readonly Redirect[]): void => {
  known = routes.map((page) => ({ pattern: addressPattern(page.path), page }));
  knowAddresses([...routes, ...redirects].map(({ path }) => path));
};

/** The screen at an address, if one stands there. */
export const routeAt = (pathname: string): Page | undefined =>
  known.find(({ pattern }) => pattern.test(pathname))?.page;
