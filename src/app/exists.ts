import { matchPath } from 'react-router-dom';
import { redirects, routerPath, routes } from './routes.tsx';

/** Whether a screen, or an address leading to one, stands here; what is asked of it does not matter. */
export const exists = (to: string): boolean => {
  const [path = ''] = to.split('?');
  return [...routes, ...redirects].some((one) => matchPath(routerPath(one.path), path));
};
