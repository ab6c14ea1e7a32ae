import type { Permission } from '../permissions.ts';
import type { Fields } from './field-forms.ts';
import type { Filters } from './filter.ts';
import type { Machine } from './status.ts';

/** What the words of letters about one thing may name: each with its value in a preview, or the message key of it. */
export type Product = Readonly<Record<string, string>>;

/** Every letter may name them; the company's own are put in. */
export const fromCompany = { companyName: '', companyNpwp: '' } as const;
/** A letter with a link to a public preview. */
export const withLink = { link: 'mail.sample.link', linkExpires: '14/11/2025' } as const;
export const fromSender = { senderName: 'mail.sample.senderName' } as const;

export type Column<K extends string = string> = {
  readonly key: K;
  /** Starting width in pixels. */
  readonly width: number;
  /** As narrow as its content allows in the smaller type and the closer cells of a tight table; its width where missing. */
  readonly least?: number;
  /** Its text may be cut: what room is left then goes to such columns. */
  readonly cut?: true;
  /** Gives way where even that is too wide; 1 stays longest. */
  readonly yields?: number;
  /** Stays beside an open preview. */
  readonly beside?: true;
  readonly align?: 'right';
  /** Stays in sight while the rest scrolls sideways. */
  readonly frozen?: true;
  /** Not shown until a person asks for it. */
  readonly hidden?: true;
};

/** Which key each thing takes that can be done with a document: said once, asked by routes, use cases and screens. */
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

/** Something done with many records at once: by which key, and with which of them. */
type BulkRule<Row> = {
  readonly by: keyof Access;
  readonly fits: (row: Row, today: string) => boolean;
  /** It needs somewhere to go; the message key of its lack. */
  readonly recipient?: { readonly channel: 'email' | 'whatsapp'; readonly lack: string };
};
export type BulkRules<Row> = Readonly<Record<string, BulkRule<Row>>>;

/** Where the words of a document stand in the catalogue. */
export type Words = {
  /** Of its states. */
  readonly states: string;
  /** Of what happened to it. */
  readonly happened: string;
  /** Of the codes of the office, where it says anything. */
  readonly codes?: string;
  /** Of its filters. */
  readonly filters: string;
  /** Of its fields where the history tells of them, the first place that has one; `resources.<resource>.fields` where missing. */
  readonly fields?: readonly string[];
  /** Said where errors keep all of a selection from being sent. */
  readonly noneWithoutErrors?: string;
  /** Said of one that was removed, by whom and when. */
  readonly removedBy?: string;
};

/** How a list of documents shows itself. `K`: its fields. */
export type Listing<K extends string, S extends string> = {
  readonly columns: readonly Column<K>[];
  readonly filters: Filters;
  readonly sorts: readonly K[];
  /** The order where nobody chose one. */
  readonly usual: readonly (readonly [field: K, direction: 'ASC' | 'DESC'])[];
  readonly totals: readonly K[];
  /** Counted in totals, and not summed. */
  readonly notSummed: readonly S[];
  /** What the row's menu, its card and its moves need besides the columns. */
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
> = {
  /** What the history calls it; the kinds of its jobs begin with it. */
  readonly name: N;
  /** What the API calls it. */
  readonly resource: string;
  readonly fields: F;
  readonly status: Machine<S, M>;
  readonly access: A;
  readonly words: Words;
  /** What its events are called. */
  readonly live: V;
  /** Keys besides that to view it whose screens show it or are reckoned from it: whoever holds one hears of its events too. */
  readonly heardBy?: readonly Permission[];
  readonly bulk: B;
  /** File formats a selection is written in. */
  readonly exports: readonly ('xml' | 'xlsx' | 'csv')[];
  /** Ways it is sent to somebody. */
  readonly letters: readonly ('email' | 'whatsapp')[];
  /** What its letters are about, each with words of its own. */
  readonly products?: P;
  readonly list: L;
};

/** A document type, said once. Columns, sorts and totals that are no field do not compile. Data only: no words, no hooks. */
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
>(
  of: Document<F, S, M, L, A, B, V, N, P>,
): Document<F, S, M, L, A, B, V, N, P> => of;

/** What can be done with many records of a kind at once. */
export const bulkRules =
  <Row>() =>
  <const B extends BulkRules<Row>>(of: B): B =>
    of;

/** Letters to many at once: about those that may go out, each to an address it has; `lack` says which it has not. */
export const letterRules = <Row>(
  fits: (row: Row) => boolean,
  lack: { readonly email: string; readonly whatsapp: string },
) =>
  bulkRules<Row>()({
    'send-email': { by: 'send', fits, recipient: { channel: 'email', lack: lack.email } },
    'send-whatsapp': { by: 'send', fits, recipient: { channel: 'whatsapp', lack: lack.whatsapp } },
  });
