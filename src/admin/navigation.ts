import { lawPages } from './law/pages.ts';

/** `title`: the message key of its text, `adminScreen.nav.<key>` by default. */
export type AdminEntry = { readonly key: string; readonly path: string; readonly title?: string };

export type AdminGroup = { readonly key: string; readonly entries: readonly AdminEntry[] };

/** The menu of the internal area. A group without entries is not shown. */
export const adminNavigation: readonly AdminGroup[] = [
  { key: 'overview', entries: [{ key: 'overview', path: '/admin' }] },
  {
    key: 'content',
    entries: [
      { key: 'carousel', path: '/admin/home/marketing-content' },
      { key: 'tax_calendar', path: '/admin/home/tax-calendar' },
      { key: 'whats_new', path: '/admin/cms/whats-new' },
    ],
  },
  {
    key: 'companies',
    entries: [
      { key: 'company', path: '/admin/company' },
      { key: 'packages', path: '/admin/packages' },
      { key: 'branches', path: '/admin/branches' },
      { key: 'efin', path: '/admin/efiling/register_efin' },
      { key: 'sso', path: '/admin/sso/migration' },
    ],
  },
  {
    key: 'support',
    entries: [
      { key: 'user', path: '/admin/efaktur/user' },
      { key: 'find', path: '/admin/efaktur/find' },
      { key: 'lost', path: '/admin/ebilling/ntpn' },
    ],
  },
  {
    key: 'law',
    entries: [
      { key: 'countries', path: '/admin/ebupot/country' },
      ...lawPages.map(({ path, title }) => ({ key: path, path, title })),
    ],
  },
  {
    key: 'system',
    entries: [
      { key: 'service', path: '/admin/configuration/service' },
      { key: 'security', path: '/admin/security-log' },
    ],
  },
];
