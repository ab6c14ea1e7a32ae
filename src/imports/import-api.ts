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

/** Steps in which a job is at work. */
const WORKING: ReadonlySet<string> = new Set(['READING', 'CHECKING', 'COMMITTING']);
const EVERY_MS = 2000;
const importKey = (id: string) => ['import', id] as const;

/** Findings with a repair of their own, which changes whole rows, by their buckets. */
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

/** One import, kept fresh while a job works on it. */
export const useImport = (id: string) => {
  const { resource } = useImportKind();
  const client = useQueryClient();
  useEvents('import', (event: { id: string }) => {
    if (event.id === id) void readAgain(client, { queryKey: importKey(id) });
  });
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => call<ImportView>('GET', `/${resource}/${id}`),
    // A small file may be read before this page hears its first event.
    refetchInterval: ({ state: { data } }) =>
      data && (WORKING.has(data.step) || (data.codes?.waiting ?? 0) > 0) ? EVERY_MS : false,
  });
};

const rowsUrl = ({ resource }: ImportKind, id: string, from: number, to: number, filter: RowFilter) =>
  `/${resource}/${id}/rows?range=${encodeURIComponent(JSON.stringify([from, to - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Rows of one import, a block at a time, and how many a filter finds. */
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

/** How many rows a filter finds, as the import stands. */
export const useRowCount = (id: string, version: number, filter: RowFilter): number => {
  const reader = useRowReader(id);
  const { data } = useQuery({
    queryKey: [...importKey(id), 'count', version, filter],
    queryFn: () => reader.count(filter),
    placeholderData: keepPreviousData,
  });
  return data ?? 0;
};

/** How many findings of a kind there are: the same number wherever one is said. */
export const findingsIn = (buckets: readonly Bucket[], severity: Bucket['severity']): number =>
  buckets.reduce((all, bucket) => all + (bucket.severity === severity ? bucket.count : 0), 0);

/** What one does to an import goes one after the other, each to the version the one before it left, however quickly it is asked for. */
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

/** A step forward: what the server answers replaces what we hold. */
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

/** Saving is asked for: from here on the page says how it goes. */
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

/** A repair: the answer carries the new totals, buckets and version, which go straight into the import we hold. */
export const useRepair = <Input extends object>(id: string, method: 'PATCH' | 'POST', path: string) => {
  const { client, scope, ask } = useInTurn(id);
  return useMutation({
    scope,
    mutationFn: (input: Input) => ask<Repaired>(method, path, input),
    onSuccess: async ({ buckets, totals, version, undo }) => {
      // A reading that left before would put the old version back.
      await client.cancelQueries({ queryKey: importKey(id), exact: true });
      client.setQueryData<ImportView>(
        importKey(id),
        (now) => now && { ...now, version, state: { ...now.state, buckets, totals, undo } },
      );
    },
    onError: () => client.invalidateQueries({ queryKey: importKey(id) }),
  });
};

/** What a repair would change; nothing is changed by asking. */
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
