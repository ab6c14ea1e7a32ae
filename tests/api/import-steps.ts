import type { Client, TestApp } from './app.ts';

type SumAnswer = { key: string; read: string; control: string | null; difference: string | null };

/** What the tests read of an import. */
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
    undo: number;
  };
};

export type RowAnswer = {
  row: number;
  document: number;
  cells: Record<string, string>;
  findings: { key: string; path: string; message: string; severity: string; proposal?: string }[];
  status: string;
  documentId: string | null;
};

export const upload = (client: Client, bytes: Uint8Array | string, name: string): Promise<Response> => {
  const form = new FormData();
  form.set('kind', 'faktur-keluaran');
  form.set('file', new File([bytes as BlobPart], name));
  return client.request('POST', '/efaktur/import', { form });
};

export const sendFile = async (client: Client, bytes: Uint8Array | string, name: string): Promise<{ id: string }> => {
  const response = await upload(client, bytes, name);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string };
};

/** The import once its jobs have run. */
export const settled = async (app: TestApp, client: Client, id: string): Promise<ImportAnswer> => {
  await app.drainJobs();
  return client.get<ImportAnswer>(`/efaktur/import/${id}`);
};

export const rowsOf = (client: Client, id: string, filter: Record<string, unknown> = {}): Promise<RowAnswer[]> =>
  client.get<RowAnswer[]>(
    `/efaktur/import/${id}/rows?range=${encodeURIComponent('[0,999]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
