import { keysOf } from '#domain/access.ts';
import { payPages } from '../billing/pay/pages.ts';
import { slipPages } from '../bupot/index.ts';
import { downloadPages } from '../downloads/index.ts';
import { historyPages } from '../history/index.ts';
import { registerPages } from '../register-check/index.ts';
import { settingPages } from '../settings/index.ts';
import { profilePage } from '../settings/profile/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { taxActivityPages } from '../tax-activity/index.ts';
import { type Page, screen } from '../ui/resource/page.ts';

/** Home, what is said instead of a page, and the register pages of both Coretax products. */
const frame: readonly Page[] = [
  {
    path: '/main/home',
    screen: screen(() => import('../shell/Home.tsx'), 'Home'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.nav.home',
    keepScroll: true,
  },
  {
    path: '/main/home/companies',
    screen: screen(() => import('../home/CompaniesScreen.tsx'), 'CompaniesScreen'),
    permission: keysOf('home/companies', 'show'),
    layout: 'Main',
    title: 'home.companies.title',
  },
  {
    path: '/main/error/unauthorize',
    screen: screen(() => import('../shell/Unauthorized.tsx'), 'Unauthorized'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.unauthorized.title',
  },
  {
    path: '/v2/error/unauthorized',
    screen: screen(() => import('../shell/Unauthorized.tsx'), 'Unauthorized'),
    permission: [],
    layout: 'BlankLoggedIn',
    title: 'shell.unauthorized.title',
  },
  {
    path: '/main/error/not-found',
    screen: screen(async () => ({ NotFound }), 'NotFound'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.not_found.title',
  },
  {
    path: '/main/efaktur-v2/register',
    screen: screen(() => import('../registration/CoretaxRegister.tsx'), 'EfakturV2Register'),
    permission: keysOf('efaktur', 'show'),
    layout: 'LayoutContainer',
    title: 'registration.efaktur_title',
    guards: ['efakturCoretaxRegister'],
  },
  {
    path: '/main/ebupot-v2/register',
    screen: screen(() => import('../registration/CoretaxRegister.tsx'), 'EbupotV2Register'),
    permission: keysOf('ebupot', 'show'),
    layout: 'LayoutContainer',
    title: 'registration.ebupot_title',
    guards: ['ebupotCoretaxRegister'],
  },
];

const slipPreview = screen(() => import('../public-preview/BupotPublicPreview.tsx'), 'BupotPublicPreview');

const open = (path: string, title: string, layout: Page['layout'], shown: Page['screen']): Page => ({
  path,
  title,
  layout,
  screen: shown,
  permission: [],
  open: true,
});

/** Pages for whoever holds the link. */
const forEverybody: readonly Page[] = [
  open(
    '/public/reset',
    'people.forgot.title',
    'Plain',
    screen(() => import('../sign-in/ForgotPassword.tsx'), 'ForgotPassword'),
  ),
  open(
    '/public/invitation/{token}',
    'people.join.page_title',
    'Plain',
    screen(() => import('../sign-in/AcceptInvitation.tsx'), 'AcceptInvitation'),
  ),
  open(
    '/public/email/{token}',
    'account.email.page_title',
    'Plain',
    screen(() => import('../sign-in/ConfirmEmail.tsx'), 'ConfirmEmail'),
  ),
  open(
    '/public/digest/{token}',
    'home.digest.title',
    'Plain',
    screen(() => import('../sign-in/EndDigest.tsx'), 'EndDigest'),
  ),
  open(
    '/public/reset/{token}',
    'people.fresh.title',
    'Plain',
    screen(() => import('../sign-in/ResetPassword.tsx'), 'ResetPassword'),
  ),
  open(
    '/public/efaktur-v2/out/preview/{tokenId}',
    'fakturScreen.public.page_title',
    'Plain',
    screen(() => import('../public-preview/FakturPublicPreview.tsx'), 'FakturPublicPreview'),
  ),
  open('/public/ebupot-v2/unifikasi/domestic/preview/{tokenId}', 'pdfBupot.public.page_title', 'Plain', slipPreview),
  // Ours: the specification names the page of resident payees alone.
  open('/public/ebupot-v2/unifikasi/foreign/preview/{tokenId}', 'pdfBupot.public.page_title', 'Plain', slipPreview),
  open('/public/ebupot-v2/{form}/preview/{tokenId}', 'pdfBupot.public.page_title', 'Plain', slipPreview),
  open(
    '/public/ebilling/ssp/preview/{tokenId}',
    'payScreen.public.page_title',
    'Plain',
    screen(() => import('../public-preview/SspPublicPreview.tsx'), 'SspPublicPreview'),
  ),
  open(
    '/demo/ebilling/invoices',
    'demoInvoice.title',
    'Blank',
    screen(() => import('../demo/DemoStart.tsx'), 'DemoStart'),
  ),
  open(
    '/demo/ebilling/invoices/{id}',
    'demoInvoice.title',
    'Blank',
    screen(() => import('../demo/DemoInvoice.tsx'), 'DemoInvoice'),
  ),
  open(
    '/demo/ebilling/invoices/{id}/summaries',
    'demoInvoice.summary',
    'Blank',
    screen(() => import('../demo/DemoSummary.tsx'), 'DemoSummary'),
  ),
];

/** The area of the house itself, the bank that is none, and the letters nobody was really sent. */
const aside: readonly Page[] = [
  {
    path: '/admin/ebilling/ntpn',
    permission: [],
    screen: screen(() => import('../admin/LostMoney.tsx'), 'LostMoney'),
    layout: 'Admin',
    title: 'adminScreen.lost.title',
    guards: ['internal'],
  },
  {
    path: '/simulator/bank',
    permission: keysOf('simulator/bank', 'show'),
    screen: screen(() => import('../simulator/Bank.tsx'), 'Bank'),
    layout: 'LayoutContainer',
    title: 'bankSimulator.title',
  },
  {
    path: '/simulator/mailbox',
    permission: keysOf('simulator/mailbox', 'list'),
    screen: screen(() => import('../simulator/Mailbox.tsx'), 'Mailbox'),
    layout: 'LayoutContainer',
    title: 'simulator.title',
  },
];

/** Pages about no kind of record: wizards, what opens by a link, the frame's own. */
export const pages: readonly Page[] = [
  ...frame,
  ...slipPages,
  ...payPages,
  ...settingPages,
  profilePage,
  ...historyPages,
  ...registerPages,
  ...downloadPages,
  ...taxActivityPages,
  ...aside,
  ...forEverybody,
];
