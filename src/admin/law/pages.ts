import { createElement } from 'react';
import { lawTables } from '#domain/records/law/index.ts';
import { type Page, screen } from '../../ui/resource/page.ts';

/** The address of a page is that of its resource without `api`. */
export const lawPages: readonly Page[] = lawTables.map((of) => ({
  path: `/${of.resource.replace('admin/api/', 'admin/')}`,
  title: `resources.${of.resource}.name`,
  screen: screen(async () => {
    const { LawPage } = await import('./LawPage.tsx');
    return { Listed: () => createElement(LawPage, { of }) };
  }, 'Listed'),
  permission: [],
  layout: 'Admin',
  guards: ['internal'],
}));
