/** `key`: also of its text, under `adminScreen.nav`. */
export type AdminEntry = { readonly key: string; readonly path: string };

export type AdminGroup = { readonly key: string; readonly entries: readonly AdminEntry[] };

/** The menu of the internal area. A group without entries is not shown. */
export const adminNavigation: readonly AdminGroup[] = [
  { key: 'content', entries: [] },
  { key: 'companies', entries: [] },
  { key: 'support', entries: [{ key: 'lost', path: '/admin/ebilling/ntpn' }] },
  { key: 'law', entries: [{ key: 'countries', path: '/admin/ebupot/country' }] },
  { key: 'system', entries: [{ key: 'security', path: '/admin/security-log' }] },
];
