import { matchPath } from 'react-router-dom';
import { redirects, routerPath, routes } from './routes.tsx';

/** Whether a screen, or an address leading to one, stands here. */
export const exists = (path: string): boolean =>
  routes.some((route) => matchPath(routerPath(route.path), path)) ||
  redirects.some((redirect) => redirect.path === path);
