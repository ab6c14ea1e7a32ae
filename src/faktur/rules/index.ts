import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';
import { masukanPaths } from '../paths.ts';

export const creditRules = documentResource({
  name: 'credit-rules',
  path: masukanPaths.rules,
  icon: 'wand',
  recordRepresentation: 'name',
  guards: ['efakturCoretax'],
  list: {
    title: 'resources.credit-rules.name',
    screen: screen(() => import('./CreditRules.tsx'), 'CreditRules'),
    layout: 'LayoutContainer',
  },
});
