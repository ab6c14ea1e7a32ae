import './theme/global.css';
import './ui/ui.css';
import './shell/shell.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { makeI18n, startLocale } from './app/i18n.ts';
import { startAhead } from './app/start-ahead.ts';
import { speakLocale } from './client/http.ts';
import { followNewBuild } from './client/new-build.ts';
import { takePressesOnce } from './client/one-press.ts';
import { styleNonce } from './theme/nonce.ts';

followNewBuild();
takePressesOnce();
speakLocale(startLocale());
startAhead(window.location.pathname);
const styles = createCache({ key: 'p', nonce: styleNonce() });
const i18nProvider = await makeI18n(startLocale());
const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
}
