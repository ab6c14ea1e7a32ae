import { ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { routerPath } from '../client/exists.ts';
import { NotFound } from '../shell/NotFound.tsx';
import type { DocumentResource } from '../ui/resource/document-resource.ts';
import { RoutedPage } from './RoutedPage.tsx';

type Props = {
  /** What react-admin mounts it at, `${name}/*`: our addresses are those of the specification, not the names of the API. */
  readonly name: string;
  readonly of: DocumentResource;
};

/** react-admin's `<Resource>` at addresses of its own: found by the two names below, as that one is. */
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
