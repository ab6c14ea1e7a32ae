import type { Permission } from '../permissions.ts';
import type { Fields } from './field-forms.ts';
import type { Filters } from './filter.ts';
import type { Machine } from './status.ts';

/** Placeholders of the letters about one subject, each with its preview value or its message key. */
export type Product = Readonly<Record<string, string>>;

export const fromCompany = { companyName: '', companyNpwp: '' } as const;
export const withLink = { link: 'mail.sample.link', linkExpires: '14/11/2025' } as const;
export const fromSender = { senderName: 'mail.sample.senderName' } as const;

export type Column<K extends string = string> = {
  readonly key: K;
  readonly width: number;
  /** Minimum width in the compact table density; `width` where missing. */
  readonly least?: number;
  /** Text may be truncated; remaining space goes to such columns. */
  readonly cut?: true;
  /** Order of hiding when even the minimum widths do not fit; 1 is hidden last. */
  readonly yields?: number;
  readonly withPreview?: true;
  readonly align?: 'right';
  /** Stays visible while the rest scrolls sideways. */
  readonly frozen?: true;
  readonly hidden?: true;
};

/** The permission each action on a document requires; used by routes, use cases and screens. */
export type Access = {
  readonly view: Permission;
  readonly list: Permission;
  readonly write: Permission;
  readonly remove: Permission;
  readonly upload?: Permission;
  readonly cancel?: Permission;
  readonly send?: Permission;
  readonly pay?: Permission;
};

type BulkRule<Row> = {
  readonly by: keyof Access;
  readonly fits: (row: Row, today: string) => boolean;
  readonly recipient?: { readonly channel: 'email' | 'whatsapp'; readonly lack: string };
};
export type BulkRules<Row> = Readonly<Record<string, BulkRule<Row>>>;

export type Words = {
  readonly states: string;
  readonly happened: string;
  readonly codes?: string;
  readonly filters: string;
  /** The first prefix that has the field is used; `resources.<resource>.fields` where missing. */
  readonly fields?: readonly string[];
  readonly noneWithoutErrors?: string;
  readonly removedBy?: string;
};

export type Listing<K extends string, S extends string> = {
  readonly columns: readonly Column<K>[];
  readonly filters: Filters;
  readonly sorts: readonly K[];
  readonly usual: readonly (readonly [field: K, direction: 'ASC' | 'DESC'])[];
  readonly totals: readonly K[];
  readonly notSummed: readonly S[];
  /** Fields that the row menu, the card and the actions need in addition to the columns. */
  readonly carried: readonly string[];
};

export type Document<
  F extends Fields = Fields,
  S extends string = string,
  M extends string = string,
  L extends Listing<keyof F & string, S> = Listing<keyof F & string, S>,
  A extends Access = Access,
  B = BulkRules<never>,
  V extends string = string,
  N extends string = string,
  P extends Readonly<Record<string, Product>> = Record<never, never>,
  R extends string = string,
> = {
  readonly name: N;
  readonly resource: R;
  readonly fields: F;
  readonly status: Machine<S, M>;
  readonly access: A;
  readonly words: Words;
  readonly live: V;
  /** Screens that show the document or derived amounts; they also receive its events. */
  readonly eventsFor?: readonly Permission[];
  readonly bulk: B;
  readonly exports: readonly ('xml' | 'xlsx' | 'csv')[];
  readonly letters: readonly ('email' | 'whatsapp')[];
  readonly products?: P;
  readonly list: L;
};

/** Columns, sorts and totals must be fields. Data only: no texts, no hooks. */
export const document = <
  const F extends Fields,
  S extends string,
  M extends string,
  L extends Listing<keyof F & string, S>,
  const A extends Access,
  B extends Readonly<Record<string, { readonly by: keyof A & keyof Access }>>,
  const V extends string,
  const N extends string,
  const P extends Readonly<Record<string, Product>> = Record<never, never>,
  const R extends string = string,
>(
  of: Document<F, S, M, L, A, B, V, N, P, R>,
): Document<F, S, M, L, A, B, V, N, P, R> => of;

export const bulkRules =
  <Row>() =>
  <const B extends BulkRules<Row>>(of: B): B =>
    of;

/** Only about records that may be sent and have an address; `lack` names the missing address. */
export const letterRules = <Row>(
  fits: (row: Row) => boolean,
  lack: { readonly email: string; readonly whatsapp: string },
) =>
  bulkRules<Row>()({
    'send-email': { by: 'send', fits, recipient: { channel: 'email', lack: lack.email } },
    'send-whatsapp': { by: 'send', fits, recipient: { channel: 'whatsapp', lack: lack.whatsapp } },
  });
