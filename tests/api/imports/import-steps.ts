import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Client, TestApp } from '../app.ts';

type SumAnswer = {
  key: string;
  read: string;
  ready: string;
  saved: string;
  control: string | null;
  difference: string | null;
  short: string | null;
};

export type ImportAnswer = {
  id: string;
  version: number;
  step: string;
  status: string;
  source: string | null;
  message: string | null;
  rows: number;
  documents: number;
  succeeded: number;
  failed: number;
  state: {
    sheets: { name: string; rows: number; preview: string[][] }[];
    sheet: string | null;
    headingRow: number | null;
    columns: { name: string; sample: string[] }[];
    guesses: Record<string, { column: string; confidence: number }>;
    mapping: Record<string, string> | null;
    buckets: {
      key: string;
      path: string;
      message: string;
      count: number;
      severity: string;
      fixable: boolean;
      proposal?: string;
    }[];
    totals: Record<string, number> & { sums: SumAnswer[] };
    fields: { key: string; required: boolean; or: string[][]; level: string; kind: string }[];
    undo: number;
    questions: { key: string; message: string; answered: boolean }[];
  };
  codes?: { jobId: string | null; total: number; made: number; refused: number; waiting: number } | null;
};

export type Place = { readonly kind: string; readonly path: string };
export const FAKTUR: Place = { kind: 'faktur-keluaran', path: '/efaktur/import' };
export const MASUKAN: Place = { kind: 'faktur-masukan', path: '/efaktur/import' };
export const BILLING: Place = { kind: 'billing', path: '/ebilling/import' };
export const bupotPlace = (kind: SlipKind): Place => ({ kind, path: '/ebupot/import' });

export type RowAnswer = {
  row: number;
  document: number;
  cells: Record<string, string>;
  findings: { key: string; path: string; message: string; severity: string; proposal?: string }[];
  status: string;
  documentId: string | null;
  result?: { status: string; code: string | null; message: string } | null;
};

export const upload = (
  client: Client,
  bytes: Uint8Array | string,
  name: string,
  { kind, path } = FAKTUR,
): Promise<Response> => {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([bytes as BlobPart], name));
  return client.request('POST', path, { form });
};

export const sendFile = async (
  client: Client,
  bytes: Uint8Array | string,
  name: string,
  place = FAKTUR,
): Promise<{ id: string }> => {
  const response = await upload(client, bytes, name, place);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string };
};

export const settled = async (app: TestApp, client: Client, id: string, { path } = FAKTUR): Promise<ImportAnswer> => {
  await app.drainJobs();
  return client.get<ImportAnswer>(`${path}/${id}`);
};

export const rowsOf = (
  client: Client,
  id: string,
  filter: Record<string, unknown> = {},
  { path } = FAKTUR,
): Promise<RowAnswer[]> =>
  client.get<RowAnswer[]>(
    `${path}/${id}/rows?range=${encodeURIComponent('[0,999]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
