import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onAllWords } from '../client/all-words.ts';
import { takeArrived } from '../client/early-answers.ts';
import { speakLocale, totalIn } from '../client/http.ts';
import { followNewBuild } from '../client/new-build.ts';
import { takePressesOnce } from '../client/one-press.ts';
import { readOpening } from '../client/page-opening.ts';
import { queryClient } from '../client/query-client.ts';
import { openSession, SESSION } from '../client/session.ts';
import { type Locale, startLocale } from '../client/start-locale.ts';
import { pasteVisibleText } from '../client/visible-paste.ts';
import { styleNonce } from '../theme/nonce.ts';
import type { Page } from '../ui/resource/page.ts';
import { App } from './App.tsx';
import { makeWords } from './i18n.ts';
import { routeAt } from './known-routes.ts';

/**
 * Loads the screen at this address, and the session and rows sent with the page, so that the first render is the whole
 * page. A session that was not sent is requested in the background.
 */
const startAhead = async (route: Page | undefined, locale: Locale): Promise<void> => {
  if (!route) return;
  // An error surfaces where the result is awaited.
  const screen = route.screen.load().catch(() => undefined);
  const cameWithPage = readOpening() !== null;
  const session = route.open ? null : openSession().catch(() => undefined);
  await screen;
  if (cameWithPage && session) queryClient.setQueryData(SESSION, await session);
  for (const { key, body, range } of takeArrived(locale)) {
    const answer: unknown = JSON.parse(body);
    queryClient.setQueryData(key, range === null ? answer : { data: answer, total: totalIn(range) });
  }
};

export const begin = async (into: Element): Promise<Root> => {
  followNewBuild();
  takePressesOnce();
  pasteVisibleText();
  const locale = startLocale();
  speakLocale(locale);
  const styles = createCache({ key: 'p', nonce: styleNonce() });
  const route = routeAt(window.location.pathname);
  const making = makeWords(locale, route?.screen.words === 'first');
  onAllWords(async () => (await making).complete());
  const [words] = await Promise.all([making, startAhead(route, locale)]);
  const router = createBrowserRouter([{ path: '*', element: <App words={words} /> }]);
  const root = createRoot(into);
  root.render(
    <StrictMode>
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
  return root;
};
