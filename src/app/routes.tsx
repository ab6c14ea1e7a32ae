import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Permission } from '#domain/permissions.ts';
import type { GuardName } from './guards.ts';

export type LayoutName =
  | 'Main'
  | 'LayoutContainer'
  | 'EfakturDetail'
  | 'EfakturForm'
  | 'Plain'
  | 'Blank'
  | 'BlankLoggedIn';

export type AppRoute = {
  /** As the specification writes it: `{id}` for a part that varies. */
  readonly path: string;
  readonly screen: LazyExoticComponent<ComponentType>;
  /** Any one of these opens it; none means everybody who is signed in. */
  readonly permission: readonly Permission[];
  readonly layout: LayoutName;
  /** Message key of the document title. */
  readonly title: string;
  readonly guards?: readonly GuardName[];
  /** Opens without signing in: the token in the address, or nothing, is enough. */
  readonly open?: true;
  /** Keeps where the page was scrolled to; only the home page does. */
  readonly keepScroll?: true;
};

const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }));

const coretax = (
  path: string,
  kind: { permission: Permission; layout: LayoutName; title: string },
  shown: AppRoute['screen'],
): AppRoute => ({ path, screen: shown, ...kind, permission: [kind.permission], guards: ['efakturCoretax'] });

const fakturForm = (title: string) => ({ permission: 'EFAKTUR_DOC_CREATE', layout: 'EfakturForm', title }) as const;
const forms = () => import('../faktur/form/FormScreens.tsx');

/** Outgoing invoices, Coretax: list, forms, detail, import. */
const faktur: readonly AppRoute[] = [
  coretax(
    '/main/efaktur-v2/out',
    { permission: 'EFAKTUR_DOC_CREATE', layout: 'Main', title: 'shell.nav.out' },
    screen(() => import('../faktur/list/FakturListScreen.tsx'), 'FakturListScreen'),
  ),
  coretax('/main/efaktur-v2/out/create', fakturForm('shell.page.out_create'), screen(forms, 'FakturCreate')),
  coretax('/main/efaktur-v2/out/{id}/edit', fakturForm('shell.page.out_edit'), screen(forms, 'FakturEdit')),
  coretax('/main/efaktur-v2/out/{id}/termin', fakturForm('shell.page.out_termin'), screen(forms, 'FakturTermin')),
  coretax(
    '/main/efaktur-v2/out/{id}/substitute',
    fakturForm('shell.page.out_substitute'),
    screen(forms, 'FakturSubstitute'),
  ),
  coretax(
    '/main/efaktur-v2/out/{id}/substitute/edit',
    fakturForm('shell.page.out_substitute'),
    screen(forms, 'FakturEdit'),
  ),
  coretax(
    '/main/efaktur-v2/out/{id}/detail',
    { permission: 'EFAKTUR_DOC_VIEW', layout: 'EfakturDetail', title: 'shell.page.out_detail' },
    screen(() => import('../faktur/detail/FakturDetail.tsx'), 'FakturDetail'),
  ),
  coretax(
    '/main/efaktur-v2/import',
    { permission: 'EFAKTUR_DOC_VIEW', layout: 'Main', title: 'shell.nav.import' },
    screen(() => import('../impor/ImportList.tsx'), 'ImportList'),
  ),
  coretax(
    '/main/efaktur-v2/import/form',
    { permission: 'EFAKTUR_IMPORT_EXPORT_CREATE', layout: 'EfakturForm', title: 'shell.nav.import' },
    screen(() => import('../impor/ImportStart.tsx'), 'ImportStart'),
  ),
  coretax(
    '/main/efaktur-v2/import/detail/{id}',
    { permission: 'EFAKTUR_DOC_VIEW', layout: 'EfakturDetail', title: 'shell.nav.import' },
    screen(() => import('../impor/ImportDetail.tsx'), 'ImportDetail'),
  ),
];

/** Every screen there is, said once: where, what, who may, how it is framed, what stands before it. */
export const routes: readonly AppRoute[] = [
  {
    path: '/main/home',
    screen: screen(() => import('../shell/Home.tsx'), 'Home'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.nav.home',
    keepScroll: true,
  },
  {
    path: '/main/error/unauthorize',
    screen: screen(() => import('../shell/Unauthorized.tsx'), 'Unauthorized'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.unauthorized.title',
  },
  {
    path: '/v2/error/unauthorized',
    screen: screen(() => import('../shell/Unauthorized.tsx'), 'Unauthorized'),
    permission: [],
    layout: 'BlankLoggedIn',
    title: 'shell.unauthorized.title',
  },
  {
    path: '/main/error/not-found',
    screen: screen(() => import('../shell/NotFound.tsx'), 'NotFound'),
    permission: [],
    layout: 'LayoutContainer',
    title: 'shell.not_found.title',
  },
  {
    path: '/main/efaktur-v2/import',
    screen: screen(() => import('../impor/ImportList.tsx'), 'ImportList'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'Main',
    title: 'imporScreen.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/import/form',
    screen: screen(() => import('../impor/ImportStart.tsx'), 'ImportStart'),
    permission: ['EFAKTUR_IMPORT_EXPORT_CREATE'],
    layout: 'EfakturForm',
    title: 'imporScreen.startTitle',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/import/detail/{id}',
    screen: screen(() => import('../impor/ImportDetail.tsx'), 'ImportDetail'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'EfakturDetail',
    title: 'imporScreen.startTitle',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out',
    screen: screen(() => import('../faktur/list/FakturListScreen.tsx'), 'FakturListScreen'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'Main',
    title: 'fakturScreen.list.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/create',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturCreate'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.create_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/edit',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturEdit'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.edit_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/termin',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturTermin'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.termin_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/substitute',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturSubstitute'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.substitute.title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/substitute/edit',
    screen: screen(() => import('../faktur/form/FormScreens.tsx'), 'FakturEdit'),
    permission: ['EFAKTUR_DOC_CREATE'],
    layout: 'EfakturForm',
    title: 'fakturScreen.form.edit_substitute_title',
    guards: ['efakturCoretax'],
  },
  {
    path: '/main/efaktur-v2/out/{id}/detail',
    screen: screen(() => import('../faktur/detail/FakturDetail.tsx'), 'FakturDetail'),
    permission: ['EFAKTUR_DOC_VIEW'],
    layout: 'EfakturDetail',
    title: 'faktur.type.OUT',
    guards: ['efakturCoretax'],
  },
  {
    path: '/public/efaktur-v2/out/preview/{tokenId}',
    screen: screen(() => import('../public-preview/FakturPublicPreview.tsx'), 'FakturPublicPreview'),
    permission: [],
    layout: 'Plain',
    title: 'fakturScreen.public.page_title',
    open: true,
  },
];

/** Addresses that only lead on. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: '/', to: '/main/home' },
  { path: '/main/efaktur-v2', to: '/main/efaktur-v2/out' },
  { path: '/main/efaktur', to: '/main/efaktur-v2/out' },
];

/** `/out/{id}/{form?}` as the router writes it: `/out/:id/:form?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
