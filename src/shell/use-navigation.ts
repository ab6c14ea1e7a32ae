import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { keptOut } from '../app/kept-out.ts';
import { routeAt } from '../app/known-routes.ts';
import { exists } from '../client/exists.ts';
import type { Session } from '../client/session.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { type Entry, sidebar } from './navigation.ts';
import { entryPath, visible } from './navigation-rule.ts';

/** Whether a screen stands here that lets this person in. */
export const leadsIn = (path: string, session: Pick<Session, 'held' | 'setting'>): boolean => {
  const route = routeAt(path.split('?')[0] ?? '');
  return route !== undefined && keptOut(route, session) === null;
};

export const useNarrow = (): boolean => useMediaQuery('(max-width:1024px)', { noSsr: true });

/** Wide enough for a module's panel beside a list. */
export const useRoomy = (): boolean => useMediaQuery('(min-width:1280px)', { noSsr: true });

export const useNavigation = (): Entry[] => {
  const { setting, held } = useSession();
  const narrow = useNarrow();
  return useMemo(() => visible(sidebar, { setting, held, exists, narrow }), [setting, held, narrow]);
};

/** The first list of a tax module; tools and settings are no place to land. */
export const firstPath = (entries: readonly Entry[]): string | undefined => {
  const first = entries.find((entry) => !entry.foot && entry.path !== '/main/home');
  return first && entryPath(first);
};
