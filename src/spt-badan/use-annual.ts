import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../client/events.ts';
import { request } from '../client/request.ts';

/** Each page reads again: no event reports what changed while no page of the return was open. */
const staleTime = 0;

export const useAnnual = (id: string) => {
  const query = useQueryClient();
  useEvents('spt-badan', ({ ids }) => {
    if (ids.includes(id)) void query.invalidateQueries({ queryKey: ['spt-badan', id] });
  });
  return useQuery({
    queryKey: ['spt-badan', id],
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan/{id}', { path: { id }, signal }),
    staleTime,
  });
};

export const useSheet = (id: string, sheet: string) =>
  useQuery({
    queryKey: ['spt-badan', id, sheet],
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan/{id}/sheets/{sheet}', { path: { id, sheet }, signal }),
    staleTime,
  });

export const useLine = (id: string, line: string | null) =>
  useQuery({
    queryKey: ['spt-badan', id, 'line', line],
    enabled: line !== null,
    queryFn: ({ signal }) =>
      request('GET', '/efiling/spt-badan/{id}/lines/{line}', { path: { id, line: line ?? '' }, signal }),
  });

/** What a correction changes in the return it corrects. */
export const useAmended = (id: string) =>
  useQuery({
    queryKey: ['spt-badan', id, 'amended'],
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan/{id}/amended-lines', { path: { id }, signal }),
  });

export const useAnnuals = () => {
  const query = useQueryClient();
  useEvents('spt-badan', () => void query.invalidateQueries({ queryKey: ['spt-badan'] }));
  return useQuery({
    queryKey: ['spt-badan', 'list'],
    queryFn: ({ signal }) => request('GET', '/efiling/spt-badan', { query: { range: '[0,199]' }, signal }),
    staleTime,
  });
};
