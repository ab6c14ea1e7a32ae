import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';
import { billingPaths } from './paths.ts';

/** Billing codes. One of them opens over their list. */
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

/** The receipts of the state. */
export const ntpn = documentResource({
  // The key of the receipts themselves: the specification opens the page with that of the codes, and their list with this one.
  name: 'ebilling/ntpn',
  path: billingPaths.ntpn,
  icon: 'shield',
  recordRepresentation: 'ntpn',
  list: {
    title: 'billingScreen.ntpn.title',
    screen: screen(() => import('./ntpn/NtpnListScreen.tsx'), 'NtpnListScreen'),
  },
});
