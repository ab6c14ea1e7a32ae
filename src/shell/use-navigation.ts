import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { matchPath } from 'react-router-dom';
import { redirects, routerPath, routes } from '../app/routes.tsx';
import { useSession } from '../kit/session-context.ts';
import { type Entry, sidebar, topMenu } from './navigation.ts';
import { entryPath, visible } from './navigation-rule.ts';

/** Whether a screen, or an address leading to one, stands here. */
export const exists = (path: string): boolean =>
  routes.some((route) => matchPath(routerPath(route.path), path)) ||
  redirects.some((redirect) => redirect.path === path);

export const useNarrow = (): boolean => useMediaQuery('(max-width:1024px)', { noSsr: true });

const useVisible = (tree: readonly Entry[]): Entry[] => {
  const { setting, held } = useSession();
  const narrow = useNarrow();
  return useMemo(() => visible(tree, { setting, held, exists, narrow }), [tree, setting, held, narrow]);
};

export const useNavigation = (): Entry[] => useVisible(sidebar);
export const useTopMenu = (): Entry[] => useVisible(topMenu);

/** The first list of a tax module; tools and settings are no place to land. */
export const firstPath = (entries: readonly Entry[]): string | undefined => {
  const first = entries.find((entry) => !entry.foot && entry.path !== '/main/home');
  return first && entryPath(first);
};
