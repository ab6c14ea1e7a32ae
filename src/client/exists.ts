import { matchPath } from 'react-router-dom';

/** `/out/{id}/{form?}` as the router writes it: `/out/:id/:form?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');

let known: readonly string[] = [];

/** Every address with a page, or with one it leads on to; told once by the table of routes. */
export const knowAddresses = (paths: readonly string[]): void => {
  known = paths.map(routerPath);
};

/** Whether a screen, or an address leading to one, stands here; what is asked of it does not matter. */
export const exists = (to: string): boolean => {
  const [path = ''] = to.split('?');
  return known.some((pattern) => matchPath(pattern, path));
};
