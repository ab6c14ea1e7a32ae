import { useQuery } from '@tanstack/react-query';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { type RowOf, requestPage } from '../../../client/request.ts';
import { PULLS, type PullResource } from '../../use-pull-status.ts';

const MOST = 100;

type DifferingRow<R extends PullResource> = RowOf<`/${R}/prepopulated-djp/{id}/rows`>;

export const useDiffering = <R extends PullResource>(resource: R, pull: FakturPullView) =>
  useQuery({
    queryKey: [PULLS, resource, 'rows', pull.id, pull.version],
    queryFn: async ({ signal }) => {
      const filter = { verdict: ['DIFFERENT'], status: ['OPEN', 'FAILED'] };
      const { rows } = await requestPage(`/${resource as PullResource}/prepopulated-djp/{id}/rows`, {
        path: { id: pull.id },
        query: { range: JSON.stringify([0, MOST - 1]), filter: JSON.stringify(filter) },
        signal,
      });
      return rows as DifferingRow<R>[];
    },
  });
