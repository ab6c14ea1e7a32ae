import { matchPath } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserSetting } from '#domain/company/view-schema.ts';
import { permissions } from '#domain/permissions.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type PersonKey, people, roles } from '../../fixtures/cast/people.ts';
import { redirectIfDenied } from '../../src/app/redirect-if-denied.ts';
import { resources } from '../../src/app/resources.ts';
import { routes } from '../../src/app/routes.ts';
import { exists, routerPath } from '../../src/client/exists.ts';
import type { Session } from '../../src/client/session.ts';
import { type Entry, sidebar } from '../../src/shell/navigation.ts';
import { leaves, visible } from '../../src/shell/navigation-rule.ts';
import { type TestApp, testApp } from './app.ts';

/** The first read of a menu entry's page; null when it reads nothing of its own. */
const reads: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    resources.flatMap(({ name, menu, pages: [list] }) => (menu && list ? [[list.path, `/${name}`]] : [])),
  ),
  '/main/home': null,
  '/main/ebilling/id_billing': '/ebilling',
  '/main/ebilling/ntpn': '/ebilling/ntpn',
  '/main/ebilling/import': '/ebilling/import',
  '/main/ebupot/unifikasi/spt': '/ebupot/unifikasi/spt',
  '/main/ebupot/pph21/spt': '/ebupot/pph21/spt',
  '/main/efaktur-v2/register': null,
  '/main/efaktur-v2/out': '/efaktur/out/ctas',
  '/main/efaktur-v2/in': '/efaktur/in/ctas',
  '/main/efaktur-v2/out/return': '/efaktur/out/return/ctas',
  '/main/efaktur-v2/in/return': '/efaktur/in/return/ctas',
  '/main/efaktur-v2/document/out': '/efaktur/document/out/ctas',
  '/main/efaktur-v2/document/in': '/efaktur/document/in/ctas',
  '/main/efaktur-v2/document/out/return': '/efaktur/document/out/return/ctas',
  '/main/efaktur-v2/document/in/return': '/efaktur/document/in/return/ctas',
  '/main/efaktur-v2/import': '/efaktur/import',
  '/main/efaktur-v2/spt': '/efaktur/spt/ctas',
  '/main/efaktur-v2/cocokkan': '/efaktur/cocokkan',
  '/main/ebupot-v2/register': null,
  '/main/ebupot-v2/unifikasi/domestic': '/ebupot/slips',
  '/main/ebupot-v2/unifikasi/foreign': '/ebupot/slips',
  '/main/ebupot-v2/article': '/ebupot/slips',
  '/main/ebupot-v2/bpmp': '/ebupot/slips',
  '/main/ebupot-v2/self-payment': '/ebupot/slips',
  '/main/ebupot-v2/cumulative-payment': '/ebupot/slips',
  '/main/ebupot/unifikasi/import': '/ebupot/import',
  '/main/efiling/trial-balance': '/efiling/trial-balance/{year}',
  '/main/efiling/report': '/efiling/report',
  '/main/efiling/report-v2/spt-masa/pph2126': '/efiling/report',
  '/main/efiling/report-v2/spt-masa/ppn': '/efiling/report',
  '/main/efiling/report-v2/spt-masa/unifikasi': '/efiling/report',
  '/main/efiling/report-v2/spt-tahunan-badan': '/efiling/report',
  '/main/efiling/report/spt?jenis=METERAI': '/efiling/filing_tax',
  '/main/efiling/report/spt?jenis=OP': '/efiling/filing_tax',
  '/main/efiling/report/spt?jenis=PBB': '/efiling/filing_tax',
  '/main/efiling/report/spt?jenis=PPN_DM': '/efiling/filing_tax',
  '/main/efiling/report/spt?jenis=PPN_PUT': '/efiling/filing_tax',
  '/main/ebupot-v2/calculator': '/ebupot/ctas/calculate',
  '/main/setting/company/list': '/companies',
  '/main/setting/account/certificate': '/certificate',
  '/main/setting/account/upload-quota': '/quota',
  '/main/setting/account/nsfp-reminder': '/nsfp-reminder',
  '/main/setting/account/tax': '/company/tax-profile',
  '/main/setting/company/send': '/templates/variables',
  '/v2/main/setting/company-associate/user/list': '/users',
  '/main/setting/account/role': '/roles',
  '/main/setting/company/security-log': '/security-log',
  '/main/setting/api-keys': '/api-keys',
  '/main/setting/webhooks': '/webhooks',
  // Open to everybody in the specification; its calls need permissions.
  '/main/setting/jurnal-integration': null,
  '/main/setting/profile': '/user/profile',
  '/main/tax-activity/waiting-report': null,
  '/v2/main/audit-log': '/audit-log',
  '/v2/main/check-npwp': null,
  '/main/counterparties': '/counterparties',
  '/main/setting/account/signee/efaktur-v2': '/signees',
  '/main/setting/account/signee/efaktur': '/signees',
  '/main/setting/account/signee/ebupot-ctas': '/signees',
  '/main/setting/account/signee/ebupot': '/signees',
  '/main/setting/account/signee/ebupot-archive': '/signees',
  '/main/setting/account/signee/spt1771': '/signees',
};

/** The menu entry needs an uploaded certificate; the first one is uploaded on its page, which has another link. */
const HIDDEN_WITHOUT = '/main/setting/account/certificate';

type NavigationCase = Pick<Session, 'permissions' | 'setting'>;
type Needs = Readonly<Record<string, { readonly 'x-needs'?: string | readonly string[] }>>;

let app: TestApp;
let needs: Readonly<Record<string, Needs>>;
const demo: { who: PersonKey; state: NavigationCase; answers: ReadonlyMap<string, number> }[] = [];

beforeAll(async () => {
  app = await testApp();
  needs = (await (await app.as('rina')).get<{ paths: typeof needs }>('/openapi.json')).paths;
  for (const who of Object.keys(people) as PersonKey[])
    for (const [where] of roles[who]) {
      const client = await app.as(who, where);
      const setting = await client.get<UserSetting>('/user/setting');
      expect(setting.companyId).toBe(companies[where].id);
      const permissions = new Set(await client.get<string[]>('/permissions'));
      const answers = new Map<string, number>();
      for (const read of new Set(Object.values(reads))) {
        if (read === null) continue;
        const method = needs[`/main/api${read}`]?.get ? 'GET' : 'POST';
        answers.set(read, (await client.request(method, read, method === 'GET' ? {} : { json: {} })).status);
      }
      demo.push({ who, state: { setting, permissions }, answers });
    }
});
afterAll(() => app.close());

const flagged = (setting: UserSetting): UserSetting[] =>
  [true, false].flatMap((coretax) =>
    [true, false].flatMap((slips) =>
      [true, false].map((registered) => ({
        ...setting,
        isCtasEfakturDisabled: !coretax,
        isCtasEbupotDisabled: !slips,
        efaktur: { ...setting.efaktur, isRegistered: registered },
        ebupot: { ...setting.ebupot, isRegistered: registered },
      })),
    ),
  );

const state: readonly Entry[] = leaves(sidebar).filter(
  ({ path = '', show, second }) => show !== false && !second && exists(path),
);
/** Caches a path's route lookup across people, permissions and companies. */
const once = <T>(look: (path: string) => T): ((path: string) => T) => {
  const found = new Map<string, T>();
  return (path) => {
    const known = found.get(path) ?? look(path);
    found.set(path, known);
    return known;
  };
};
const there = once(exists);
const routeOf = once((path) => routes.find((route) => matchPath(routerPath(route.path), path.split('?')[0] ?? '')));

const disagreements = (of: NavigationCase): string[] => {
  const seen = new Set(leaves(visible(sidebar, { ...of, exists: there, narrow: false })).map(({ path }) => path));
  return state.flatMap(({ path = '' }) => {
    const route = routeOf(path);
    const letsIn = route !== undefined && redirectIfDenied(route, of) === null;
    if (path === HIDDEN_WITHOUT && letsIn && !of.setting.hasUploadCertificate) return [];
    return letsIn === seen.has(path) ? [] : [`${path}: menu ${seen.has(path)}, page ${letsIn}`];
  });
};

describe('menu, page and API', () => {
  it('know the same pages', () => {
    expect(state.map(({ path }) => path).toSorted()).toEqual(Object.keys(reads).toSorted());
  });

  it('let in the same people, whatever the company has on', () => {
    expect(demo.length).toBeGreaterThan(Object.keys(people).length);
    for (const { who, state: of } of demo)
      for (const setting of [of.setting, ...flagged(of.setting)])
        expect(disagreements({ ...of, setting }), who).toEqual([]);
  });

  it('let in the same people when they hold a single key', () => {
    const [first] = demo;
    if (!first) throw new Error('nobody signed in');
    for (const key of permissions)
      for (const setting of flagged(first.state.setting))
        expect(disagreements({ setting, permissions: new Set([key]) }), key).toEqual([]);
  });

  it('answer who was let in, and nobody who was not', () => {
    for (const { who, state: of, answers } of demo)
      for (const { path = '' } of state) {
        const read = reads[path];
        const route = routeOf(path);
        if (!read || !route) continue;
        // What the API restricts to the Owner is restricted on the page by a guard, not by a permission.
        const byRole = needs[`/main/api${read}`]?.get?.['x-needs'] === 'owner';
        const held = redirectIfDenied(byRole ? route : { permission: route.permission }, of) === null;
        expect([who, path, answers.get(read) !== 403]).toEqual([who, path, held]);
      }
  });

  it('read what is there', () => {
    for (const read of Object.values(reads)) if (read) expect(needs, read).toHaveProperty([`/main/api${read}`]);
  });

  it('ask of the page’s own answer no key the page does not ask for', () => {
    for (const { path = '' } of state) {
      const read = reads[path];
      if (!read) continue;
      const requests = needs[`/main/api${read}`];
      const keys = [(requests?.get ?? requests?.post)?.['x-needs'] ?? []].flat();
      for (const key of routeOf(path)?.permission ?? [])
        expect([path, key, keys]).toEqual([path, key, expect.arrayContaining([key])]);
    }
  });
});
