import { keysOf } from '#domain/access.ts';
import { carouselSlide } from '#domain/records/carousel-slide.ts';
import { country } from '#domain/records/country.ts';
import { quotaPackage } from '#domain/records/quota-package.ts';
import { taxCalendarEvent } from '#domain/records/tax-calendar-event.ts';
import { whatsNew } from '#domain/records/whats-new.ts';
import { lawPages } from '../admin/law/pages.ts';
import { supportPages } from '../admin/pages.ts';
import { payPages } from '../billing/pay/pages.ts';
import { slipPages } from '../bupot/index.ts';
import { cocokkanPages } from '../cocokkan/index.ts';
import { downloadPages } from '../downloads/index.ts';
import { reportPages } from '../efiling/index.ts';
import { historyPages } from '../history/index.ts';
import { previewPages } from '../public-preview/index.ts';
import { refusedScreen } from '../refused/index.ts';
import { registerPages } from '../register-check/index.ts';
import { settingPages } from '../settings/index.ts';
import { profilePage } from '../settings/profile/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { annualPages } from '../spt-badan/index.ts';
import { taxActivityPages } from '../tax-activity/index.ts';
import { trialBalancePages } from '../trial-balance/index.ts';
import { recordPage } from '../ui/records/record-page.ts';
import { openPage, type Page, screen } from '../ui/resource/page.ts';

const frame: readonly Page[] = [
  {
    path: '/main/home',
    screen: screen(() => import('../shell/Home.tsx'), 'Home', 'first'),
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
    // Old address of refused documents, from when only invoices were listed; letters and bookmarks still link to it.
    path: '/main/efaktur-v2/out/refused',
    screen: refusedScreen,
    permission: keysOf('refusals', 'list'),
    layout: 'Main',
    title: 'refusals.title',
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

const forEverybody: readonly Page[] = [
  openPage(
    '/public/reset',
    'people.forgot.title',
    'Plain',
    screen(() => import('../sign-in/ForgotPassword.tsx'), 'ForgotPassword'),
  ),
  openPage(
    '/public/invitation/{token}',
    'people.join.page_title',
    'Plain',
    screen(() => import('../sign-in/AcceptInvitation.tsx'), 'AcceptInvitation'),
  ),
  openPage(
    '/public/email/{token}',
    'account.email.page_title',
    'Plain',
    screen(() => import('../sign-in/ConfirmEmail.tsx'), 'ConfirmEmail'),
  ),
  openPage(
    '/public/digest/{token}',
    'home.digest.title',
    'Plain',
    screen(() => import('../sign-in/EndDigest.tsx'), 'EndDigest'),
  ),
  openPage(
    '/public/reset/{token}',
    'people.fresh.title',
    'Plain',
    screen(() => import('../sign-in/ResetPassword.tsx'), 'ResetPassword'),
  ),
  openPage(
    '/demo/ebilling/invoices',
    'demoInvoice.title',
    'Blank',
    screen(() => import('../demo/DemoStart.tsx'), 'DemoStart'),
  ),
  openPage(
    '/demo/ebilling/invoices/{id}',
    'demoInvoice.title',
    'Blank',
    screen(() => import('../demo/DemoInvoice.tsx'), 'DemoInvoice'),
  ),
  openPage(
    '/demo/ebilling/invoices/{id}/summaries',
    'demoInvoice.summary',
    'Blank',
    screen(() => import('../demo/DemoSummary.tsx'), 'DemoSummary'),
  ),
];

const aside: readonly Page[] = [
  ...supportPages,
  {
    path: '/admin',
    permission: [],
    screen: screen(() => import('../admin/Overview.tsx'), 'Overview'),
    layout: 'Admin',
    title: 'adminScreen.overview.title',
    guards: ['internal'],
  },
  {
    path: '/admin/ebilling/ntpn',
    permission: [],
    screen: screen(() => import('../admin/LostMoney.tsx'), 'LostMoney'),
    layout: 'Admin',
    title: 'adminScreen.lost.title',
    guards: ['internal'],
  },
  recordPage(
    carouselSlide,
    '/admin/home/marketing-content',
    'eye',
    async () => (await import('../admin/content/previews.tsx')).slideInputs,
  ),
  recordPage(
    taxCalendarEvent,
    '/admin/home/tax-calendar',
    'calendar',
    async () => (await import('../admin/content/previews.tsx')).eventInputs,
  ),
  recordPage(
    whatsNew,
    '/admin/cms/whats-new',
    'bell',
    async () => (await import('../admin/content/previews.tsx')).entryInputs,
  ),
  recordPage(quotaPackage, '/admin/packages', 'card'),
  recordPage(country, '/admin/ebupot/country', 'globe'),
  ...lawPages,
  {
    path: '/admin/security-log',
    permission: [],
    screen: screen(() => import('../admin/SystemSecurityLog.tsx'), 'SystemSecurityLog'),
    layout: 'Admin',
    title: 'securityLog.title',
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
    permission: [],
    screen: screen(() => import('../simulator/Mailbox.tsx'), 'Mailbox'),
    layout: 'LayoutContainer',
    title: 'simulator.title',
  },
];

export const pages: readonly Page[] = [
  ...frame,
  ...slipPages,
  ...payPages,
  ...settingPages,
  profilePage,
  ...historyPages,
  ...registerPages,
  ...downloadPages,
  ...cocokkanPages,
  ...trialBalancePages,
  ...taxActivityPages,
  ...reportPages,
  ...annualPages,
  ...aside,
  ...forEverybody,
  ...previewPages,
];
