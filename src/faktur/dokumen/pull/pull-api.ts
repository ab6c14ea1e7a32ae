import { useQuery } from '@tanstack/react-query';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { requestPage } from '../../../client/request.ts';
import { PULLS, type PullResource } from '../../use-pull-status.ts';

const MOST = 100;

export const useDiffering = (resource: PullResource, pull: FakturPullView) =>
  useQuery({
    queryKey: [PULLS, resource, 'rows', pull.id, pull.version],
    queryFn: async ({ signal }) => {
      const filter = { verdict: ['DIFFERENT'], status: ['OPEN', 'FAILED'] };
      const { rows } = await requestPage(`/${resource}/prepopulated-djp/{id}/rows`, {
        path: { id: pull.id },
        query: { range: JSON.stringify([0, MOST - 1]), filter: JSON.stringify(filter) },
        signal,
      });
      return rows;
    },
  });
