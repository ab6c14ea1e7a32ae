import { billingStatus } from '#domain/billing/status.ts';
import type { BillingOrigin } from '#domain/billing/stored.ts';
import type { ListFilter } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { RESOURCE } from '../billing-api.ts';

const origins: readonly BillingOrigin[] = ['form', 'import', 'adopted', 'return', 'renewed'];
const ImportName = importNameAt(`/${RESOURCE}/import`);
const label = (key: string): string => `billingScreen.filter.${key}`;

/** What the list may be narrowed by, in the order of the drawer. */
export const billingFilters: readonly ListFilter[] = [
  { key: 'q', kind: 'text', label: label('q'), place: 'search' },
  { key: 'period', kind: 'period', label: label('period'), place: 'bar' },
  {
    key: 'status',
    kind: 'choices',
    label: label('status'),
    place: 'bar',
    options: Object.keys(billingStatus.states).map((value) => ({ value, label: `billing.status.${value}` })),
  },
  { key: 'kap', kind: 'text', label: label('kap'), place: 'drawer' },
  { key: 'kjs', kind: 'text', label: label('kjs'), place: 'drawer' },
  { key: 'expiresWithin', kind: 'count', label: label('expiresWithin'), place: 'drawer' },
  { key: 'createdBy', kind: 'text', label: label('createdBy'), place: 'drawer' },
  { key: 'periodFrom', kind: 'period', label: label('periodFrom'), place: 'drawer' },
  { key: 'periodTo', kind: 'period', label: label('periodTo'), place: 'drawer' },
  { key: 'amountMin', kind: 'amount', label: label('amountMin'), place: 'drawer' },
  { key: 'amountMax', kind: 'amount', label: label('amountMax'), place: 'drawer' },
  {
    key: 'origin',
    kind: 'choices',
    label: label('origin'),
    place: 'drawer',
    options: origins.map((value) => ({ value, label: `billingScreen.origin.${value}` })),
  },
  {
    key: 'importId',
    kind: 'text',
    label: label('importId'),
    place: 'link',
    Value: ImportName,
  },
];
