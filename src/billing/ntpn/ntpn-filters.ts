import { ntpnStatus } from '#domain/billing/status.ts';
import type { ListFilter } from '../../ui/list/definition.ts';

const label = (key: string): string => `billingScreen.filter.${key}`;

/** What the receipts may be narrowed by, in the order of the drawer. */
export const ntpnFilters: readonly ListFilter[] = [
  { key: 'q', kind: 'text', label: label('ntpn_q'), place: 'search' },
  {
    key: 'status',
    kind: 'choices',
    label: label('status'),
    place: 'bar',
    options: Object.keys(ntpnStatus.states).map((value) => ({ value, label: `billing.ntpn.status.${value}` })),
  },
  {
    key: 'used',
    kind: 'yesno',
    label: label('used'),
    place: 'drawer',
    options: [
      { value: 'true', label: 'billingScreen.ntpn.is_used' },
      { value: 'false', label: 'billingScreen.ntpn.not_used' },
    ],
  },
  { key: 'paidFrom', kind: 'day', label: label('paidFrom'), place: 'drawer' },
  { key: 'paidTo', kind: 'day', label: label('paidTo'), place: 'drawer' },
  { key: 'periodFrom', kind: 'period', label: label('periodFrom'), place: 'drawer' },
  { key: 'periodTo', kind: 'period', label: label('periodTo'), place: 'drawer' },
  { key: 'kap', kind: 'text', label: label('kap'), place: 'drawer' },
  { key: 'kjs', kind: 'text', label: label('kjs'), place: 'drawer' },
  { key: 'amountMin', kind: 'amount', label: label('amountMin'), place: 'drawer' },
  { key: 'amountMax', kind: 'amount', label: label('amountMax'), place: 'drawer' },
];
