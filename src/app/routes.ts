import { keysOf } from '#domain/access.ts';
import { payRedirects } from '../billing/pay/pages.ts';
import { reportRedirects } from '../efiling/index.ts';
import { returnRedirects } from '../spt/index.ts';
import { annualRedirects } from '../spt-badan/index.ts';
import type { Page, Redirect } from '../ui/resource/page.ts';
import { knowRoutes } from './known-routes.ts';
import { pages } from './pages.ts';
import { resources } from './resources.ts';

export const routes: readonly Page[] = [...resources.flatMap((one) => one.pages), ...pages];

export const redirects: readonly Redirect[] = [
  { path: '/', permission: [], to: '/main/home' },
  { path: '/main', permission: [], to: '/main/home' },
  { path: '/admin/efaktur', permission: [], guards: ['internal'], to: '/admin/efaktur/user' },
  { path: '/admin/ebupot', permission: [], guards: ['internal'], to: '/admin/ebupot/tax-code' },
  { path: '/admin/home', permission: [], guards: ['internal'], to: '/admin/home/marketing-content' },
  { path: '/main/efaktur-v2', permission: keysOf('efaktur/out/ctas', 'list'), to: '/main/efaktur-v2/out' },
  { path: '/main/ebilling', permission: keysOf('ebilling', 'list'), to: '/main/ebilling/id_billing' },
  {
    path: '/main/efaktur',
    permission: keysOf('efaktur', 'show'),
    to: ({ isCtasEfakturDisabled }) => (isCtasEfakturDisabled ? '/main/efaktur-v2/register' : '/main/efaktur-v2/out'),
  },
  // The older list of slips has its own screens.
  { path: '/main/ebupot', permission: keysOf('ebupot', 'show'), to: '/main/ebupot-v2/unifikasi/domestic' },
  { path: '/main/ebupot-v2', permission: keysOf('ebupot', 'show'), to: '/main/ebupot-v2/unifikasi/domestic' },
  {
    path: '/main/setting/company/email',
    permission: keysOf('letters', 'list'),
    to: '/main/setting/company/email/efaktur',
  },
  { path: '/main/setting/account', permission: [], to: '/main/setting/account/tax' },
  ...payRedirects,
  ...returnRedirects,
  ...reportRedirects,
  ...annualRedirects,
];

knowRoutes(routes, redirects);
