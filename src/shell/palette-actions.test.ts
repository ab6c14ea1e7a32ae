import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';
import { permissions } from '#domain/permissions.ts';
import { aSetting } from '../../fixtures/builders/a-setting.ts';
import { routes } from '../app/routes.ts';
import { routerPath } from '../client/exists.ts';
import { paletteActions, saysAll } from './palette-actions.ts';
import { leadsIn } from './use-navigation.ts';

describe('what the palette can begin', () => {
  it('is found by its words in any order', () => {
    const { make_invoice } = catalogues.id.shell.palette.do;
    expect(saysAll(make_invoice, 'buat faktur')).toBe(true);
    expect(saysAll(make_invoice, 'faktur buat')).toBe(true);
    expect(saysAll(make_invoice, 'impor')).toBe(false);
  });

  it('offers the first certificate to whoever may upload it, until there is one', () => {
    const { when } = paletteActions.find(({ key }) => key === 'first_certificate') ?? {};
    const permissions = new Set(['SETTING_ECERT_VIEW', 'SETTING_ECERT_CREATE']);
    expect(when?.({ permissions, setting: aSetting({ hasUploadCertificate: false }) })).toBe(true);
    expect(when?.({ permissions, setting: aSetting({ hasUploadCertificate: true }) })).toBe(false);
    const looks = new Set(['SETTING_ECERT_VIEW']);
    expect(when?.({ permissions: looks, setting: aSetting({ hasUploadCertificate: false }) })).toBe(false);
  });

  it.each(paletteActions)('is offered to whoever holds every key: $key', ({ path }) => {
    expect(leadsIn(path, { permissions: new Set(permissions), setting: aSetting() }), path).toBe(true);
  });

  it.each(paletteActions)('leads to a page that stands: $key', ({ key, path }) => {
    expect(
      routes.some((route) => matchPath(routerPath(route.path), path.split('?')[0] ?? '')),
      path,
    ).toBe(true);
    for (const { shell } of [catalogues.id, catalogues.en]) expect(Object.keys(shell.palette.do)).toContain(key);
  });
});
