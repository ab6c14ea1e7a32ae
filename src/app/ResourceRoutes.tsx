import { ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { routerPath } from '../client/exists.ts';
import { NotFound } from '../shell/NotFound.tsx';
import type { DocumentResource } from '../ui/resource/document-resource.ts';
import { RoutedPage } from './RoutedPage.tsx';

type Props = {
  /**
   * The path react-admin mounts the resource at, `${name}/*`. Paths follow the specification, not the resource names of
   * the API.
   */
  readonly name: string;
  readonly of: DocumentResource;
};

/**
 * Replaces react-admin's `<Resource>` to mount resources at our own paths; react-admin recognises it by the two
 * properties set below.
 */
export const ResourceRoutes = ({ of: { name, path, pages } }: Props) => (
  <ResourceContextProvider value={name}>
    <Routes>
      {pages.map((page) => (
        <Route
          key={page.path}
          path={routerPath(page.path.slice(path.length + 1))}
          element={<RoutedPage route={page} />}
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  </ResourceContextProvider>
);

ResourceRoutes.raName = 'Resource';

ResourceRoutes.registerResource = (props: ResourceProps) => {
  const { name, has, icon, recordRepresentation, path } = (props as unknown as Props).of;
  return {
    name,
    hasList: has.list,
    hasCreate: has.create,
    hasEdit: has.edit,
    hasShow: has.show,
    recordRepresentation,
    options: { icon, path },
  };
};
