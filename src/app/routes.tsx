import type { Permission } from '#domain/permissions.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { type AppRoute, type Redirect, screen } from './a-route.ts';
import { bupotRoutes } from './bupot-routes.ts';
import { knowRoutes } from './known-routes.ts';
import { sptDetailRedirects, sptDetailRoutes } from './spt-detail-routes.ts';
import { sptRoutes } from './spt-routes.ts';

const settings = (
  path: string,
  permission: readonly Permission[],
  title: string,
  shown: AppRoute['screen'],
): AppRoute => ({ path, permission, title, screen: shown, layout: 'LayoutContainer', guards: ['settings'] });

/** Settings that stand so far, the register pages of both Coretax products, and the letters nobody was really sent. */
const aside: readonly AppRoute[] = [
  settings(
    '/main/setting/account/certificate',
    ['SETTING_ECERT_VIEW'],
    'shell.nav.setting_certificate',
    screen(() => import('../settings/Certificate.tsx'), 'Certificate'),
  ),
  settings(
    '/main/setting/account/upload-quota',
    ['EFAKTUR_QUOTA_VIEW'],
    'shell.nav.setting_quota',
    screen(() => import('../settings/UploadQuota.tsx'), 'UploadQuota'),
  ),
  settings(
    '/main/setting/account/upload-quota/package',
    ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
    'settings.package.title',
    screen(() => import('../settings/QuotaPackage.tsx'), 'QuotaPackage'),
  ),
  settings(
    '/main/setting/company/send',
    ['SETTING_AUTO_MAIL_VIEW'],
    'shell.nav.setting_send',
    screen(() => import('../settings/SendTemplate.tsx'), 'SendTemplate'),
  ),
  settings(
    '/main/setting/company/send/wa',
    ['SETTING_AUTO_MAIL_VIEW'],
    'shell.nav.setting_send',
    screen(() => import('../settings/SendTemplate.tsx'), 'SendTemplate'),
  ),
  {
    path: '/main/efaktur-v2/register',
    screen: screen(() => import('../registration/CoretaxRegister.tsx'), 'EfakturV2Register'),
    permission: ['EFAKTUR_VIEW'],
    layout: 'LayoutContainer',
    title: 'registration.efaktur_title',
    guards: ['efakturCoretaxRegister'],
  },
  {
    path: '/main/ebupot-v2/register',
    screen: screen(() => import('../registration/CoretaxRegister.tsx'), 'EbupotV2Register'),
    permission: ['EBUPOT_VIEW'],
    layout: 'LayoutContainer',
    title: 'registration.ebupot_title',
    guards: ['ebupotCoretaxRegister'],
  },
  {
    path: '/main/ebupot-v2/calculator',
    screen: screen(() => import('../bupot/calculator/Calculator.tsx'), 'Calculator'),
    permission: ['EBUPOT_VIEW'],
    layout: 'Main',
    title: 'pph21Screen.title',
  },
  {
    path: '/simulator/mailbox',
    screen: screen(() => import('../simulator/Mailbox.tsx'), 'Mailbox'),
    permission: ['EFAKTUR_DOC_SEND', 'SETTING_AUTO_MAIL_VIEW'],
    layout: 'LayoutContainer',
    title: 'simulator.title',
  },
];

const PAY = '/main/ebilling/pay/{businessKey}';
const paying = ['EBILLING_PAYMENT_VIEW', 'EBILLING_PAYMENT_CREATE'] as const;

const payStep = (step: string, permission: readonly Permission[], shown: AppRoute['screen']): AppRoute => ({
  path: `${PAY}/${step}`,
  permission,
  screen: shown,
  layout: 'Main',
  title: 'payScreen.title',
});

/** Paying: the wizard step by step, the receipt's number by hand, one payment on its own. */
const pay: readonly AppRoute[] = [
  payStep(
    'choose-bank',
    paying,
    screen(() => import('../billing/pay/ChooseBank.tsx'), 'ChooseBank'),
  ),
  payStep(
    'virtual-account',
    paying,
    screen(() => import('../billing/pay/VirtualAccount.tsx'), 'VirtualAccount'),
  ),
  payStep(
    'payment-guide',
    paying,
    screen(() => import('../billing/pay/PaymentGuide.tsx'), 'PaymentGuide'),
  ),
  payStep(
    'confirm-ntpn',
    ['EBILLING_NTPN_VIEW'],
    screen(() => import('../billing/pay/ConfirmNtpn.tsx'), 'ConfirmNtpn'),
  ),
  payStep(
    'success-payment',
    paying,
    screen(() => import('../billing/pay/SuccessPayment.tsx'), 'SuccessPayment'),
  ),
  {
    path: '/main/ebilling/confirm',
    permission: ['EBILLING_PAYMENT_VIEW'],
    screen: screen(() => import('../billing/confirm/ConfirmScreen.tsx'), 'ConfirmScreen'),
    layout: 'Main',
    title: 'payScreen.confirm.title',
  },
  {
    path: '/main/ebilling/payment/{id}',
    permission: ['EBILLING_PAYMENT_VIEW'],
    screen: screen(() => import('../billing/pay/PaymentPage.tsx'), 'PaymentPage'),
    layout: 'Plain',
    title: 'payScreen.payment.title',
  },
  {
    path: '/public/ebilling/ssp/preview/{tokenId}',
    screen: screen(() => import('../public-preview/SspPublicPreview.tsx'), 'SspPublicPreview'),
    permission: [],
    layout: 'Plain',
    title: 'payScreen.public.page_title',
    open: true,
  },
  {
    path: '/demo/ebilling/invoices',
    screen: screen(() => import('../demo/DemoStart.tsx'), 'DemoStart'),
    permission: [],
    layout: 'Blank',
    title: 'demoInvoice.title',
    open: true,
  },
  {
    path: '/demo/ebilling/invoices/{id}',
    screen: screen(() => import('../demo/DemoInvoice.tsx'), 'DemoInvoice'),
    permission: [],
    layout: 'Blank',
    title: 'demoInvoice.title',
    open: true,
  },
  {
    path: '/demo/ebilling/invoices/{id}/summaries',
    screen: screen(() => import('../demo/DemoSummary.tsx'), 'DemoSummary'),
    permission: [],
    layout: 'Blank',
    title: 'demoInvoice.summary',
    open: true,
  },
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
    permission: ['EBILLING_PAYMENT_VIEW'],
    screen: screen(() => import('../simulator/Bank.tsx'), 'Bank'),
    layout: 'LayoutContainer',
    title: 'bankSimulator.title',
  },
];

/** Every screen there is, said once: where, what, who may, how it is framed, what stands before it. */
export const routes: readonly AppRoute[] = [
  {
    path: '/main/home',
    screen: screen(() => import('../shell/Home.tsx'), 'Home'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.nav.home',
    keepScroll: true,
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
    path: '/main/efaktur-v2/import',
    screen: screen(() => import('./faktur-import.tsx'), 'FakturImportList'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'Main',
    title: 'imporKind.faktur-keluaran.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/import/form',
    screen: screen(() => import('./faktur-import.tsx'), 'FakturImportStart'),
    permission: ['EFAKTUR_IMPORT_EXPORT_CREATE'],
    layout: 'EfakturForm',
    title: 'imporKind.faktur-keluaran.startTitle',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/import/detail/{id}',
    screen: screen(() => import('./faktur-import.tsx'), 'FakturImportDetail'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'EfakturDetail',
    title: 'imporKind.faktur-keluaran.startTitle',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out',
    screen: screen(() => import('../faktur/list/FakturListScreen.tsx'), 'FakturListScreen'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'Main',
    title: 'fakturScreen.list.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/create',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturCreate'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.create_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/edit',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturEdit'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.edit_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/termin',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturTermin'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.termin_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/substitute',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturSubstitute'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.substitute.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/substitute/edit',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturEdit'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.edit_substitute_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/detail',
    screen: screen(() => import('../faktur/detail/FakturDetail.tsx'), 'FakturDetail'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'EfakturDetail',
    title: 'faktur.type.OUT',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/import/{id}/list',
    screen: screen(() => import('../faktur/list/ImportedListScreen.tsx'), 'ImportedListScreen'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'Main',
    title: 'imporKind.faktur-keluaran.documents',
    guards: ['efakturCoretax'],
  },
  {
    path: '/public/efaktur-v2/out/preview/{tokenId}',
    screen: screen(() => import('../public-preview/FakturPublicPreview.tsx'), 'FakturPublicPreview'),
    permission: [],
    layout: 'Plain',
    title: 'fakturScreen.public.page_title',
    open: true,
  },
  {
    path: '/main/ebilling/id_billing',
    screen: screen(() => import('../billing/list/BillingListScreen.tsx'), 'BillingListScreen'),
    permission: ['EBILLING_VIEW'],
    layout: 'Main',
    title: 'billingScreen.list.title',
  },
  {
    path: '/main/ebilling/ntpn',
    screen: screen(() => import('../billing/ntpn/NtpnListScreen.tsx'), 'NtpnListScreen'),
    // The key of the receipts themselves: the specification opens the page with that of the codes, and their list with this one.
    permission: ['EBILLING_NTPN_VIEW'],
    layout: 'Main',
    title: 'billingScreen.ntpn.title',
  },
  {
    path: '/main/ebilling/import',
    screen: screen(() => import('./billing-import.tsx'), 'BillingImportList'),
    permission: ['EBILLING_VIEW'],
    layout: 'Main',
    title: 'shell.nav.billing_import',
  },
  {
    path: '/main/ebilling/import/form',
    screen: screen(() => import('./billing-import.tsx'), 'BillingImportStart'),
    permission: ['EBILLING_CREATE'],
    layout: 'Main',
    title: 'imporKind.billing.startTitle',
  },
  {
    path: '/main/ebilling/import/{id}',
    screen: screen(() => import('./billing-import.tsx'), 'BillingImportDetail'),
    permission: ['EBILLING_VIEW'],
    layout: 'Main',
    title: 'imporKind.billing.startTitle',
  },
  {
    path: '/main/ebilling/create',
    screen: screen(() => import('../billing/form/CreateScreen.tsx'), 'BillingCreate'),
    permission: ['EBILLING_CREATE'],
    layout: 'Main',
    title: 'billingScreen.form.title',
  },
  ...bupotRoutes,
  ...sptRoutes,
  ...sptDetailRoutes,
  ...pay,
  ...aside,
];

/** Addresses that only lead on. */
export const redirects: readonly Redirect[] = [
  { path: '/', permission: [], to: '/main/home' },
  { path: '/admin', permission: [], guards: ['internal'], to: '/admin/ebilling/ntpn' },
  { path: '/main/efaktur-v2', permission: ['EFAKTUR_DOC_CREATE'], to: '/main/efaktur-v2/out' },
  { path: '/main/ebilling', permission: ['EBILLING_VIEW'], to: '/main/ebilling/id_billing' },
  {
    path: '/main/efaktur',
    permission: ['EFAKTUR_VIEW'],
    // Without Coretax to the numbers of invoices from before it; until these have a screen, to what is missing.
    to: ({ isCtasEfakturDisabled }) => (isCtasEfakturDisabled ? '/main/efaktur-v2/register' : '/main/efaktur-v2/out'),
  },
  // The list of slips from before Coretax comes with its own screens.
  { path: '/main/ebupot', permission: ['EBUPOT_VIEW'], to: '/main/ebupot-v2/unifikasi/domestic' },
  { path: '/main/ebupot-v2', permission: ['EBUPOT_VIEW'], to: '/main/ebupot-v2/unifikasi/domestic' },
  { path: PAY, permission: ['EBILLING_VIEW'], to: `${PAY}/choose-bank` },
  ...sptDetailRedirects,
];

knowRoutes(routes, redirects);
