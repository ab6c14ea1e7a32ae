import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { appendHistory, reasonsFor } from '../../db/repositories/history.ts';
import { sptVersions } from '../../db/repositories/spt/spt.ts';
import type { Deps } from '../services/deps.ts';
import { closedPeriods, passLock, type ReturnMasa } from './period-lock.ts';

const OPENED = 'passLock';

type OpenClosedOptions<Row> = {
  readonly objectType: string;
  readonly masaOf: (row: Row) => ReturnMasa | null;
  /** The browser asks for the reason by itself. */
  readonly asks?: true;
};

const named = ({ type, period }: ReturnMasa): string => `${type} ${period}`;

const tellsWhy = ({ action, after }: { readonly action: string; readonly after: unknown }): boolean =>
  action === OPENED || action === 'save' || (typeof after === 'object' && after !== null && 'lockReason' in after);

export const openingClosed = <Row extends { readonly id: string }>({
  objectType,
  masaOf,
  asks,
}: OpenClosedOptions<Row>) => {
  const placeOf = (row: Row): string => {
    const masa = masaOf(row);
    return masa ? named(masa) : '';
  };

  /** Epoch ms of when the returns that close these masa collected their documents, by masa. */
  const closedSince = async (scope: Scope, query: Query, rows: readonly Row[]): Promise<Map<string, number>> => {
    const masas = new Map(rows.flatMap((row) => masaOf(row) ?? []).map((masa) => [named(masa), masa]));
    const since = new Map<string, number>();
    for (const [place, masa] of masas) {
      const versions = await sptVersions(scope, query, masa);
      since.set(place, versions.at(-1)?.postedAt ?? 0);
    }
    return since;
  };

  /** Without a reason since the closing return collected its documents. */
  const unopened = async <S extends Row>(scope: Scope, query: Query, rows: readonly S[]): Promise<S[]> => {
    if (rows.length === 0) return [];
    const since = await closedSince(scope, query, rows);
    const ids = rows.map(({ id }) => id);
    const counts = new Map<string, number>();
    for (const one of await reasonsFor(scope, query, ids))
      if (tellsWhy(one)) counts.set(one.objectId, Math.max(one.at, counts.get(one.objectId) ?? 0));
    return rows.filter((row) => (counts.get(row.id) ?? -1) < (since.get(placeOf(row)) ?? 0));
  };

  /** Throws `period_filed`. */
  const refuseClosed = async (scope: Scope, query: Query, row: Row): Promise<void> => {
    const masa = masaOf(row);
    if (!masa) return;
    const refusal = await passLock(scope, query, masa, null, asks).then(
      () => null,
      (problem: unknown) => problem,
    );
    if (refusal !== null && (await unopened(scope, query, [row])).length > 0) throw refusal;
  };

  /**
   * Run before documents come into force or leave it. The reason is stored in their history for the job. Throws
   * `period_filed` at the first without one.
   */
  const openClosed = async (
    deps: Deps,
    scope: Scope,
    pages: AsyncIterable<readonly Row[]>,
    lockReason: string | undefined,
  ): Promise<void> => {
    const closed = new Set(await closedPeriods(scope, deps.db.read));
    if (closed.size === 0) return;
    for await (const rows of pages) {
      const asking = await unopened(
        scope,
        deps.db.read,
        rows.filter((row) => closed.has(placeOf(row))),
      );
      const masa = asking[0] && masaOf(asking[0]);
      if (!masa) continue;
      const reason = await passLock(scope, deps.db.read, masa, lockReason, asks);
      if (reason === null) continue;
      await deps.db.transact((tx) =>
        appendHistory(
          tx,
          scope,
          deps.now(),
          asking.map(({ id }) => ({
            objectType,
            objectId: id,
            action: OPENED,
            after: { lockReason: reason },
            reason,
          })),
        ),
      );
    }
  };

  return { refuseClosed, openClosed };
};
