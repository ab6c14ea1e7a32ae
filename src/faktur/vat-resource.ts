import { documentResource } from '../ui/resource/document-resource.ts';
import type { Screen } from '../ui/resource/page.ts';

const kinds = {
  list: { action: 'list', layout: 'Main' },
  create: { action: 'create', layout: 'EfakturForm' },
  edit: { action: 'edit', layout: 'EfakturForm' },
  detail: { action: 'show', layout: 'EfakturDetail' },
  termin: { action: 'create', layout: 'EfakturForm' },
  substitute: { action: 'substitute', layout: 'EfakturForm' },
  editSubstitute: { action: 'edit', layout: 'EfakturForm' },
  imported: { action: 'show', layout: 'Main' },
} as const;
type Kind = keyof typeof kinds;
type Keyed<T> = Readonly<Partial<Record<Kind, T>>>;

type VatResourceOptions = Pick<Parameters<typeof documentResource>[0], 'name' | 'icon'> & {
  /** `room`: the path of pages that are not below the list. */
  readonly paths: Keyed<string | ((id: string) => string)> & { readonly list: string; readonly room?: string };
  readonly pages: Keyed<{ readonly title: string; readonly screen: Screen }>;
};

/** The pages of a type of VAT document at their addresses in `paths`: of the list's path, and of the room. */
export const vatResource = ({ paths, pages, ...of }: VatResourceOptions) => {
  const addressOf = (kind: Kind): string => {
    const at = paths[kind];
    return typeof at === 'function' ? at('{id}') : (at ?? '');
  };
  return [paths.list, ...(paths.room ? [paths.room] : [])].map((path) => {
    const placeOf = (kind: Kind) => {
      const [at, page] = [addressOf(kind), pages[kind]];
      const isBelow = at === path || at.startsWith(`${path}/`);
      return page && isBelow ? { ...page, ...kinds[kind], path: at.slice(path.length + 1) } : undefined;
    };
    const more = (['termin', 'substitute', 'editSubstitute', 'imported'] as const).flatMap(
      (kind) => placeOf(kind) ?? [],
    );
    return documentResource({
      ...of,
      path,
      recordRepresentation: 'number',
      guards: ['efakturCoretax'],
      list: placeOf('list'),
      create: placeOf('create'),
      edit: placeOf('edit'),
      show: placeOf('detail'),
      more: more as Parameters<typeof documentResource>[0]['more'] & object,
    });
  });
};
