import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EqualisationView } from '#domain/spt-badan/equalisation/view-schema.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useRun } from '../../ui/feedback/use-run.ts';
import { ANNUAL } from '../places.ts';

/** The comparisons of a return, and the way to save why one differs. */
export const useEqualisation = (id: string) => {
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const query = useQuery({
    queryKey: ['spt-badan', id, 'equalisation'],
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan/{id}/equalisation', { path: { id }, signal }),
  });
  const { run } = useRun(ANNUAL, () => void client.invalidateQueries({ queryKey: ['spt-badan', id] }));
  const explain = ({ name }: EqualisationView, explanations: readonly EqualisationView['explanations'][number][]) =>
    run(
      () =>
        ask('PUT', '/efiling/spt-badan/{id}/equalisation', {
          path: { id },
          body: { version: query.data?.version ?? 0, name, explanations: [...explanations] },
        }),
      'annualSources.equalisation.saved',
    );
  return { ...query, busy, explain };
};
