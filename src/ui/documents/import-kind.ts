import type { ComponentType, ReactNode } from 'react';
import type { ImportResource } from '#domain/access.ts';
import type { ImportView } from '#domain/imports/view-schema.ts';
import type { SheetColumn } from '../grid/sheet.ts';

/** A row of a file: what stands in it under each field. */
export type Cells = { readonly cells: Readonly<Record<string, string>> };

/** How one field of a file looks in the repair grid, the usual look where nothing is said. Options may be named by message keys. */
export type FieldLook = Pick<SheetColumn<Cells>, 'width' | 'options' | 'find'> & {
  /** A value as people read it: where it is proposed, and in its cell. */
  readonly show?: (value: string) => string;
  /** In rupiah: aligned right, thousands grouped. */
  readonly amount?: true;
  readonly align?: 'right';
};

/** An import as those see it who go on with what it saved. */
export type Saved = {
  readonly impor: Pick<ImportView, 'id' | 'succeeded' | 'codes'>;
};

/** An import whose documents are sent on in one go, where it stands and how one comes back to it. */
export type Sent = { readonly importId: string; readonly crumb: ReactNode; readonly onBack: () => void };

/** What an import of one kind of document is on the screen; the wizard itself is the same for all. */
export type ImportKind = {
  /** As the server knows it, and the group of its words under `imporKind`, unless several kinds share one. */
  readonly key: string;
  readonly words?: string;
  /** Where the server answers for it, and what is asked about when somebody wants to hand in a file. */
  readonly resource: ImportResource;
  readonly paths: {
    readonly list: string;
    readonly form: string;
    readonly one: (id: string) => string;
    /** What one import has saved. */
    readonly saved: (id: string) => string;
  };
  /** Endings of the files that are taken. */
  readonly accept: string;
  /** What the first page says is recognised, in the words of the kind. */
  readonly recognised: readonly string[];
  /** Stands above the history, where it has neighbours to lead to. */
  readonly Lead?: ComponentType;
  /** Several rows may be one document: then rows and documents are counted apart. */
  readonly grouped: boolean;
  readonly looks: Readonly<Record<string, FieldLook>>;
  /** The fields people look at first, in their order; the others follow. */
  readonly first: readonly string[];
  /** What a row is called where it stands alone: who or what, and a second line. */
  readonly called: (cells: Cells['cells']) => { readonly name: string; readonly more: string };
  /** Where the kind can be sent on in one go: the page, the way there, and the message key of how it is done. */
  readonly batch?: {
    readonly Page: ComponentType<Sent>;
    readonly Link: ComponentType<{ readonly to: string }>;
    readonly how: string;
  };
  /** What goes on after the rows are saved: what is said of it, and what of it needs a person. Where nothing does, saved is done. */
  readonly after?: { readonly Head: ComponentType<Saved>; readonly Rest: ComponentType<Saved> };
};
