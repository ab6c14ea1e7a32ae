import { type ActionOf, keysOf, type Resource } from '#domain/access.ts';
import type { GuardName } from '../../client/guards.ts';
import type { IconName } from '../layout/Icon.tsx';
import type { LayoutName, Page, Screen } from './page.ts';

type Place = {
  /** Beneath the address of the resource; its own where left out. */
  readonly path?: string;
  readonly title: string;
  readonly screen: Screen;
  readonly layout?: LayoutName;
  /** Its own, in place of those of the resource. */
  readonly guards?: readonly GuardName[];
};

type Given<R extends Resource> = {
  /** As the API calls it: what the data provider reads and writes, and what `useCanAccess` is asked about. */
  readonly name: R;
  /** The address all its pages stand beneath. */
  readonly path: string;
  readonly icon: IconName;
  /** The field, or fields in braces, a record is called by. */
  readonly recordRepresentation: string;
  readonly guards?: readonly GuardName[];
  readonly list?: Place;
  readonly create?: Place;
  readonly edit?: Place;
  readonly show?: Place;
  /** Where its list stands in the menu, at the end of a group: the group, and the message key of the entry under `shell.nav`. */
  readonly menu?: { readonly under: string; readonly key: string };
  /** Further pages, each opened by an action. */
  readonly more?: readonly (Place & { readonly action: ActionOf<R> })[];
};

/** A resource of react-admin with the addresses the specification gives it. */
export type DocumentResource = Pick<Given<Resource>, 'name' | 'path' | 'icon' | 'recordRepresentation' | 'menu'> & {
  readonly pages: readonly Page[];
  readonly has: Readonly<Record<(typeof usual)[number], boolean>>;
};

const usual = ['list', 'create', 'edit', 'show'] as const;

/** One kind of record, said once for the router, the menu and react-admin: its pages, who opens them, and what it is called. */
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
