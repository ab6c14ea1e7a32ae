import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bucket, FixPreview, ImportIssue, ImportView, Repaired } from '#domain/imports/view-schema.ts';
import { readAgain, useEvents } from '../client/events.ts';
import { type ImportStep, importStep, type StepInput } from '../client/import-steps.ts';
import { fileUrl, type Method, request, requestPage } from '../client/request.ts';
import type { ImportKind } from '../ui/documents/import-kind.ts';
import { useImportKind } from './kind.ts';

export type RowFilter = {
  wrong?: true;
  open?: true;
  bucket?: string;
  q?: string;
  document?: number;
  row?: number;
};

const WORKING: ReadonlySet<string> = new Set(['READING', 'CHECKING', 'COMMITTING']);
const EVERY_MS = 2000;
const importKey = (id: string) => ['import', id] as const;

const ROW_FIXES = {
  'reference:impor.finding.rows_apart': 'split',
  'quantity:faktur.check.quantity_places': 'part',
  'price:impor.finding.negative_line': 'spread',
  'quantity:impor.finding.negative_line': 'spread',
} as const;
export type RowFix = (typeof ROW_FIXES)[keyof typeof ROW_FIXES];
export const rowFixOf = (bucket: string): RowFix | undefined =>
  Object.entries(ROW_FIXES).find(([key]) => key === bucket)?.[1];
export const bucketOf = ({ key, path }: Pick<ImportIssue, 'key' | 'path'>): string => `${path}:${key}`;

export const useImport = (id: string) => {
  const { resource } = useImportKind();
  const client = useQueryClient();
  useEvents('import', (event: { id: string }) => {
    if (event.id === id) void readAgain(client, { queryKey: importKey(id) });
  });
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => request('GET', `/${resource}/{id}`, { path: { id } }),
    // Polled as well: a small file may be read before this page receives events.
    refetchInterval: ({ state: { data } }) =>
      data && (WORKING.has(data.step) || (data.codes?.waiting ?? 0) > 0) ? EVERY_MS : false,
  });
};

const rowsOf = (id: string, from: number, to: number, filter: RowFilter) => ({
  path: { id },
  query: { range: JSON.stringify([from, to - 1]), filter: JSON.stringify(filter) },
});

export const useRowReader = (id: string) => {
  const { resource } = useImportKind();
  return useMemo(
    () => ({
      load: (from: number, to: number, filter: RowFilter) =>
        request('GET', `/${resource}/{id}/rows`, rowsOf(id, from, to, filter)),
      count: async (filter: RowFilter) => (await requestPage(`/${resource}/{id}/rows`, rowsOf(id, 0, 1, filter))).total,
    }),
    [resource, id],
  );
};

export const useRows = (id: string, version: number, from: number, to: number, filter: RowFilter) => {
  const reader = useRowReader(id);
  return useQuery({
    queryKey: [...importKey(id), 'rows', version, from, to, filter],
    queryFn: () => reader.load(from, to, filter),
    placeholderData: keepPreviousData,
  });
};

export const useRowCount = (id: string, version: number, filter: RowFilter): number => {
  const reader = useRowReader(id);
  const { data } = useQuery({
    queryKey: [...importKey(id), 'count', version, filter],
    queryFn: () => reader.count(filter),
    placeholderData: keepPreviousData,
  });
  return data ?? 0;
};

export const findingsIn = (buckets: readonly Bucket[], severity: Bucket['severity']): number =>
  buckets.reduce((all, bucket) => all + (bucket.severity === severity ? bucket.count : 0), 0);

/** Changes to an import run one after the other, each on the version of the one before. */
const useInTurn = (id: string) => {
  const { resource } = useImportKind();
  const client = useQueryClient();
  return {
    client,
    scope: { id: `import ${id}` },
    ask: <M extends Method, S extends ImportStep<M>>(call: readonly [M, S], input: StepInput<M, S>) => {
      const version = client.getQueryData<ImportView>(importKey(id))?.version;
      return importStep(resource, id, call, input && { ...input, version });
    },
  };
};

type StepMethod = 'PUT' | 'POST' | 'PATCH' | 'DELETE';

export const useImportStep = <M extends StepMethod, S extends ImportStep<M>>(id: string, method: M, step: S) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: (input: StepInput<M, S>) => ask([method, step], input),
    onSettled: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

export const useCommit = (id: string) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: () => ask<'POST', '/commit'>(['POST', '/commit'], { only: 'ready' }),
    onSuccess: async (answer) => {
      await client.cancelQueries({ queryKey: importKey(id), exact: true });
      client.setQueryData<ImportView>(importKey(id), (now) => now && { ...now, ...answer });
    },
    onError: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

const isRepaired = (result: unknown): result is Repaired =>
  typeof result === 'object' && result !== null && 'buckets' in result;

const repairedIn = (result: unknown): Repaired => {
  if (!isRepaired(result)) throw new TypeError('the response is no repair');
  return result;
};

/** The response has new totals, groups and version, which replace those of the cached import. */
export const useRepair = <M extends 'PATCH' | 'POST', S extends ImportStep<M>>(id: string, method: M, step: S) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: async (input: StepInput<M, S>) => repairedIn(await ask([method, step], input)),
    onSuccess: async ({ buckets, totals, version, undo }) => {
      // A read in flight would restore the old version.
      await client.cancelQueries({ queryKey: importKey(id), exact: true });
      client.setQueryData<ImportView>(
        importKey(id),
        (now) => now && { ...now, version, state: { ...now.state, buckets, totals, undo } },
      );
    },
    onError: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

export const useFixPreview = (id: string) => {
  const { scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: async (input: StepInput<'POST', '/fix'>): Promise<FixPreview> => {
      const result = await ask<'POST', '/fix'>(['POST', '/fix'], { ...input, preview: true });
      if (!('preview' in result)) throw new TypeError('the response is no preview');
      return result;
    },
  });
};

export const uploadFile = ({ resource, key }: ImportKind, file: File): Promise<{ id: string }> => {
  const body = new FormData();
  body.set('kind', key);
  body.set('file', file);
  return request('POST', `/${resource}`, { body });
};

export const originalUrl = ({ resource }: ImportKind, id: string) =>
  fileUrl(`/${resource}/{id}/original`, { path: { id } });
