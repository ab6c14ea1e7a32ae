import { REFUSED } from '#domain/refusals/place.ts';
import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';

export const refusedScreen = screen(() => import('./RefusedScreen.tsx'), 'RefusedScreen');

export const refusedDocuments = documentResource({
  name: 'refusals',
  path: REFUSED,
  icon: 'warning',
  recordRepresentation: 'code',
  list: { title: 'refusals.title', screen: refusedScreen },
});
