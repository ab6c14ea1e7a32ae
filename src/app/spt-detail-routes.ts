import type { Permission } from '#domain/permissions.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { detailTabs } from '../spt/paths.ts';
import { type AppRoute, type Redirect, screen } from './a-route.ts';

const VIEW: readonly Permission[] = ['EBUPOT_SPT_VIEW'];
const bases = Object.values(sptPlaces);

const detail = screen(() => import('../spt/detail/SptDetail.tsx'), 'SptDetail');

const paper = screen(() => import('../spt/paper/SptPaper.tsx'), 'SptPaper');

/** The page of one monthly return: each of its parts has an address, and those of both kinds are the same. */
export const sptDetailRoutes: readonly AppRoute[] = bases.flatMap((base) => [
  ...detailTabs.map(
    (tab): AppRoute => ({
      path: `${base}/detail/{id}/${tab}`,
      screen: detail,
      permission: VIEW,
      layout: 'Main',
      title: 'sptDetail.title',
      guards: ['ebupotCoretax'],
    }),
  ),
  {
    path: `${base}/detail/{id}/pdf`,
    screen: paper,
    permission: VIEW,
    layout: 'Main',
    title: 'sptFiling.paper.page',
    guards: ['ebupotCoretax'],
  },
]);

/** Where no part is named the slips are opened. */
export const sptDetailRedirects: readonly Redirect[] = bases.map((base) => ({
  path: `${base}/detail/{id}`,
  permission: VIEW,
  to: `${base}/detail/{id}/proof`,
}));
