import type { ComponentType, ReactNode } from 'react';
import type { ImportResource } from '#domain/access.ts';
import type { ImportView } from '#domain/imports/view-schema.ts';
import type { FilePath } from '../../client/request.ts';
import type { SheetColumn } from '../grid/sheet.ts';

export type Cells = { readonly cells: Readonly<Record<string, string>> };

/** Defaults apply. Option labels may be message keys. */
export type FieldLook = Pick<SheetColumn<Cells>, 'width' | 'options' | 'find'> & {
  readonly show?: (value: string) => string;
  /** In rupiah: aligned right, thousands grouped. */
  readonly amount?: true;
  readonly align?: 'right';
};

export type Saved = {
  readonly impor: Pick<ImportView, 'id' | 'succeeded' | 'codes'>;
};

export type Sent = { readonly importId: string; readonly crumb: ReactNode; readonly onBack: () => void };

type TemplatePath = Extract<FilePath, `/${ImportResource}/templates/${string}`>;

export type ImportKind = {
  /** The server's key of the kind; also the message group under `imporKind`, unless kinds share one. */
  readonly key: string;
  readonly words?: string;
  /** For the API path and the upload permission. */
  readonly resource: ImportResource;
  readonly paths: {
    readonly list: string;
    readonly form: string;
    readonly one: (id: string) => string;
    readonly saved: (id: string) => string;
  };
  readonly template: TemplatePath;
  readonly accept: string;
  readonly recognised: readonly string[];
  readonly Lead?: ComponentType;
  /** Several rows may form one document: rows and documents are then counted separately. */
  readonly grouped: boolean;
  readonly looks: Readonly<Record<string, FieldLook>>;
  readonly first: readonly string[];
  readonly called: (cells: Cells['cells']) => { readonly name: string; readonly more: string };
  /** For kinds that can be sent in one batch: page, path and message key. */
  readonly batch?: {
    readonly Page: ComponentType<Sent>;
    readonly Link: ComponentType<{ readonly to: string }>;
    readonly how: string;
  };
  /** Steps after saving. Without it the import is complete once saved. */
  readonly after?: { readonly Head: ComponentType<Saved>; readonly Rest: ComponentType<Saved> };
};
