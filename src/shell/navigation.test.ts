import { describe, expect, it } from 'vitest';
import type { UserSetting } from '#domain/company/view-schema.ts';
import { catalogues } from '#domain/messages/index.ts';
import { permissions, roles } from '#domain/permissions.ts';
import { aSetting } from '../../fixtures/builders/a-setting.ts';
import { neighbours } from '../bupot/list/BupotTabs.tsx';
import { type Entry, sidebar } from './navigation.ts';
import { activeEntry, activeLeaf, entryPath, leaves, tabsOf, visible } from './navigation-rule.ts';

const everywhere = (_: string): boolean => true;
const see = (
  tree: readonly Entry[],
  { setting = aSetting(), held = permissions as readonly string[], exists = everywhere, narrow = false } = {},
) => visible(tree, { setting, permissions: new Set(held), exists, narrow });
const keys = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => [entry.key, ...keys(entry.children ?? [])]);
const paths = (setting: Partial<UserSetting> = {}, held?: readonly string[]) =>
  leaves(see(sidebar, { setting: aSetting(setting), ...(held ? { held } : {}) })).map(({ path }) => path);

describe('the navigation tree', () => {
  it('has words for every entry in both languages', () => {
    for (const key of keys(sidebar)) {
      expect(catalogues.id.shell.nav, key).toHaveProperty(key);
      expect(catalogues.en.shell.nav, key).toHaveProperty(key);
    }
  });

  it('shows an entry only where its screen stands, and no group without one', () => {
    const seen = see(sidebar, { exists: (path) => path === '/main/efaktur-v2/out' });
    expect(keys(seen)).toEqual(['efaktur', 'efaktur_coretax', 'out']);
    expect(see(sidebar, { exists: () => false })).toEqual([]);
  });

  it.each([
    ['/main/setting/company/email/efaktur', 'setting_send'],
    ['/main/setting/account/user/edit/1', 'setting_users'],
    ['/main/setting/account/role/add', 'setting_roles'],
  ])('marks at %s the entry %s', (path, key) => {
    expect(activeLeaf(see(sidebar), path)?.key).toBe(key);
  });

  it('asks for a key of the person, any one of several', () => {
    expect(paths({}, ['EBILLING_VIEW'])).toContain('/main/ebilling/id_billing');
    expect(paths({}, ['EBILLING_VIEW'])).not.toContain('/main/efaktur-v2/out');
    expect(paths({}, ['EFAKTUR_QUOTA_VIEW'])).toContain('/main/setting/account/upload-quota');
    for (const key of ['EBUPOT_ARCHIVE_VIEW', 'EBUPOT_WITHHOLDING_VIEW'])
      expect(paths({}, [key])).toContain('/main/ebupot/archive/pph23');
  });

  it('offers only the registration while Coretax is off', () => {
    const off = paths({ isCtasEfakturDisabled: true, isCtasEbupotDisabled: true });
    expect(off).toContain('/main/efaktur-v2/register');
    expect(off).toContain('/main/ebupot-v2/register');
    expect(off.filter((path) => path?.startsWith('/main/efaktur-v2/'))).toEqual(['/main/efaktur-v2/register']);
    expect(paths()).not.toContain('/main/efaktur-v2/register');
  });

  it('shows classic e-Faktur whole when registered, else only its registration', () => {
    const { efaktur } = aSetting();
    expect(paths()).toContain('/main/efaktur/nsfp');
    const classic = paths({ efaktur: { ...efaktur, isRegistered: false } }).filter((path) =>
      path?.startsWith('/main/efaktur/'),
    );
    expect(classic).toEqual(['/main/efaktur/register']);
  });

  it('hides old unifikasi entries in the Coretax era', () => {
    expect(paths()).not.toContain('/main/ebupot/unifikasi/domestic');
    expect(paths()).toContain('/main/ebupot-v2/unifikasi/domestic');
  });

  it('follows the archive status entry by entry', () => {
    const { ebupot } = aSetting();
    const only23 = { pph23: true, pph26: false, history: false, spt: false };
    const archived = paths({ ebupot: { ...ebupot, archiveStatus: only23 } }).filter((path) =>
      path?.includes('/archive/'),
    );
    expect(archived).toEqual(['/main/ebupot/archive/pph23']);
  });

  it('shows the Coretax signees to the Owner alone', () => {
    const signee = '/main/setting/account/signee/efaktur-v2';
    expect(paths()).toContain(signee);
    expect(paths({ userRole: 'Administrator' })).not.toContain(signee);
  });

  it('gives add-on users no accounting integration', () => {
    expect(paths({ jurnalCID: 77 })).not.toContain('/main/setting/jurnal-integration');
    expect(paths()).toContain('/main/setting/jurnal-integration');
  });

  it('shows reconciliation to who may see it, add-on or not', () => {
    expect(paths({ jurnalCID: 77 })).toContain('/main/efaktur/reconcile');
    expect(paths({}, ['EFAKTUR_DOC_CREATE'])).not.toContain('/main/efaktur/reconcile');
  });

  it('keeps the invoice scanner to narrow screens', () => {
    expect(keys(see(sidebar))).not.toContain('scan');
    expect(keys(see(sidebar, { narrow: true }))).toContain('scan');
  });

  it('shows a payer nothing but billing, home with the tax activity, the NPWP check and what needs no key', () => {
    const seen = see(sidebar, { held: roles.Payer });
    expect(seen.map(({ key }) => key)).toEqual(['home', 'billing', 'filing', 'check_npwp', 'settings']);
  });

  it('finds the active entry by its longest beginning', () => {
    expect(activeLeaf(sidebar, '/main/efaktur-v2/out/123/detail')?.path).toBe('/main/efaktur-v2/out');
    expect(activeLeaf(sidebar, '/main/efaktur-v2/out/return')?.path).toBe('/main/efaktur-v2/out/return');
    expect(activeLeaf(sidebar, '/main/efaktur-v2/outside')).toBeUndefined();
    const at = (pathname: string) => activeEntry(sidebar, pathname)?.key;
    expect(at('/main/efaktur-v2/import/form')).toBe('efaktur');
    expect(at('/main/ebilling/ntpn')).toBe('billing');
    expect(at('/main/ebilling/pay/x/choose-bank')).toBe('billing');
    expect(at('/main/elsewhere')).toBeUndefined();
    const group = sidebar.find(({ key }) => key === 'efaktur') as Entry;
    expect(entryPath(see([group])[0] as Entry)).toBe('/main/efaktur-v2/out');
  });

  it('holds the lists of returns under "Lapor Pajak" and nowhere else, and stays there on their pages', () => {
    const filing = see(sidebar).find(({ key }) => key === 'filing') as Entry;
    const lists = ['/main/ebupot/unifikasi/spt', '/main/ebupot/pph21/spt'];
    expect(leaves([filing]).map(({ path }) => path)).toEqual(expect.arrayContaining(lists));
    for (const path of lists) {
      expect(paths().filter((one) => one === path)).toHaveLength(1);
      expect(activeEntry(sidebar, `${path}/detail/x/induk`)?.key).toBe('filing');
    }
    expect(activeEntry(sidebar, '/main/ebupot/unifikasi/import/form')?.key).toBe('ebupot');
    expect(paths({}, ['EBUPOT_SPT_VIEW'])).toEqual(expect.arrayContaining(lists));
  });

  it('has the returns of PPN under "Lapor Pajak" too, and stays with the invoices on their pages', () => {
    const filing = see(sidebar).find(({ key }) => key === 'filing') as Entry;
    const page = '/main/efaktur-v2/spt';
    expect(leaves([filing]).map(({ path }) => path)).toContain(page);
    expect(activeEntry(see(sidebar), `${page}/posting`)?.key).toBe('efaktur');
    expect(paths({ isCtasEfakturDisabled: true })).not.toContain(page);
  });

  it('puts the tabs of a group above its pages, but not twice where a list has tabs of its own', () => {
    const seen = see(sidebar);
    const shown = (path: string): (string | undefined)[] => {
      const group = activeEntry(seen, path);
      return group ? tabsOf(group, path).map((page) => page.path) : [];
    };
    expect(shown('/main/ebilling/ntpn')).toContain('/main/ebilling/id_billing');
    expect(shown('/main/ebupot-v2/calculator')).toContain('/main/ebupot-v2/unifikasi/domestic');
    expect(shown('/main/ebilling/create')).toEqual([]);
    for (const tab of ['waiting-payment', 'archive'])
      expect(shown(`/main/tax-activity/${tab}`)).toContain('/main/ebupot/unifikasi/spt');
    expect(shown('/main/setting/company/email/efaktur')).toContain('/main/setting/company/send');
    const own = neighbours.flatMap(({ places }) => places.map(({ path }) => path));
    const pages = leaves(seen).filter(({ path = '' }) => own.includes(path) && !path.includes('/archive/'));
    expect(pages.length).toBeGreaterThan(7);
    for (const { path = '' } of pages) expect([path, shown(path)]).toEqual([path, []]);
    expect(leaves(sidebar).filter((page) => page.ownTabs && !own.includes(page.path ?? ''))).toEqual([]);
  });
});
