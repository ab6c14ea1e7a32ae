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

/** The result is plain data, because it crosses threads. */
export type Maker<Input = unknown> = (
  input: Input,
  context: Omit<CheckContext, 'style'>,
  importId: string,
  found: readonly Finding[] | null,
) => Pick<MadeDocument, 'made' | 'blocked'>;

export type Makers = { readonly [K in KindKey]: Maker<InputOf<K>> };

export type MadeDocument = {
  readonly document: number;
  readonly rows: readonly CountedRow[];
  readonly keyed: Keyed | undefined;
  readonly made: { readonly id: string };
  readonly blocked: boolean;
};

/** Documents per transaction: fixed costs are spread over many, while the writer is blocked only briefly. */
export const AT_ONCE = 400;

const READY = ['READY', 'WARNING'] as const;

export type PortionWork = {
  readonly scope: Scope;
  readonly importId: string;
  readonly kind: KindKey;
  readonly context: CheckContext;
  /** Whether the file was checked today; results of checks may change with the day. */
  readonly checked: boolean;
  readonly after: number;
};

/** The part of saving that needs no writer, for a worker thread. */
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
