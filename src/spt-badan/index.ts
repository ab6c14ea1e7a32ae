import { keysOf } from '#domain/access.ts';
import { type Page, type Redirect, screen } from '../ui/resource/page.ts';
import { ANNUAL, ANNUAL_LIST, ANNUAL_REGISTER, pagePaths, startPaths } from './places.ts';
import { ONBOARDING } from './sources/source-paths.ts';

const sheet = screen(() => import('./AnnualScreen.tsx'), 'AnnualScreen');

const permission = keysOf(ANNUAL, 'show');

export const annualPages: readonly Page[] = [
  {
    path: ANNUAL_LIST,
    title: 'sptBadanScreen.title',
    screen: screen(() => import('./AnnualListScreen.tsx'), 'AnnualListScreen'),
    permission: keysOf(ANNUAL, 'list'),
    layout: 'LayoutContainer',
    guards: ['annualReturn'],
  },
  {
    path: ANNUAL_REGISTER,
    title: 'sptBadanRegister.title',
    screen: screen(() => import('./RegisterScreen.tsx'), 'RegisterScreen'),
    permission: keysOf(ANNUAL, 'list'),
    layout: 'Main',
  },
  {
    path: ONBOARDING,
    title: 'annualSources.title',
    screen: screen(() => import('./sources/OnboardingScreen.tsx'), 'OnboardingScreen'),
    permission,
    layout: 'Main',
    guards: ['annualReturn'],
  },
  ...pagePaths.map(
    (path): Page => ({
      path,
      title: 'sptBadanScreen.title',
      screen: sheet,
      permission,
      layout: 'Main',
      guards: ['annualReturn'],
    }),
  ),
];

export const annualRedirects: readonly Redirect[] = [
  { path: startPaths.from, permission, to: startPaths.to, guards: ['annualReturn'] },
];
