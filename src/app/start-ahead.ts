import { openSession } from '../client/session.ts';
import { routeAt } from './known-routes.ts';

/** What the page at this address will need, asked for while the words of the product are still coming; whoever needs it finds it come. */
export const startAhead = (pathname: string): void => {
  const route = routeAt(pathname);
  // Whoever waits for it later is told what went wrong.
  route?.screen.load().catch(() => undefined);
  if (route && !route.open) openSession().catch(() => undefined);
};
