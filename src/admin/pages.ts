import { type Page, type Screen, screen } from '../ui/resource/page.ts';

const page = (path: string, title: string, shown: Screen): Page => ({
  path,
  title,
  screen: shown,
  permission: [],
  layout: 'Admin',
  guards: ['internal'],
});

export const supportPages: readonly Page[] = [
  page(
    '/admin/company',
    'adminCompany.title',
    screen(() => import('./companies/CompanyList.tsx'), 'CompanyList'),
  ),
  page(
    '/admin/company/{id}/package',
    'adminCompany.package.title',
    screen(() => import('./companies/CompanyPage.tsx'), 'CompanyPage'),
  ),
  page(
    '/admin/efaktur/find',
    'adminFaktur.find.title',
    screen(() => import('./efaktur/FindFaktur.tsx'), 'FindFaktur'),
  ),
  page(
    '/admin/efaktur/view',
    'adminFaktur.view.title',
    screen(() => import('./efaktur/ViewFaktur.tsx'), 'ViewFaktur'),
  ),
  page(
    '/admin/efaktur/user',
    'adminSupport.user.title',
    screen(() => import('./support/EfakturUsers.tsx'), 'EfakturUsers'),
  ),
  page(
    '/admin/branches',
    'adminSupport.nitku.title',
    screen(() => import('./support/Branches.tsx'), 'Branches'),
  ),
  page(
    '/admin/efiling/register_efin',
    'adminSupport.efin.title',
    screen(() => import('./support/EfinMigrations.tsx'), 'EfinMigrations'),
  ),
  page(
    '/admin/sso/migration',
    'adminSupport.sso.title',
    screen(() => import('./support/SignInMigration.tsx'), 'SignInMigration'),
  ),
  page(
    '/admin/configuration/service',
    'adminSupport.service.title',
    screen(() => import('./support/ServiceConfiguration.tsx'), 'ServiceConfiguration'),
  ),
];
