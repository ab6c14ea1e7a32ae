import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../app/events.ts';
import { call, callList } from '../app/http.ts';

export type ImportIssue = {
  key: string;
  path: string;
  message: string;
  severity: 'error' | 'warning';
  proposal?: string;
};
export type ImportRow = {
  row: number;
  document: number;
  cells: Record<string, string>;
  findings: ImportIssue[];
  status: string;
  fakturId: string | null;
};
export type Bucket = {
  key: string;
  path: string;
  /** The kind of error in a few words. */
  title?: string;
  message: string;
  severity: 'error' | 'warning';
  count: number;
  fixable: boolean;
  proposal?: string;
  /** Repairs that make sense here. */
  fixes?: readonly string[];
};
export type ImportTotals = {
  rows: number;
  documents: number;
  ready: number;
  errors: number;
  warnings: number;
  duplicates: number;
  skipped?: number;
  dpp: string;
  ppn: string;
  controlDpp?: string | null;
  controlPpn?: string | null;
  difference?: string | null;
};
export type ImportState = {
  sheets?: { name: string; rows: number; preview: string[][] }[];
  sheet?: string;
  headingRow?: number;
  columns?: { name: string; sample: string[] }[];
  mapping?: Record<string, string>;
  guesses?: Record<string, { column: string; confidence: number }>;
  fields?: { key: string; required: boolean }[];
  buckets?: Bucket[];
  totals?: ImportTotals;
  undo?: number;
};
export type ImportView = {
  id: string;
  version: number;
  kind: string;
  fileName: string;
  source: string | null;
  step: string;
  status: string;
  state: ImportState;
  rows: number;
  documents: number;
  succeeded: number;
  failed: number;
  message: string | null;
  jobId: string | null;
  createdByName: string;
  createdAt: number;
  updatedAt?: number;
  expiresAt: number;
};
export type Repaired = { rows: ImportRow[]; buckets: Bucket[]; totals: ImportTotals; version: number; undo?: number };
export type RowFilter = { wrong?: true; bucket?: string; q?: string; document?: number; row?: number };

const BASE = '/efaktur/import';
const ADDRESS = `/main/api${BASE}`;
/** Steps in which a job is at work. */
const WORKING: ReadonlySet<string> = new Set(['READING', 'CHECKING', 'COMMITTING']);
const EVERY_MS = 2000;
const keyOf = (id: string) => ['import', id] as const;

/** One import, kept fresh while a job works on it. */
export const useImport = (id: string) => {
  const client = useQueryClient();
  useEvents('import', (event: { id: string }) => {
    if (event.id === id) void client.invalidateQueries({ queryKey: keyOf(id) });
  });
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call<ImportView>('GET', `${BASE}/${id}`),
    // A small file may be read before this page hears its first event.
    refetchInterval: ({ state }) => (state.data && WORKING.has(state.data.step) ? EVERY_MS : false),
  });
};

const rowsUrl = (id: string, from: number, to: number, filter: RowFilter) =>
  `${BASE}/${id}/rows?range=${encodeURIComponent(JSON.stringify([from, to - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const loadRows = (id: string, from: number, to: number, filter: RowFilter): Promise<ImportRow[]> =>
  call<ImportRow[]>('GET', rowsUrl(id, from, to, filter));

export const countRows = async (id: string, filter: RowFilter): Promise<number> =>
  (await callList<ImportRow>(rowsUrl(id, 0, 1, filter))).total;

export const useRows = (id: string, version: number, from: number, to: number, filter: RowFilter) =>
  useQuery({
    queryKey: [...keyOf(id), 'rows', version, from, to, filter],
    queryFn: () => loadRows(id, from, to, filter),
    placeholderData: keepPreviousData,
  });

/** How many rows a filter finds, as the import stands. */
export const useRowCount = (id: string, version: number, filter: RowFilter): number =>
  useQuery({
    queryKey: [...keyOf(id), 'count', version, filter],
    queryFn: () => countRows(id, filter),
    placeholderData: keepPreviousData,
  }).data ?? 0;

/** How many findings of a kind there are: the same number wherever one is said. */
export const findingsIn = (buckets: readonly Bucket[] = [], severity: Bucket['severity']): number =>
  buckets.reduce((all, bucket) => all + (bucket.severity === severity ? bucket.count : 0), 0);

/** A step forward: what the server answers replaces what we hold. */
export const useImportStep = <Input>(id: string, method: 'PUT' | 'POST' | 'DELETE', path: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call<ImportView | undefined>(method, `${BASE}/${id}${path}`, input),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
};

/** A repair: the answer carries the new totals, buckets and version, which go straight into the import we hold. */
export const useRepair = <Input>(id: string, method: 'PATCH' | 'POST', path: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call<Repaired>(method, `${BASE}/${id}${path}`, input),
    onSuccess: ({ buckets, totals, version, undo }) =>
      client.setQueryData<ImportView>(keyOf(id), (held) =>
        held && version
          ? { ...held, version, state: { ...held.state, buckets, totals, undo: undo ?? held.state.undo } }
          : held,
      ),
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
};

export const uploadFile = (file: File, kind: string): Promise<{ id: string }> => {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', file);
  return call<{ id: string }>('POST', BASE, body);
};

export const originalUrl = (id: string) => `${ADDRESS}/${id}/original`;
export const templateUrl = (kind: string) => `${ADDRESS}/templates/${kind}.xlsx`;
