import type { Permission } from '#domain/permissions.ts';
import { type AppRoute, screen } from './a-route.ts';

const VIEW: readonly Permission[] = ['EBUPOT_SPT_VIEW'];

const CREATE: readonly Permission[] = ['EBUPOT_SPT_CREATE'];

const list = screen(() => import('./spt-list.tsx'), 'SptList');
const posting = screen(() => import('../spt/posting/PostingScreen.tsx'), 'PostingScreen');

const deposit = screen(() => import('../spt/deposit/DepositScreen.tsx'), 'DepositScreen');

/** Both kinds of return have the same addresses under a base of their own. */
const kinds = [
  ['/main/ebupot/unifikasi/spt', 'UNIFIKASI'],
  ['/main/ebupot/pph21/spt', 'PPH21'],
] as const;

/** The lists of monthly returns, and what makes and pays them. */
export const sptRoutes: readonly AppRoute[] = [
  ...kinds.flatMap(([base, type]): AppRoute[] => [
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
  ]),
  // Tax one pays oneself goes into the return of unifikasi alone.
  {
    path: '/main/ebupot/unifikasi/spt/deposit',
    screen: deposit,
    permission: CREATE,
    layout: 'Main',
    title: 'sptScreen.deposit.title',
    guards: ['ebupotCoretax'],
  },
];
