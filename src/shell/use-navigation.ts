import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { routeAt } from '../app/known-routes.ts';
import { redirectIfDenied } from '../app/redirect-if-denied.ts';
import { exists } from '../client/exists.ts';
import type { Session } from '../client/session.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { type Entry, sidebar } from './navigation.ts';
import { entryPath, visible } from './navigation-rule.ts';

export const leadsIn = (path: string, session: Pick<Session, 'permissions' | 'setting'>): boolean => {
  const route = routeAt(path.split('?')[0] ?? '');
  return route !== undefined && redirectIfDenied(route, session) === null;
};

export const useNarrow = (): boolean => useMediaQuery('(max-width:1024px)', { noSsr: true });

export const useRoomy = (): boolean => useMediaQuery('(min-width:1280px)', { noSsr: true });

export const useNavigation = (): Entry[] => {
  const { setting, permissions } = useSession();
  const narrow = useNarrow();
  return useMemo(() => visible(sidebar, { setting, permissions, exists, narrow }), [setting, permissions, narrow]);
};

export const firstPath = (entries: readonly Entry[]): string | undefined => {
  const first = entries.find((entry) => !entry.foot && entry.path !== '/main/home');
  return first && entryPath(first);
};
