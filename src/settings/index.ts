import { keysOf } from '#domain/access.ts';
import { signeeProducts } from '#domain/settings/signee-products.ts';
import { documentResource } from '../ui/resource/document-resource.ts';
import { type Page, type Screen, screen } from '../ui/resource/page.ts';
import { signeeGuards, titleOf } from './signees/signee-guards.ts';

const template = screen(() => import('./SendTemplate.tsx'), 'SendTemplate');

export const letterTemplates = documentResource({
  name: 'templates',
  path: '/main/setting/company/send',
  icon: 'mail',
  recordRepresentation: 'product',
  guards: ['settings'],
  list: { title: 'shell.nav.setting_send', screen: template, layout: 'LayoutContainer' },
  more: [{ path: 'wa', action: 'list', title: 'shell.nav.setting_send', screen: template, layout: 'LayoutContainer' }],
});

const signeeList = screen(() => import('./signees/SigneeList.tsx'), 'SigneeList');

/** Signees by product: six addresses with the same records. */
export const signees = documentResource({
  name: 'signees',
  path: '/main/setting/account/signee',
  icon: 'signature',
  recordRepresentation: 'name',
  more: signeeProducts.map((product) => ({
    path: product,
    action: 'list' as const,
    title: titleOf(product),
    screen: signeeList,
    layout: 'LayoutContainer' as const,
    guards: [signeeGuards[product]],
  })),
});

const userList = screen(() => import('./people/UserList.tsx'), 'UserList');

export const users = documentResource({
  name: 'users',
  path: '/main/setting/account',
  icon: 'user',
  recordRepresentation: 'email',
  more: (
    [
      ['users', 'list'],
      ['user/add', 'create'],
      ['user/edit/{id}', 'edit'],
    ] as const
  ).map(([path, action]) => ({
    path,
    action,
    title: 'shell.nav.setting_users',
    screen: userList,
    layout: 'LayoutContainer' as const,
  })),
});

const companyList = screen(() => import('./companies/CompanyList.tsx'), 'CompanyList');

export const companies = documentResource({
  name: 'companies',
  path: '/main/setting/company',
  icon: 'building',
  recordRepresentation: 'name',
  more: [
    {
      path: 'list',
      action: 'list',
      title: 'shell.nav.setting_companies',
      screen: companyList,
      layout: 'LayoutContainer',
    },
    { path: 'add', action: 'create', title: 'settings.companies.add', screen: companyList, layout: 'LayoutContainer' },
  ],
});

const page = (path: string, title: string, shown: Screen, permission: Page['permission']): Page => ({
  path: `/main/setting/account/${path}`,
  title,
  screen: shown,
  permission,
  layout: 'LayoutContainer',
  guards: ['settings'],
});

const autoMail = screen(() => import('./sending/AutoMailPage.tsx'), 'AutoMailPage');

export const settingPages: readonly Page[] = [
  {
    path: '/main/setting/company/proof',
    title: 'settings.proof.title',
    screen: screen(() => import('./companies/CompanyProofPage.tsx'), 'CompanyProofPage'),
    permission: [],
    layout: 'LayoutContainer',
  },
  ...(['efaktur', 'ebupot'] as const).map(
    (product): Page => ({
      path: `/main/setting/company/email/${product}`,
      title: 'shell.nav.setting_send',
      screen: autoMail,
      permission: keysOf('letters', 'list'),
      layout: 'LayoutContainer',
      guards: product === 'efaktur' ? ['settings', 'companyEmail'] : ['settings'],
    }),
  ),
  {
    path: '/v2/main/setting/company-associate/user/list',
    title: 'shell.nav.setting_users',
    screen: userList,
    permission: keysOf('users', 'list'),
    layout: 'LayoutContainer',
  },
  {
    ...page(
      'tax',
      'shell.nav.setting_tax',
      screen(() => import('./company/TaxProfilePage.tsx'), 'TaxProfilePage'),
      keysOf('setting/tax', 'show'),
    ),
    // Companies without any registration have this page too.
    guards: [],
  },
  {
    ...page(
      'nsfp-reminder',
      'shell.nav.setting_nsfp_reminder',
      screen(() => import('./nsfp/NsfpReminder.tsx'), 'NsfpReminder'),
      keysOf('nsfp-reminder', 'list'),
    ),
    guards: ['settings', 'nsfpReminder'],
  },
  {
    path: '/main/setting/company/security-log',
    title: 'securityLog.title',
    screen: screen(() => import('./security/SecurityLog.tsx'), 'SecurityLog'),
    permission: [],
    layout: 'LayoutContainer',
    guards: ['owner'],
  },
  {
    path: '/main/setting/api-keys',
    title: 'apiKeys.title',
    screen: screen(() => import('./api-keys/ApiKeyPage.tsx'), 'ApiKeyPage'),
    permission: [],
    layout: 'LayoutContainer',
  },
  {
    path: '/main/setting/webhooks',
    title: 'resources.webhooks.name',
    screen: screen(() => import('./webhooks/WebhookPage.tsx'), 'WebhookPage'),
    permission: keysOf('webhooks', 'list'),
    layout: 'LayoutContainer',
  },
  ...(
    [
      ['', 'accounting.title', screen(() => import('./accounting/AccountingPage.tsx'), 'AccountingPage')],
      [
        '/accounts',
        'resources.jurnal-integration/accounts.name',
        screen(() => import('./accounting/MappingPages.tsx'), 'AccountPage'),
      ],
      [
        '/tax-codes',
        'resources.jurnal-integration/tax-codes.name',
        screen(() => import('./accounting/MappingPages.tsx'), 'TaxCodePage'),
      ],
    ] as const
  ).map(
    ([path, title, shown]): Page => ({
      path: `/main/setting/jurnal-integration${path}`,
      title,
      screen: shown,
      // The specification names no permission for the page itself; its calls have theirs.
      permission: path === '' ? [] : keysOf('jurnal-integration', 'list'),
      layout: 'LayoutContainer',
      guards: ['notAddOn'],
    }),
  ),
  page(
    'certificate',
    'shell.nav.setting_certificate',
    screen(() => import('./certificate/CertificatePage.tsx'), 'CertificatePage'),
    keysOf('setting/certificate', 'show'),
  ),
  page(
    'upload-quota',
    'shell.nav.setting_quota',
    screen(() => import('./quota/UploadQuota.tsx'), 'UploadQuota'),
    keysOf('quota', 'show'),
  ),
  page(
    'upload-quota/package',
    'settings.package.title',
    screen(() => import('./quota/QuotaPackage.tsx'), 'QuotaPackage'),
    keysOf('quota/package', 'show'),
  ),
  ...(['efaktur', 'ebupot'] as const).map((product) =>
    page(
      `upload-quota/history/${product}`,
      'settings.quota.history',
      screen(() => import('./quota/QuotaHistory.tsx'), 'QuotaHistory'),
      keysOf(`quota/history/${product}`, 'list'),
    ),
  ),
];
