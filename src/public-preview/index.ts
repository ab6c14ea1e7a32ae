import { openPage, type Page, screen } from '../ui/resource/page.ts';

const slip = screen(() => import('./BupotPublicPreview.tsx'), 'BupotPublicPreview');
const slipPage = (form: string): Page =>
  openPage(`/public/ebupot-v2/${form}/preview/{tokenId}`, 'pdfBupot.public.page_title', 'Plain', slip);

export const previewPages: readonly Page[] = [
  openPage(
    '/public/efaktur-v2/out/preview/{tokenId}',
    'fakturScreen.public.page_title',
    'Plain',
    screen(() => import('./FakturPublicPreview.tsx'), 'FakturPublicPreview'),
  ),
  openPage(
    '/public/efaktur/in/return/preview/{tokenId}',
    'pdfRetur.public.page_title',
    'Plain',
    screen(() => import('./ReturPublicPreview.tsx'), 'ReturPublicPreview'),
  ),
  slipPage('unifikasi/domestic'),
  // Not in the specification, which names only the page of resident payees.
  slipPage('unifikasi/foreign'),
  slipPage('{form}'),
  openPage(
    '/public/efiling/bpe/{tokenId}',
    'efilingScreen.receipt.title',
    'Plain',
    screen(() => import('./FilingReceipt.tsx'), 'FilingReceipt'),
  ),
  openPage(
    '/public/ebilling/ssp/preview/{tokenId}',
    'payScreen.public.page_title',
    'Plain',
    screen(() => import('./SspPublicPreview.tsx'), 'SspPublicPreview'),
  ),
];
