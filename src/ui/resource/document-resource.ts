import { type ActionOf, keysOf, type Resource } from '#domain/access.ts';
import type { GuardName } from '../../client/guards.ts';
import type { IconName } from '../layout/Icon.tsx';
import type { LayoutName, Page, Screen } from './page.ts';

type Place = {
  /** Relative to the resource's path; that path itself if omitted. */
  readonly path?: string;
  readonly title: string;
  readonly screen: Screen;
  readonly layout?: LayoutName;
  readonly guards?: readonly GuardName[];
};

type Given<R extends Resource> = {
  /** The API resource, used by the data provider and by `useCanAccess`. */
  readonly name: R;
  readonly path: string;
  readonly icon: IconName;
  /** The field, or fields in braces, that names a record. */
  readonly recordRepresentation: string;
  readonly guards?: readonly GuardName[];
  readonly list?: Place | undefined;
  readonly create?: Place | undefined;
  readonly edit?: Place | undefined;
  readonly show?: Place | undefined;
  /** The menu group of the list, and the key under `shell.nav`. */
  readonly menu?: { readonly under: string; readonly key: string };
  /** Further pages, each with the action that permits it. */
  readonly more?: readonly (Place & { readonly action: ActionOf<R> })[];
};

export type DocumentResource = Pick<Given<Resource>, 'name' | 'path' | 'icon' | 'recordRepresentation' | 'menu'> & {
  readonly pages: readonly Page[];
  readonly has: Readonly<Record<(typeof usual)[number], boolean>>;
};

const usual = ['list', 'create', 'edit', 'show'] as const;

export const documentResource = <R extends Resource>(given: Given<R>): DocumentResource => {
  const { name, path, icon, recordRepresentation, menu, guards = [] } = given;
  const page = (place: Place, action: string): Page => ({
    path: place.path ? `${path}/${place.path}` : path,
    screen: place.screen,
    layout: place.layout ?? 'Main',
    title: place.title,
    permission: keysOf(name, action),
    guards: place.guards ?? guards,
  });
  const own = usual.flatMap((action) => {
    const place = given[action];
    return place ? [page(place, action)] : [];
  });
  return {
    name,
    path,
    icon,
    recordRepresentation,
    ...(menu ? { menu } : {}),
    pages: [...own, ...(given.more ?? []).map((place) => page(place, place.action))],
    has: {
      list: given.list !== undefined,
      create: given.create !== undefined,
      edit: given.edit !== undefined,
      show: given.show !== undefined,
    },
  };
};
