import { type AppRoute, screen } from './a-route.ts';

const previews = [
  '/public/ebupot-v2/unifikasi/domestic/preview/{tokenId}',
  // Ours: the specification names the page of resident payees alone.
  '/public/ebupot-v2/unifikasi/foreign/preview/{tokenId}',
  '/public/ebupot-v2/{form}/preview/{tokenId}',
];

/** The screens of withholding slips. */
export const bupotRoutes: readonly AppRoute[] = [
  ...previews.map(
    (path): AppRoute => ({
      path,
      screen: screen(() => import('../public-preview/BupotPublicPreview.tsx'), 'BupotPublicPreview'),
      permission: [],
      layout: 'Plain',
      title: 'pdfBupot.public.page_title',
      open: true,
    }),
  ),
];
