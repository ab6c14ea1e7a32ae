import { addressPattern, knowAddresses } from '../client/exists.ts';
import type { Page, Redirect } from '../ui/resource/page.ts';

let known: readonly { readonly pattern: RegExp; readonly page: Page }[] = [];

/** Filled once by the route table, so that the layout matches addresses without importing every screen. */
export const knowRoutes = (routes: readonly Page[], redirects: readonly Redirect[]): void => {
  known = routes.map((page) => ({ pattern: addressPattern(page.path), page }));
  knowAddresses([...routes, ...redirects].map(({ path }) => path));
};

export const routeAt = (pathname: string): Page | undefined =>
  known.find(({ pattern }) => pattern.test(pathname))?.page;
