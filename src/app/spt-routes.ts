import type { Permission } from '#domain/permissions.ts';
import { type AppRoute, screen } from './a-route.ts';

const VIEW: readonly Permission[] = ['EBUPOT_SPT_VIEW'];

const CREATE: readonly Permission[] = ['EBUPOT_SPT_CREATE'];

const list = screen(() => import('./spt-list.tsx'), 'SptList');
const posting = screen(() => import('../spt/posting/PostingScreen.tsx'), 'PostingScreen');

/** Both kinds of return have the same addresses under a base of their own. */
const kinds = [
  ['/main/ebupot/unifikasi/spt', 'UNIFIKASI'],
  ['/main/ebupot/pph21/spt', 'PPH21'],
] as const;

/** The lists of monthly returns, and what makes them. */
export const sptRoutes: readonly AppRoute[] = kinds.flatMap(([base, type]): AppRoute[] => [
  {
    path: base,
    screen: list,
    permission: VIEW,
    layout: 'EbupotList',
    title: `sptScreen.title.${type}`,
    guards: ['ebupotCoretax'],
  },
  {
    path: `${base}/posting`,
    screen: posting,
    permission: CREATE,
    layout: 'Main',
    title: 'sptScreen.posting',
    guards: ['ebupotCoretax'],
  },
]);
