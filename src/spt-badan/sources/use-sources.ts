import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SourceName } from '#domain/spt-badan/sources/source.ts';
import { useEvents } from '../../client/events.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useRun } from '../../ui/feedback/use-run.ts';
import { ANNUAL } from '../places.ts';

/** The sources of a return, read again when the return or a document of theirs changes, and the ways to draw them. */
export const useSources = (id: string | null) => {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const [stayed, setKept] = useState<Readonly<Record<string, number>>>({});
  const readAnew = () => void client.invalidateQueries({ queryKey: ['spt-badan', id] });
  useEvents('spt-badan', ({ ids }) => ids.includes(id ?? '') && readAnew());
  useEvents('received', readAnew);
  useEvents('payment', readAnew);
  const query = useQuery({
    queryKey: ['spt-badan', id, 'sources'],
    enabled: id !== null,
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan/{id}/sources', { path: { id: id ?? '' }, signal }),
  });
  const { run } = useRun(ANNUAL, readAnew);
  const draw = (sources: readonly SourceName[], replaceTyped = false) => {
    const versions = Object.fromEntries(
      (query.data?.sources ?? []).flatMap((one) => one.sheets.map(({ sheet, version }) => [sheet, version])),
    );
    return run(async () => {
      const body = { sources: [...sources], versions, replaceTyped };
      const drawn = await ask('POST', '/efiling/spt-badan/{id}/draw', { path: { id: id ?? '' }, body }).catch(
        (error: unknown) => {
          // Somebody else may have saved a sheet: its version is read again.
          readAnew();
          throw error;
        },
      );
      // A sheet that is opened next shows what was drawn, and not its entries of before.
      client.removeQueries({ queryKey: ['spt-badan', id], type: 'inactive' });
      setKept((before) => ({ ...before, ...Object.fromEntries(sources.map((name) => [name, 0])), ...drawn.stayed }));
      const sum = Object.values(drawn.stayed).reduce((all, count) => all + count, 0);
      if (sum > 0) notify(translate('annualSources.stayed', { smart_count: sum }), { type: 'info' });
    }, 'annualSources.done');
  };
  return { ...query, busy, stayed, draw };
};
