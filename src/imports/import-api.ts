import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type {
  Bucket,
  CheckedRow,
  FixPreview,
  ImportIssue,
  ImportSaving,
  ImportStepped,
  ImportView,
  Repaired,
} from '#domain/imports/view-schema.ts';
import { linkTo } from '../client/carried.ts';
import { readAgain, useEvents } from '../client/events.ts';
import { call, callList } from '../client/http.ts';
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

/** Findings that are fixed by changing whole rows, by group. */
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

/** One import, kept fresh while a job is running. */
export const useImport = (id: string) => {
  const { resource } = useImportKind();
  const client = useQueryClient();
  useEvents('import', (event: { id: string }) => {
    if (event.id === id) void readAgain(client, { queryKey: importKey(id) });
  });
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => call<ImportView>('GET', `/${resource}/${id}`),
    // Polled as well: a small file may be read before this page receives events.
    refetchInterval: ({ state: { data } }) =>
      data && (WORKING.has(data.step) || (data.codes?.waiting ?? 0) > 0) ? EVERY_MS : false,
  });
};

const rowsUrl = ({ resource }: ImportKind, id: string, from: number, to: number, filter: RowFilter) =>
  `/${resource}/${id}/rows?range=${encodeURIComponent(JSON.stringify([from, to - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const useRowReader = (id: string) => {
  const kind = useImportKind();
  return useMemo(
    () => ({
      load: (from: number, to: number, filter: RowFilter) =>
        call<CheckedRow[]>('GET', rowsUrl(kind, id, from, to, filter)),
      count: async (filter: RowFilter) => (await callList<CheckedRow>(rowsUrl(kind, id, 0, 1, filter))).total,
    }),
    [kind, id],
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

/** The number of rows a filter finds in this version of the import. */
export const useRowCount = (id: string, version: number, filter: RowFilter): number => {
  const reader = useRowReader(id);
  const { data } = useQuery({
    queryKey: [...importKey(id), 'count', version, filter],
    queryFn: () => reader.count(filter),
    placeholderData: keepPreviousData,
  });
  return data ?? 0;
};

/** The number of findings of a severity, used everywhere the number is shown. */
export const findingsIn = (buckets: readonly Bucket[], severity: Bucket['severity']): number =>
  buckets.reduce((all, bucket) => all + (bucket.severity === severity ? bucket.count : 0), 0);

/** Changes to an import run one after the other, each on the version of the one before. */
const useInTurn = (id: string) => {
  const { resource } = useImportKind();
  const client = useQueryClient();
  return {
    client,
    scope: { id: `import ${id}` },
    ask: <Answer>(method: 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, input: object | undefined) =>
      call<Answer>(
        method,
        `/${resource}/${id}${path}`,
        input && { ...input, version: client.getQueryData<ImportView>(importKey(id))?.version },
      ),
  };
};

export const useImportStep = <Input extends object | undefined>(
  id: string,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: (input: Input) => ask<ImportStepped | undefined>(method, path, input),
    onSettled: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

/** Starts saving; from then on the page shows the progress. */
export const useCommit = (id: string) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: () => ask<ImportSaving>('POST', '/commit', { only: 'ready' }),
    onSuccess: async (answer) => {
      await client.cancelQueries({ queryKey: importKey(id), exact: true });
      client.setQueryData<ImportView>(importKey(id), (now) => now && { ...now, ...answer });
    },
    onError: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

/** A repair: the response has new totals, groups and version, which are written to the cached import. */
export const useRepair = <Input extends object>(id: string, method: 'PATCH' | 'POST', path: string) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: (input: Input) => ask<Repaired>(method, path, input),
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

export const useFixPreview = <Input extends object>(id: string) => {
  const { scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: (input: Input) => ask<FixPreview>('POST', '/fix', { ...input, preview: true }),
  });
};

export const uploadFile = ({ resource, key }: ImportKind, file: File): Promise<{ id: string }> => {
  const body = new FormData();
  body.set('kind', key);
  body.set('file', file);
  return call<{ id: string }>('POST', `/${resource}`, body);
};

export const originalUrl = ({ resource }: ImportKind, id: string) => linkTo(`/${resource}/${id}/original`);
export const templateUrl = ({ resource, key }: ImportKind) => linkTo(`/${resource}/templates/${key}.xlsx`);
