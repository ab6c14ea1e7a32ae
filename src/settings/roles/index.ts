import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';
import { ROLES } from './paths.ts';

const rolePage = screen(() => import('./RolePage.tsx'), 'RolePage');

/** Users who may see users may see roles. */
export const ownRoles = documentResource({
  name: 'roles',
  path: ROLES,
  icon: 'lock',
  recordRepresentation: 'name',
  list: {
    title: 'roles.title',
    screen: screen(() => import('./RoleList.tsx'), 'RoleList'),
    layout: 'LayoutContainer',
  },
  create: { path: 'add', title: 'resources.roles.add', screen: rolePage, layout: 'LayoutContainer' },
  more: [
    { path: 'edit/{id}', action: 'list', title: 'resources.roles.edit', screen: rolePage, layout: 'LayoutContainer' },
  ],
});
