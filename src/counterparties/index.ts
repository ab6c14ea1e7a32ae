import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';
import { COUNTERPARTIES } from './paths.ts';

export const counterparties = documentResource({
  name: 'counterparties',
  path: COUNTERPARTIES,
  icon: 'building',
  recordRepresentation: 'name',
  list: {
    title: 'counterparty.title',
    screen: screen(() => import('./CounterpartyList.tsx'), 'CounterpartyList'),
    layout: 'LayoutContainer',
  },
  show: {
    path: '{id}',
    title: 'counterparty.title',
    screen: screen(() => import('./CounterpartyScreen.tsx'), 'CounterpartyScreen'),
    layout: 'EfakturDetail',
  },
});
