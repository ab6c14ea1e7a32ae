import type { Permission } from '../permissions.ts';
import type { Fields } from './field-forms.ts';
import type { Machine } from './status.ts';

export type Column<K extends string = string> = {
  readonly key: K;
  /** Starting width in pixels. */
  readonly width: number;
  readonly align?: 'right';
  /** Stays in sight while the rest scrolls sideways. */
  readonly frozen?: true;
  /** Not shown until a person asks for it. */
  readonly hidden?: true;
};

export type Document<F extends Fields, S extends string, M extends string> = {
  readonly resource: string;
  readonly fields: F;
  readonly status: Machine<S, M>;
  readonly access: { readonly view: Permission; readonly write: Permission; readonly list: Permission };
  readonly list: {
    readonly columns: readonly Column<keyof F & string>[];
    readonly filters: readonly string[];
    readonly sorts: readonly (keyof F & string)[];
    readonly totals: readonly (keyof F & string)[];
  };
};

/** A document type, said once. Columns, sorts and totals that are no field do not compile. Data only: no words, no hooks. */
export const document = <const F extends Fields, S extends string, M extends string>(
  of: Document<F, S, M>,
): Document<F, S, M> => of;
