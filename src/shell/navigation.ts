import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { resources } from '../app/resources.ts';
import { turnedAway, worksWithSlips } from '../client/guards.ts';
import type { IconName } from '../ui/layout/Icon.tsx';

export const flags = {
  coretax: true,
  pph21Register: false,
  ebupot2326: false,
  efakturClassic: false,
} as const;

export type Entry = {
  /** Also the message key of its label, under `shell.nav`. */
  readonly key: string;
  readonly path?: string;
  readonly icon?: IconName;
  readonly children?: readonly Entry[];
  /** Any one suffices; none means everybody. */
  readonly permission?: readonly Permission[];
  readonly validation?: (setting: UserSetting) => boolean;
  readonly show?: boolean;
  /** Active on every address with this prefix, not only on its own. */
  readonly included?: string;
  readonly badge?: 'payable' | 'ntpn' | 'drafts';
  readonly premium?: (setting: UserSetting) => boolean;
  /** Marked BARU until this day. */
  readonly newUntil?: string;
  readonly mobileOnly?: boolean;
  /** The page has its own tabs to its neighbours, so group tabs would repeat them. */
  readonly ownTabs?: boolean;
  /** Also listed in another group, which is the active one when the page is open. */
  readonly second?: boolean;
  readonly foot?: boolean;
};

const coretaxOn = (setting: UserSetting) => !setting.isCtasEfakturDisabled;
const coretaxOff = (setting: UserSetting) => setting.isCtasEfakturDisabled;
const bupotOff = (setting: UserSetting) => !worksWithSlips(setting);
const classic = (setting: UserSetting) => setting.efaktur.isRegistered;
const registered = (setting: UserSetting) => setting.efaktur.isRegistered || setting.ebupot.isRegistered;
const isOwner = (setting: UserSetting) => setting.userRole === 'Owner';
const isAddOn = (setting: UserSetting) => setting.jurnalCID !== 0;

const list = ['EFAKTUR_DOC_CREATE'] as const;
const view = ['EFAKTUR_DOC_VIEW'] as const;
const slip = ['EBUPOT_WITHHOLDING_VIEW'] as const;

const vatReturn: Entry = {
  key: 'vat_return',
  path: '/main/efaktur-v2/spt',
  permission: ['EFAKTUR_SPT_VIEW'],
  validation: coretaxOn,
};

const efakturCoretax: Entry = {
  key: 'efaktur_coretax',
  children: [
    {
      key: 'coretax_register',
      path: '/main/efaktur-v2/register',
      permission: ['EFAKTUR_VIEW'],
      validation: coretaxOff,
    },
    { key: 'out', path: '/main/efaktur-v2/out', permission: list, validation: coretaxOn, badge: 'drafts' },
    { key: 'in', path: '/main/efaktur-v2/in', permission: list, validation: coretaxOn },
    { key: 'out_return', path: '/main/efaktur-v2/out/return', permission: list, validation: coretaxOn },
    { key: 'in_return', path: '/main/efaktur-v2/in/return', permission: list, validation: coretaxOn },
    { key: 'document_out', path: '/main/efaktur-v2/document/out', permission: list, validation: coretaxOn },
    { key: 'document_in', path: '/main/efaktur-v2/document/in', permission: list, validation: coretaxOn },
    {
      key: 'document_out_return',
      path: '/main/efaktur-v2/document/out/return',
      permission: list,
      validation: coretaxOn,
    },
    { key: 'document_in_return', path: '/main/efaktur-v2/document/in/return', permission: list, validation: coretaxOn },
    { key: 'import', path: '/main/efaktur-v2/import', permission: view, validation: coretaxOn },
    vatReturn,
  ],
};

const efakturClassic: Entry = {
  key: 'efaktur_classic',
  children: [
    {
      key: 'classic_register',
      path: '/main/efaktur/register',
      permission: ['EFAKTUR_VIEW'],
      validation: (of) => !classic(of),
    },
    { key: 'nsfp', path: '/main/efaktur/nsfp', permission: ['EFAKTUR_NSFP_VIEW'], validation: classic },
    { key: 'out', path: '/main/efaktur/out', permission: view, validation: classic, show: false },
    { key: 'in', path: '/main/efaktur/in', permission: view, validation: classic },
    { key: 'out_return', path: '/main/efaktur/out/return', permission: view, validation: classic },
    { key: 'in_return', path: '/main/efaktur/in/return', permission: view, validation: classic },
    { key: 'document_out', path: '/main/efaktur/document/out', permission: view, validation: classic },
    { key: 'document_in', path: '/main/efaktur/document/in', permission: view, validation: classic },
    { key: 'document_out_return', path: '/main/efaktur/document/out/return', permission: view, validation: classic },
    { key: 'document_in_return', path: '/main/efaktur/document/in/return', permission: view, validation: classic },
    { key: 'import', path: '/main/efaktur/import', permission: view, validation: classic },
    { key: 'spt', path: '/main/efaktur/spt', permission: ['EFAKTUR_SPT_VIEW'], validation: classic },
  ],
};

const reconcile: Entry = {
  key: 'reconcile',
  children: [
    {
      key: 'reconcile_list',
      path: '/main/efaktur/reconcile',
      permission: ['EFAKTUR_RECON_VIEW'],
      validation: classic,
      premium: (of) => !of.reconcileUser,
    },
    {
      key: 'cocokkan',
      path: '/main/efaktur-v2/cocokkan',
      permission: ['EFAKTUR_SPT_VIEW'],
      validation: coretaxOn,
    },
    {
      key: 'recapitulation',
      path: '/main/efaktur/recapitulation',
      permission: ['EFAKTUR_RECON_VIEW'],
      validation: (of) => classic(of) && of.reconcileUser,
    },
  ],
};

const archive = (key: 'pph23' | 'pph26' | 'history' | 'spt', path: string): Entry => ({
  key: `archive_${key}`,
  path,
  permission: ['EBUPOT_ARCHIVE_VIEW', 'EBUPOT_WITHHOLDING_VIEW'],
  validation: ({ ebupot }) => ebupot.archiveStatus[key],
});

const bupotClassicOn = ({ ebupot }: UserSetting) => ebupot.isRegistered && !ebupot.isEbupotDisabled;

const ebupot: Entry = {
  key: 'ebupot',
  icon: 'slip',
  included: '/main/ebupot',
  children: [
    {
      key: 'ebupot_coretax',
      children: [
        {
          key: 'ebupot_coretax_register',
          path: '/main/ebupot-v2/register',
          permission: ['EBUPOT_VIEW'],
          validation: bupotOff,
        },
        {
          key: 'unifikasi',
          path: '/main/ebupot-v2/unifikasi/domestic',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'non_resident',
          path: '/main/ebupot-v2/unifikasi/foreign',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'payroll',
          path: '/main/ebupot-v2/bpmp',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'article',
          path: '/main/ebupot-v2/article',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'self_payment',
          path: '/main/ebupot-v2/self-payment',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'cumulative_payment',
          path: '/main/ebupot-v2/cumulative-payment',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        {
          key: 'ebupot_import',
          path: '/main/ebupot/unifikasi/import',
          permission: slip,
          validation: worksWithSlips,
          ownTabs: true,
        },
        { key: 'pph21_calculator', path: '/main/ebupot-v2/calculator', permission: ['EBUPOT_VIEW'] },
      ],
    },
    {
      key: 'ebupot_classic',
      children: [
        {
          key: 'unifikasi_old',
          path: '/main/ebupot/unifikasi/domestic',
          permission: slip,
          validation: bupotClassicOn,
          show: !flags.coretax,
        },
        {
          key: 'non_resident_old',
          path: '/main/ebupot/unifikasi/foreign',
          permission: slip,
          validation: bupotClassicOn,
          show: !flags.coretax,
        },
      ],
    },
    {
      key: 'archive',
      children: [
        archive('pph23', '/main/ebupot/archive/pph23'),
        archive('pph26', '/main/ebupot/archive/pph26'),
        archive('history', '/main/ebupot/archive/import'),
        archive('spt', '/main/ebupot/archive/spt'),
      ],
    },
  ],
};

const filed = ['EFILING_VIEW'] as const;
const reportV2 = ({ isReportV2Enabled }: UserSetting) => isReportV2Enabled;

const filing: Entry = {
  key: 'filing',
  icon: 'send',
  included: '/main/efiling',
  children: [
    {
      key: 'ebupot_spt',
      path: '/main/ebupot/unifikasi/spt',
      permission: ['EBUPOT_SPT_VIEW'],
      validation: worksWithSlips,
      ownTabs: true,
    },
    {
      key: 'ebupot_spt_pph21',
      path: '/main/ebupot/pph21/spt',
      permission: ['EBUPOT_SPT_VIEW'],
      validation: worksWithSlips,
      ownTabs: true,
    },
    { ...vatReturn, second: true },
    { key: 'trial_balance', path: '/main/efiling/trial-balance', permission: filed },
    {
      key: 'tax_activity',
      path: '/main/tax-activity/waiting-report',
      included: '/main/tax-activity',
      permission: ['HOMEPAGE_WAITING_VIEW', 'HOMEPAGE_REPORTING_VIEW'],
    },
    { key: 'filing_report', path: '/main/efiling/report', permission: filed },
    {
      key: 'spt_masa',
      permission: filed,
      validation: reportV2,
      children: [
        { key: 'spt_ppn', path: '/main/efiling/report-v2/spt-masa/ppn' },
        { key: 'spt_unifikasi', path: '/main/efiling/report-v2/spt-masa/unifikasi' },
        { key: 'spt_pph2126', path: '/main/efiling/report-v2/spt-masa/pph2126' },
        { key: 'spt_ppn_dm', path: '/main/efiling/report/spt?jenis=PPN_DM' },
        { key: 'spt_non_pkp', path: '/main/efiling/report/spt?jenis=PPN_PUT' },
      ],
    },
    {
      key: 'spt_tahunan',
      permission: filed,
      validation: reportV2,
      children: [
        { key: 'spt_badan', path: '/main/efiling/report-v2/spt-tahunan-badan' },
        { key: 'spt_pribadi', path: '/main/efiling/report/spt?jenis=OP' },
      ],
    },
    {
      key: 'spt_bea_meterai',
      path: '/main/efiling/report/spt?jenis=METERAI',
      permission: filed,
      validation: reportV2,
    },
    { key: 'spop_pbb', path: '/main/efiling/report/spt?jenis=PBB', permission: filed, validation: reportV2 },
    {
      key: 'filing_archive',
      path: '/main/efiling/archive',
      permission: ['EFILING_ARCHIVE_VIEW'],
      validation: reportV2,
      second: true,
    },
  ],
};

const signing = ['SETTING_SIGNATURE_VIEW'] as const;

const settings: Entry = {
  key: 'settings',
  icon: 'gear',
  foot: true,
  included: '/main/setting',
  children: [
    {
      key: 'setting_account',
      children: [
        { key: 'setting_profile', path: '/main/setting/profile' },
        { key: 'setting_companies', path: '/main/setting/company/list', permission: ['SETTING_COMPANY_LIST_VIEW'] },
      ],
    },
    {
      key: 'setting_company',
      children: [
        { key: 'setting_tax', path: '/main/setting/account/tax', permission: ['SETTING_PROFILE_COMPANY_VIEW'] },
        {
          key: 'setting_certificate',
          path: '/main/setting/account/certificate',
          permission: ['SETTING_ECERT_VIEW'],
          validation: (of) => registered(of) && of.hasUploadCertificate,
        },
        {
          key: 'setting_quota',
          path: '/main/setting/account/upload-quota',
          permission: ['EFAKTUR_QUOTA_VIEW'],
          validation: registered,
        },
        {
          key: 'setting_nsfp_reminder',
          path: '/main/setting/account/nsfp-reminder',
          permission: ['SETTING_NSFP_VIEW'],
          validation: classic,
        },
        {
          key: 'setting_send',
          path: '/main/setting/company/send',
          included: '/main/setting/company/email',
          permission: ['SETTING_AUTO_MAIL_VIEW'],
          validation: registered,
        },
        {
          key: 'setting_users',
          path: '/v2/main/setting/company-associate/user/list',
          included: '/main/setting/account/user',
          permission: ['SETTING_USER_VIEW'],
        },
        { key: 'setting_roles', path: '/main/setting/account/role', permission: ['SETTING_USER_VIEW'] },
        { key: 'setting_security_log', path: '/main/setting/company/security-log', validation: isOwner },
        { key: 'setting_api_keys', path: '/main/setting/api-keys' },
        { key: 'setting_webhooks', path: '/main/setting/webhooks', permission: ['SETTING_USER_VIEW'] },
        {
          key: 'setting_jurnal',
          path: '/main/setting/jurnal-integration',
          validation: (of) => !isAddOn(of),
          included: '/main/setting/jurnal-integration',
        },
      ],
    },
    {
      key: 'setting_signee',
      children: [
        {
          key: 'signee_efaktur_v2',
          path: '/main/setting/account/signee/efaktur-v2',
          permission: signing,
          validation: (of) => isOwner(of) && coretaxOn(of),
        },
        {
          key: 'signee_efaktur',
          path: '/main/setting/account/signee/efaktur',
          permission: signing,
          validation: ({ efaktur }) => efaktur.isRegistered && efaktur.isActivated && !efaktur.isEfakturDisabled,
        },
        {
          key: 'signee_1771',
          path: '/main/setting/account/signee/spt1771',
          permission: signing,
          validation: ({ espt1771 }) => espt1771.isRegistered,
        },
        {
          key: 'signee_ebupot_ctas',
          path: '/main/setting/account/signee/ebupot-ctas',
          permission: signing,
          validation: (of) => isOwner(of) && worksWithSlips(of),
        },
        {
          key: 'signee_ebupot_archive',
          path: '/main/setting/account/signee/ebupot-archive',
          permission: signing,
          validation: ({ ebupot: { archiveStatus } }) => Object.values(archiveStatus).some(Boolean),
        },
        {
          key: 'signee_ebupot',
          path: '/main/setting/account/signee/ebupot',
          permission: signing,
          validation: bupotClassicOn,
        },
      ],
    },
  ],
};

const withLists = (group: Entry): Entry => {
  const { children } = group;
  if (!children) return group;
  const own = resources.flatMap(({ menu, pages: [list] }): Entry[] =>
    menu?.under === group.key && list
      ? [
          {
            key: menu.key,
            path: list.path,
            permission: list.permission,
            validation: (setting) => turnedAway(list.guards ?? [], setting) === null,
          },
        ]
      : [],
  );
  return { ...group, children: [...children.map(withLists), ...own] };
};

/** Entries without a screen are hidden. */
const groups: readonly Entry[] = [
  { key: 'home', path: '/main/home', icon: 'home' },
  {
    key: 'billing',
    icon: 'card',
    included: '/main/ebilling',
    children: [
      { key: 'id_billing', path: '/main/ebilling/id_billing', permission: ['EBILLING_VIEW'], badge: 'payable' },
      { key: 'ntpn', path: '/main/ebilling/ntpn', permission: ['EBILLING_VIEW'], badge: 'ntpn' },
      { key: 'billing_import', path: '/main/ebilling/import', permission: ['EBILLING_VIEW'] },
    ],
  },
  filing,
  {
    key: 'efaktur',
    icon: 'invoice',
    included: '/main/efaktur',
    children: [
      efakturCoretax,
      reconcile,
      efakturClassic,
      { key: 'scan', path: '/main/efaktur/in/scan', permission: list, mobileOnly: true },
    ],
  },
  ebupot,
  {
    key: 'counterparties',
    path: '/main/counterparties',
    included: '/main/counterparties',
    icon: 'building',
    permission: ['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_CREATE'],
    foot: true,
  },
  { key: 'check_npwp', path: '/v2/main/check-npwp', icon: 'id-card', foot: true },
  {
    key: 'audit_log',
    path: '/v2/main/audit-log',
    icon: 'history',
    permission: ['AUDIT_LOG_VIEW'],
    newUntil: '2023-12-19',
    foot: true,
  },
  settings,
];

export const sidebar: readonly Entry[] = groups.map(withLists);
