import { keysOf } from '#domain/access.ts';
import { type Page, type Redirect, screen } from '../ui/resource/page.ts';
import { ANNUAL, ANNUAL_LIST, pagePaths, startPaths } from './places.ts';
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
  },
  {
    path: ONBOARDING,
    title: 'annualSources.title',
    screen: screen(() => import('./sources/OnboardingScreen.tsx'), 'OnboardingScreen'),
    permission,
    layout: 'Main',
  },
  ...pagePaths.map(
    (path): Page => ({ path, title: 'sptBadanScreen.title', screen: sheet, permission, layout: 'Main' }),
  ),
];

export const annualRedirects: readonly Redirect[] = [{ path: startPaths.from, permission, to: startPaths.to }];
