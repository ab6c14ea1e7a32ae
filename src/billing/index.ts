import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';
import { billingPaths } from './paths.ts';

export const idBilling = documentResource({
  name: 'ebilling',
  path: '/main/ebilling',
  icon: 'card',
  recordRepresentation: 'code',
  list: {
    path: 'id_billing',
    title: 'billingScreen.list.title',
    screen: screen(() => import('./list/BillingListScreen.tsx'), 'BillingListScreen'),
  },
  create: {
    path: 'create',
    title: 'billingScreen.form.title',
    screen: screen(() => import('./form/CreateScreen.tsx'), 'BillingCreate'),
  },
});

export const ntpn = documentResource({
  // The specification opens this page with the permission of codes, the list with this one.
  name: 'ebilling/ntpn',
  path: billingPaths.ntpn,
  icon: 'shield',
  recordRepresentation: 'ntpn',
  list: {
    title: 'billingScreen.ntpn.title',
    screen: screen(() => import('./ntpn/NtpnListScreen.tsx'), 'NtpnListScreen'),
  },
});
