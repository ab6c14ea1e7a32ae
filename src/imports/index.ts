import type { ComponentType } from 'react';
import type { ImportResource } from '#domain/access.ts';
import type { GuardName } from '../client/guards.ts';
import { type DocumentResource, documentResource } from '../ui/resource/document-resource.ts';
import { type LayoutName, screen } from '../ui/resource/page.ts';

type Screens = Record<'List' | 'Start' | 'Detail', ComponentType>;

type Imports = {
  readonly name: ImportResource;
  readonly path: string;
  readonly words: string;
  readonly title?: string;
  readonly guards?: readonly GuardName[];
  readonly layouts?: Partial<Record<'list' | 'create' | 'show', LayoutName>>;
  readonly show?: string;
};

export const importResource = (
  { name, path, words, title = `imporKind.${words}.title`, guards = [], layouts = {}, show = '{id}' }: Imports,
  load: () => Promise<Screens>,
): DocumentResource => {
  const start = `imporKind.${words}.startTitle`;
  return documentResource({
    name,
    path,
    icon: 'import',
    recordRepresentation: 'fileName',
    guards,
    list: { title, screen: screen(load, 'List'), layout: layouts.list ?? 'Main' },
    create: { path: 'form', title: start, screen: screen(load, 'Start'), layout: layouts.create ?? 'Main' },
    show: { path: show, title: start, screen: screen(load, 'Detail'), layout: layouts.show ?? 'Main' },
  });
};
