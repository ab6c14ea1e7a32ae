import { matchPath } from 'react-router-dom';
import { routerPath, routes } from './routes.tsx';
import { openSession } from './session.ts';

/** What the page at this address will need, asked for while the words of the product are still coming; whoever needs it finds it come. */
export const startAhead = (pathname: string): void => {
  const route = routes.find(({ path }) => matchPath(routerPath(path), pathname));
  // Whoever waits for it later is told what went wrong.
  route?.screen.load().catch(() => undefined);
  if (route && !route.open) openSession().catch(() => undefined);
};
