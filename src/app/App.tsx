import { CssBaseline, GlobalStyles, ThemeProvider } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, type CoreLayoutProps, CustomRoutes, memoryStore } from 'react-admin';
import { completeWords } from '../client/all-words.ts';
import { dataProvider } from '../client/data-provider.ts';
import { queryClient } from '../client/query-client.ts';
import { whenIdle } from '../client/when-idle.ts';
import { Crash } from '../shell/Crash.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { theme } from '../theme/theme.ts';
import { dark, light, variablesOf } from '../theme/tokens.ts';
import { Toast } from '../ui/feedback/Toast.tsx';
import { authProvider } from './auth-provider.ts';
import { framedRoutes, otherRoutes } from './custom-routes.tsx';
import type { Words } from './i18n.ts';
import { ResourceRoutes } from './ResourceRoutes.tsx';
import { resources } from './resources.ts';
import { SessionGate } from './SessionGate.tsx';

const Login = lazy(async () => ({ default: (await import('../shell/Login.tsx')).Login }));
const SignIn = () => (
  <Suspense fallback={null}>
    <Login />
  </Suspense>
);
/** The layout stays mounted while the pages in it change. */
const SignedIn = ({ children }: CoreLayoutProps) => (
  <SessionGate>
    <Frame>{children}</Frame>
  </SessionGate>
);
const store = memoryStore();
const WORDS_LIMIT_MS = 5000;
const variables = { ':root': variablesOf(light), '[data-theme="dark"]': variablesOf(dark) };

export const App = ({ words: { provider, complete } }: { words: Words }) => {
  const [i18nProvider, draw] = useState(provider);
  // The first drawing needs none of the other words, and reading them would delay it; what did after all is drawn again.
  useEffect(
    () => whenIdle(() => void completeWords(complete, () => draw({ ...provider })), WORDS_LIMIT_MS),
    [complete, provider],
  );
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="patuh.theme">
        <CssBaseline />
        <GlobalStyles styles={variables} />
        <CoreAdminUI
          disableTelemetry
          title="Patuh"
          loginPage={SignIn}
          layout={SignedIn}
          catchAll={NotFound}
          error={Crash}
        >
          {resources.map((one) => (
            <ResourceRoutes key={one.path} name={one.path.slice(1)} of={one} />
          ))}
          <CustomRoutes>{framedRoutes}</CustomRoutes>
          <CustomRoutes noLayout>{otherRoutes}</CustomRoutes>
        </CoreAdminUI>
        <Toast />
      </ThemeProvider>
    </CoreAdminContext>
  );
};
