import { useQuery } from '@tanstack/react-query';
import type { DokumenPullRow, FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { dataProvider } from '../../../client/data-provider.ts';
import { PULLS, pullPath } from '../../use-pull-status.ts';

const MOST = 100;

export const useDiffering = <Row = DokumenPullRow>(resource: string, pull: FakturPullView) =>
  useQuery({
    queryKey: [PULLS, resource, 'rows', pull.id, pull.version],
    queryFn: async ({ signal }) => {
      const ask = (key: string, value: unknown) => `${key}=${encodeURIComponent(JSON.stringify(value))}`;
      const filter = { verdict: ['DIFFERENT'], status: ['OPEN', 'FAILED'] };
      const path = `${pullPath(resource)}/${pull.id}/rows?${ask('range', [0, MOST - 1])}&${ask('filter', filter)}`;
      return (await dataProvider.page<Row>(path, { signal })).rows;
    },
  });
