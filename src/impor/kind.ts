import { type ComponentType, createContext, useCallback, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/permissions.ts';
import { formatDecimal } from '#domain/text/format.ts';
import type { SheetColumn } from '../kit/grid/sheet.ts';
import type { ImportRow, ImportView } from './import-api.ts';

/** How one field of a file looks in the repair grid, the usual look where nothing is said. Options may be named by message keys. */
export type FieldLook = Pick<SheetColumn<ImportRow>, 'width' | 'options' | 'find'> & {
  /** A value as people read it: where it is proposed, and in its cell. */
  readonly show?: (value: string) => string;
  /** In rupiah: aligned right, thousands grouped. */
  readonly amount?: true;
  readonly align?: 'right';
};

type Of = { impor: ImportView };

/** What an import of one kind of document is on the screen; the wizard itself is the same for all. */
export type ImportKind = {
  /** As the server knows it, and the group of its words under `imporKind`. */
  readonly key: string;
  /** Where the server answers for it. */
  readonly api: string;
  readonly write: Permission;
  readonly paths: {
    readonly list: string;
    readonly form: string;
    readonly one: (id: string) => string;
    /** What one import has saved. */
    readonly saved: (id: string) => string;
  };
  /** Endings of the files that are taken. */
  readonly accept: string;
  /** What the first page says is recognised, under `imporScreen.file`. */
  readonly recognised: readonly string[];
  /** Several rows may be one document: then rows and documents are counted apart. */
  readonly grouped: boolean;
  /** Message key of a field's name. */
  readonly field: (key: string) => string;
  readonly looks: Readonly<Record<string, FieldLook>>;
  /** The fields people look at first, in their order; the others follow. */
  readonly first: readonly string[];
  /** What a row is called where it stands alone: who or what, and a second line. */
  readonly called: (cells: Readonly<Record<string, string>>) => { readonly name: string; readonly more: string };
  /** What goes on after the rows are saved: what is said of it, and what of it needs a person. Where nothing does, saved is done. */
  readonly after?: { readonly Head: ComponentType<Of>; readonly Rest: ComponentType<Of> };
};

const Kind = createContext<ImportKind | null>(null);

export const ImportKindProvider = Kind.Provider;

/** The kind of import this page is about. */
export const useImportKind = (): ImportKind => {
  const kind = useContext(Kind);
  if (!kind) throw new Error('an import screen stands outside of its kind');
  return kind;
};

/** What is said in other words for each kind of document, some of it about a number of them. */
export const useKindWords = () => {
  const { key } = useImportKind();
  const translate = useTranslate();
  return useCallback(
    (words: string, count = 0) =>
      translate(`imporKind.${key}.${words}`, { smart_count: count, count: formatDecimal(String(count), 0) }),
    [key, translate],
  );
};
