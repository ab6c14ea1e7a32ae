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
];

/** Addresses that only lead on. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: '/', to: '/main/home' },
  { path: '/main/efaktur-v2', to: '/main/efaktur-v2/out' },
  { path: '/main/efaktur', to: '/main/efaktur-v2/out' },
];

/** `/out/{id}/{form?}` as the router writes it: `/out/:id/:form?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
