import type { Finding } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { nextDocuments, readyRowsOf } from '../../db/repositories/imports/rows.ts';
import { keyedOf } from './files/checked-row.ts';
import type { Keyed } from './files/duplicates.ts';
import type { CheckContext } from './files/kind.ts';
import { type InputOf, type KindKey, kindOf } from './files/kinds.ts';
import type { CountedRow } from './files/tally.ts';
import { byDocument } from './recheck.ts';

/** How a document of a kind comes about: the business of its own room, handed in. It is plain data, as a thread hands it over. */
export type Maker<Input = unknown> = (
  input: Input,
  context: Omit<CheckContext, 'style'>,
  importId: string,
  /** What the checks of this very input found today; null where it is to be checked again. */
  found: readonly Finding[] | null,
) => Pick<MadeDocument, 'made' | 'blocked'>;

/** One for each kind of import. */
export type Makers = { readonly [K in KindKey]: Maker<InputOf<K>> };

/** A document of a file, made and not yet written. */
export type MadeDocument = {
  readonly document: number;
  readonly rows: readonly CountedRow[];
  readonly keyed: Keyed | undefined;
  readonly made: { readonly id: string };
  /** It may not be saved after all. */
  readonly blocked: boolean;
};

/**
 * Documents to a transaction. What one costs whatever is in it, the end of the history, the index of words, the import itself,
 * is then spread over enough of them; one of these still lasts less than a blink for whoever waits for the writer.
 */
export const AT_ONCE = 400;

/** What may be saved. */
const READY = ['READY', 'WARNING'] as const;

/** Which portion: the ready documents of an import after one of them. */
export type PortionWork = {
  readonly scope: Scope;
  readonly importId: string;
  readonly kind: KindKey;
  readonly context: CheckContext;
  /** Whether the file was checked today: what a check says may change with the day. */
  readonly checked: boolean;
  readonly after: number;
};

/** Reads and makes the next documents of an import: all of a saving that needs no writer, for a worker thread. */
export const makePortion = async (
  { scope, importId, kind: key, context, checked, after }: PortionWork,
  query: Query,
  makers: Makers,
): Promise<readonly MadeDocument[]> => {
  const kind = kindOf({ kind: key });
  const make = makers[key] as Maker;
  const documents = await nextDocuments(scope, query, importId, { status: READY, after, limit: AT_ONCE });
  const rows = await readyRowsOf(scope, query, importId, documents);
  return byDocument(rows).map((own) => ({
    document: own[0]?.document ?? 0,
    rows: own.map(({ findings, status, firstSum, secondSum }) => ({ findings, status, firstSum, secondSum })),
    keyed: keyedOf(kind, own, context),
    ...make(
      kind.input(
        own.map(({ row, cells }) => ({ row, cells })),
        context,
      ),
      context,
      importId,
      checked ? own.flatMap(({ findings }) => findings) : null,
    ),
  }));
};
