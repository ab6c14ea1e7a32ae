import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { UserSetting } from '#domain/company/view-schema.ts';
import { permissions } from '#domain/permissions.ts';
import { aSetting } from '../../fixtures/builders/a-setting.ts';
import { missingRoutes } from '../../tests/specification/missing-routes.ts';
import { specifiedRoutes } from '../../tests/specification/specified-routes.ts';
import { createPath, depositPath, detailPath, editPath, importPath, listPath, returnPath } from '../bupot/paths.ts';
import { addressPattern, exists, routerPath } from '../client/exists.ts';
import { redirectIfDenied } from './redirect-if-denied.ts';
import { resources } from './resources.ts';
import { redirects, routes } from './routes.ts';

/** Served by the server, not by a screen. */
const served = new Set(['/logout', '/main/switch-company/form']);
/** Sign-in is not in the route table. */
const outside = new Set(['/login']);

const built = new Map(routes.map((route) => [route.path, route]));
const led = new Set(redirects.map(({ path }) => path));
const isThere = (path: string): boolean => built.has(path) || led.has(path) || served.has(path) || outside.has(path);

describe('the list of specified routes', () => {
  it('is read whole, with keys that exist', () => {
    expect(specifiedRoutes.length).toBe(358);
    expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(358);
    const keys = new Set(specifiedRoutes.flatMap(({ permission }) => permission));
    expect([...keys].filter((key) => !(permissions as readonly string[]).includes(key))).toEqual([]);
    expect(specifiedRoutes.find(({ path }) => path === '/main/ebilling')).toEqual({
      path: '/main/ebilling',
      permission: ['EBILLING_VIEW'],
      redirect: '/main/ebilling/id_billing',
    });
  });
});

describe.each(slipKinds)('a slip %s', (kind) => {
  const of = { kind, id: 'x' };
  it.each([
    ['its page', detailPath(of)],
    ['its form', editPath(of)],
    ['a new one', createPath(kind)],
    ['its list', listPath(kind)],
    ['its import', importPath(kind)],
    ['the return it is in', returnPath(kind, 'x')],
    ['what is paid oneself', depositPath('2025-10')],
  ])('has a screen for %s', (_, path) => expect(exists(path)).toBe(true));
});

const { efaktur, ebupot } = aSetting();
const everySetting = [true, false].flatMap((one) =>
  [true, false].flatMap((two) =>
    [true, false].flatMap((three) =>
      (['Owner', 'Creator'] as const).flatMap((userRole) =>
        [true, false].map((four) =>
          aSetting({
            userRole,
            isInternal: four,
            isBp26Enabled: four,
            isCtasEfakturDisabled: one,
            isCtasEbupotDisabled: two,
            efaktur: { ...efaktur, isRegistered: four },
            ebupot: { ...ebupot, isRegistered: three },
          }),
        ),
      ),
    ),
  ),
);

const endOf = (path: string, setting: UserSetting, granted: ReadonlySet<string> = new Set(permissions)): string => {
  let at = path;
  for (let steps = 0; steps < 5; steps++) {
    const redirect = redirects.find((one) => one.path === at);
    const route = redirect ?? built.get(at);
    const away = route && !('open' in route) ? redirectIfDenied(route, { permissions: granted, setting }) : null;
    const to = redirect && (typeof redirect.to === 'string' ? redirect.to : redirect.to(setting));
    if (!away && !to) return at;
    at = away?.to ?? to ?? at;
  }
  return `a circle at ${at}`;
};

describe('the route table', () => {
  it('names every address once', () => {
    expect(built.size).toBe(routes.length);
    expect([...built.keys()].filter((path) => led.has(path))).toEqual([]);
  });

  it('asks for exactly the keys the specification asks for', () => {
    const routes = specifiedRoutes.flatMap(({ path, permission }) => {
      const route = built.get(path);
      return route ? [{ path, built: [...route.permission].sort(), specified: [...permission].sort() }] : [];
    });
    expect(routes.length).toBeGreaterThan(10);
    for (const { path, built: ours, specified } of routes) expect(ours, path).toEqual(specified);
  });

  it('asks the same keys of an address that only leads on', () => {
    for (const { path, permission } of redirects) {
      const as = path.replace('/pph21/spt/', '/unifikasi/spt/');
      const specified = specifiedRoutes.find((route) => route.path === as);
      if (specified) expect([...permission].sort(), path).toEqual([...specified.permission].sort());
    }
    expect(redirects.find(({ path }) => path === '/main/efaktur')?.permission).toEqual(['EFAKTUR_VIEW']);
  });

  it('holds no address the specification does not know, but for our own', () => {
    const known = new Set(specifiedRoutes.map(({ path }) => path));
    // SPT Masa PPh 21/26 uses the addresses of unifikasi; the specification names only its list.
    const sister = (path: string) => known.has(path.replace('/pph21/spt/', '/unifikasi/spt/'));
    // The specification names its own lists; resources with a `menu` entry are additions.
    const own = new Set(resources.flatMap(({ menu, pages }) => (menu ? pages.map(({ path }) => path) : [])));
    // The PPN return from 2025 on sits beside the older form; the specification names only the addresses of the older
    // one.
    const vat = (path: string) => path.startsWith('/main/efaktur-v2/spt');
    const ours = [...built.keys(), ...led].filter(
      (path) => !known.has(path) && !sister(path) && !own.has(path) && !vat(path),
    );
    expect(ours).toEqual([
      '/main/efaktur-v2/in/rules',
      '/main/efiling/archive',
      '/main/refused',
      '/main/counterparties',
      '/main/counterparties/{id}',
      // Custom roles; the specification only says that there are roles.
      '/main/setting/account/role',
      '/main/setting/account/role/add',
      '/main/setting/account/role/edit/{id}',
      '/main/home/calendar',
      '/main/home/companies',
      '/main/efaktur-v2/out/refused',
      '/main/ebupot-v2/article/from-monthly',
      '/main/ebupot-v2/calculator',
      '/main/setting/company/proof',
      '/main/setting/company/security-log',
      '/main/setting/api-keys',
      '/main/setting/webhooks',
      '/main/setting/jurnal-integration/accounts',
      '/main/setting/jurnal-integration/tax-codes',
      '/main/downloads',
      // Ledger comparison for Coretax documents; the specification has it for the classic section alone.
      '/main/efaktur-v2/cocokkan',
      '/main/efiling/trial-balance',
      '/main/efiling/spt_badan/{id}/{sheet}',
      '/admin',
      '/admin/packages',
      // Tables of law that the specification has no address for.
      '/admin/law/holiday',
      '/admin/law/interest',
      '/admin/law/final-regime',
      '/admin/law/ptkp',
      '/admin/law/treaty',
      '/admin/law/kpp',
      '/admin/law/klu',
      '/admin/law/error-code',
      '/admin/law/filing-code',
      '/admin/law/industry',
      '/admin/law/department',
      '/admin/law/job-title',
      '/admin/law/income-band',
      '/admin/security-log',
      '/simulator/bank',
      '/simulator/mailbox',
      // Public targets of mail links: forgotten password, invitation, changed address.
      '/public/reset',
      '/public/invitation/{token}',
      '/public/email/{token}',
      '/public/digest/{token}',
      '/public/reset/{token}',
      // Public pages of other kinds of slips; the specification names only that of resident payees.
      '/public/ebupot-v2/unifikasi/foreign/preview/{tokenId}',
      '/public/ebupot-v2/{form}/preview/{tokenId}',
      // The specification names no page of receipts.
      '/public/efiling/bpe/{tokenId}',
      // The bare prefix of all addresses.
      '/main',
    ]);
  });

  it('leads on where the specification leads on without a condition', () => {
    for (const { path, to } of redirects.filter(
      (one) => !['/main', '/main/ebupot', '/admin', '/main/efaktur-v2/spt/detail/{id}'].includes(one.path),
    )) {
      const as = (own: string) => own.replace('/pph21/spt/', '/unifikasi/spt/');
      const specified = specifiedRoutes.find((route) => route.path === as(path))?.redirect;
      expect(specified, path).toContain(as(typeof to === 'string' ? to : to(aSetting())));
    }
  });

  it('leads from /main alone where signing in leads', () => {
    expect(endOf('/main', aSetting())).toBe(endOf('/', aSetting()));
    expect(endOf('/main', aSetting())).toBe('/main/home');
  });

  it('leads from e-Faktur by its flag: without Coretax not into Coretax', () => {
    const efaktur = redirects.find(({ path }) => path === '/main/efaktur');
    expect(efaktur && endOf(efaktur.path, aSetting({ isCtasEfakturDisabled: true }))).toBe('/main/efaktur-v2/register');
    expect(efaktur && endOf(efaktur.path, aSetting())).toBe('/main/efaktur-v2/out');
  });

  it('leads from e-Bupot to the slips of Coretax for as long as the list from before Coretax is not there', () => {
    const specified = specifiedRoutes.find(({ path }) => path === '/main/ebupot')?.redirect ?? '';
    expect(missingRoutes).toContain(specified);
    expect(redirects.find(({ path }) => path === '/main/ebupot')?.to).toBe('/main/ebupot-v2/unifikasi/domestic');
  });

  it('ends on a page that stands, wherever keys, guards and addresses lead on from', () => {
    for (const setting of everySetting)
      for (const granted of [new Set<string>(), new Set<string>(permissions)])
        for (const { path } of [...routes, ...redirects]) {
          const end = endOf(path, setting, granted);
          expect(built.has(end), `${path} leads to ${end}`).toBe(true);
        }
  });

  it('records every specified route that is still missing, and no other', () => {
    const missing = specifiedRoutes.map(({ path }) => path).filter((path) => !isThere(path));
    expect(missing).toEqual(missingRoutes);
  });

  it('writes varying parts as the router does', () => {
    expect(routerPath('/main/efaktur-v2/out/{id}/detail')).toBe('/main/efaktur-v2/out/:id/detail');
    expect(routerPath('/main/ebupot-v2/article/create/{form?}')).toBe('/main/ebupot-v2/article/create/:form?');
  });

  it('compares an address as the router does', () => {
    for (const { path } of [...routes, ...redirects]) {
      const pattern = addressPattern(path);
      const addresses = ['x', '01-a.b%2Fc'].flatMap((value) => {
        const whole = path.replace(/\{\w+\??\}/g, value);
        const without = path.replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, value);
        return [
          whole,
          without,
          `${whole}/`,
          `${without}/`,
          `${whole}/x`,
          `${whole}x`,
          `/x${whole}`,
          whole.toUpperCase(),
        ];
      });
      for (const address of [...addresses, path.replace(/\/\{\w+\??\}.*/, '/'), '/', '/main'])
        expect([address, pattern.test(address)]).toEqual([address, matchPath(routerPath(path), address) !== null]);
    }
  });
});
