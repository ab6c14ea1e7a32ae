import type { Permission } from '#domain/permissions.ts';
import { type AppRoute, screen } from './a-route.ts';
import { bupotFormRoutes } from './bupot-form-routes.ts';
import type { GuardName } from './guards.ts';

const VIEW: readonly Permission[] = ['EBUPOT_WITHHOLDING_VIEW'];
const coretax: readonly GuardName[] = ['ebupotCoretax'];
const nonResident: readonly GuardName[] = ['ebupotCoretax', 'bp26'];

type Slips = {
  readonly path: string;
  /** Which of the lists of slips, and the catalogue's word for it. */
  readonly list: string;
  readonly guards?: readonly GuardName[];
};

/** Every list of slips is the same screen about other kinds. */
const lists: readonly Slips[] = [
  { path: '/main/ebupot-v2/unifikasi/domestic', list: 'domestic' },
  { path: '/main/ebupot-v2/unifikasi/foreign', list: 'foreign' },
  { path: '/main/ebupot-v2/article', list: 'article' },
  { path: '/main/ebupot-v2/bp21', list: 'bp21' },
  { path: '/main/ebupot-v2/bpmp', list: 'bpmp' },
  { path: '/main/ebupot-v2/bpA1', list: 'bpA1' },
  { path: '/main/ebupot-v2/bpA2', list: 'bpA2' },
  { path: '/main/ebupot-v2/bp26', list: 'bp26', guards: nonResident },
  { path: '/main/ebupot-v2/cumulative-payment', list: 'cumulativePayment' },
  { path: '/main/ebupot-v2/self-payment', list: 'selfPayment' },
];

const listScreen = screen(() => import('../bupot/list/BupotListScreen.tsx'), 'BupotListScreen');
const previewScreen = screen(() => import('../public-preview/BupotPublicPreview.tsx'), 'BupotPublicPreview');
const detailScreen = screen(() => import('../bupot/detail/BupotDetail.tsx'), 'BupotDetail');

/** There is no page of one slip under the list of BP21: those stand under that of unifikasi. */
const withDetail = lists.filter(({ list }) => list !== 'bp21');

/** Imports stand under the addresses of the product before Coretax, as the specification has them. */
const imports: readonly AppRoute[] = [
  {
    path: '/main/ebupot/unifikasi/import',
    screen: screen(() => import('./bupot-import.tsx'), 'BupotImportList'),
    permission: VIEW,
    layout: 'EbupotList',
    title: 'imporKind.bupot.title',
    guards: coretax,
  },
  {
    path: '/main/ebupot/unifikasi/import/form',
    screen: screen(() => import('./bupot-import.tsx'), 'BupotImportStart'),
    permission: ['EBUPOT_WITHHOLDING_CREATE'],
    layout: 'Main',
    title: 'imporKind.bupot.startTitle',
    guards: coretax,
  },
  {
    path: '/main/ebupot/unifikasi/import/{id}',
    screen: screen(() => import('./bupot-import.tsx'), 'BupotImportDetail'),
    permission: VIEW,
    layout: 'Main',
    title: 'imporKind.bupot.startTitle',
    guards: coretax,
  },
];

/** Slips pulled from the tax office, looked at before they are taken. */
const pulled: AppRoute = {
  path: '/main/ebupot/prepopulated/detail',
  screen: screen(() => import('../bupot/pull/PullScreen.tsx'), 'PullScreen'),
  permission: VIEW,
  layout: 'Main',
  title: 'bupotPull.title',
  guards: coretax,
};

/** Pages of slips their payees open by a link. */
const previews = [
  '/public/ebupot-v2/unifikasi/domestic/preview/{tokenId}',
  // Ours: the specification names the page of resident payees alone.
  '/public/ebupot-v2/unifikasi/foreign/preview/{tokenId}',
  '/public/ebupot-v2/{form}/preview/{tokenId}',
];

/** The screens of withholding slips. */
export const bupotRoutes: readonly AppRoute[] = [
  ...bupotFormRoutes,
  {
    path: '/main/ebupot-v2/article/from-monthly',
    screen: screen(() => import('../bupot/year/YearDraw.tsx'), 'YearDraw'),
    permission: ['EBUPOT_WITHHOLDING_CREATE'],
    layout: 'Main',
    title: 'bupotYear.screen.title',
    guards: coretax,
  },
  ...imports,
  pulled,
  ...lists.map(
    ({ path, list, guards = coretax }): AppRoute => ({
      path,
      screen: listScreen,
      permission: VIEW,
      layout: 'EbupotList',
      title: `bupotScreen.list.title.${list}`,
      guards,
    }),
  ),
  ...withDetail.map(
    ({ path, guards = coretax }): AppRoute => ({
      path: `${path}/detail/{id}`,
      screen: detailScreen,
      permission: VIEW,
      layout: 'Main',
      title: 'bupotScreen.detail.title',
      guards,
    }),
  ),
  ...previews.map(
    (path): AppRoute => ({
      path,
      screen: previewScreen,
      permission: [],
      layout: 'Plain',
      title: 'pdfBupot.public.page_title',
      open: true,
    }),
  ),
];
