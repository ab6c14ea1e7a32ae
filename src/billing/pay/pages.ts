import { keysOf } from '#domain/access.ts';
import { type Page, type Redirect, type Screen, screen } from '../../ui/resource/page.ts';

const PAY = '/main/ebilling/pay/{businessKey}';

const step = (name: string, shown: Screen, permission = keysOf('ebilling/payment', 'steps')): Page => ({
  path: `${PAY}/${name}`,
  permission,
  screen: shown,
  layout: 'Main',
  title: 'payScreen.title',
});

export const payPages: readonly Page[] = [
  step(
    'choose-bank',
    screen(() => import('./ChooseBank.tsx'), 'ChooseBank'),
  ),
  step(
    'virtual-account',
    screen(() => import('./VirtualAccount.tsx'), 'VirtualAccount'),
  ),
  step(
    'payment-guide',
    screen(() => import('./PaymentGuide.tsx'), 'PaymentGuide'),
  ),
  step(
    'confirm-ntpn',
    screen(() => import('./ConfirmNtpn.tsx'), 'ConfirmNtpn'),
    keysOf('ebilling/ntpn', 'show'),
  ),
  step(
    'success-payment',
    screen(() => import('./SuccessPayment.tsx'), 'SuccessPayment'),
  ),
  {
    path: '/main/ebilling/confirm',
    permission: keysOf('ebilling/payment', 'show'),
    screen: screen(() => import('../confirm/ConfirmScreen.tsx'), 'ConfirmScreen'),
    layout: 'Main',
    title: 'payScreen.confirm.title',
  },
  {
    path: '/main/ebilling/payment/{id}',
    permission: keysOf('ebilling/payment', 'show'),
    screen: screen(() => import('./PaymentPage.tsx'), 'PaymentPage'),
    layout: 'Plain',
    title: 'payScreen.payment.title',
  },
];

export const payRedirects: readonly Redirect[] = [
  { path: PAY, permission: keysOf('ebilling', 'list'), to: `${PAY}/choose-bank` },
];
