import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';
import { routes } from '../app/routes.ts';
import { routerPath } from '../client/exists.ts';
import { paletteActions, saysAll } from './palette-actions.ts';

describe('what the palette can begin', () => {
  it('is found by its words in any order', () => {
    const { make_invoice } = catalogues.id.shell.palette.do;
    expect(saysAll(make_invoice, 'buat faktur')).toBe(true);
    expect(saysAll(make_invoice, 'faktur buat')).toBe(true);
    expect(saysAll(make_invoice, 'impor')).toBe(false);
  });

  it.each(paletteActions)('leads to a page that stands: $key', ({ key, path }) => {
    expect(
      routes.some((route) => matchPath(routerPath(route.path), path.split('?')[0] ?? '')),
      path,
    ).toBe(true);
    for (const { shell } of [catalogues.id, catalogues.en]) expect(Object.keys(shell.palette.do)).toContain(key);
  });
});
