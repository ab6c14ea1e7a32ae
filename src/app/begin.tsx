import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { speakLocale } from '../client/http.ts';
import { followNewBuild } from '../client/new-build.ts';
import { takePressesOnce } from '../client/one-press.ts';
import { openSession } from '../client/session.ts';
import { pasteVisibleText } from '../client/visible-paste.ts';
import { styleNonce } from '../theme/nonce.ts';
import { App } from './App.tsx';
import { makeI18n, startLocale } from './i18n.ts';
import { routeAt } from './known-routes.ts';

/** Starts the requests of the page at this address while the message catalogue is still loading. */
export const startAhead = (pathname: string): void => {
  const route = routeAt(pathname);
  // The error surfaces where the result is awaited.
  route?.screen.load().catch(() => undefined);
  if (route && !route.open) openSession().catch(() => undefined);
};

export const begin = async (into: Element): Promise<Root> => {
  followNewBuild();
  takePressesOnce();
  pasteVisibleText();
  speakLocale(startLocale());
  startAhead(window.location.pathname);
  const styles = createCache({ key: 'p', nonce: styleNonce() });
  const i18nProvider = await makeI18n(startLocale());
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }]);
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
