import { randomUUID } from 'node:crypto';

/** Written from `/main/api/openapi.json` and docs/how-to/use-the-api.md alone: it imports nothing of the product. */
type Import = {
  readonly id: string;
  readonly version: number;
  readonly step: string;
  readonly status: string;
  readonly state: { readonly totals: { readonly ready: number; readonly errors: number } };
};
type Job = { readonly status: string; readonly done: number; readonly failed: number };
export type Invoice = { readonly id: string; readonly status: string; readonly number: string | null };

type Options = {
  /** Of the installation, without a slash at the end. */
  readonly address: string;
  readonly key: string;
  readonly wait?: (ms: number) => Promise<void>;
};
type Body = { readonly json?: unknown; readonly form?: FormData };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const ENDED = new Set(['DONE', 'FAILED', 'CANCELLED']);

export const patuhClient = ({ address, key, wait = pause }: Options) => {
  /** Repeated with the same idempotency key when the limit of the minute is reached. */
  const send = async (method: string, path: string, { json, form }: Body = {}): Promise<Response> => {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': randomUUID(),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const body = form ?? (json === undefined ? null : JSON.stringify(json));
    for (;;) {
      const response = await fetch(`${address}/main/api${path}`, { method, headers, body });
      if (response.status === 429) {
        await wait(Number(response.headers.get('Retry-After') ?? 1) * 1000);
        continue;
      }
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response;
    }
  };
  const read = async <T>(path: string): Promise<T> => (await (await send('GET', path)).json()) as T;
  const until = async <T>(path: string, isOver: (found: T) => boolean): Promise<T> => {
    for (let ms = 100; ; ms = Math.min(5_000, ms * 2)) {
      const found = await read<T>(path);
      if (isOver(found)) return found;
      await wait(ms);
    }
  };
  return {
    /** Returns the saved drafts. Throws if a row has an error. */
    importInvoices: async (file: File): Promise<Invoice[]> => {
      const form = new FormData();
      form.set('kind', 'faktur-keluaran');
      form.set('file', file);
      const { id } = (await (await send('POST', '/efaktur/import', { form })).json()) as Import;
      const path = `/efaktur/import/${id}`;
      const checked = await until<Import>(path, ({ step, status }) => step === 'REPAIR' || status === 'FAILED');
      const { errors, ready } = checked.state.totals;
      if (checked.step !== 'REPAIR' || errors > 0) throw new Error(`${errors} of ${errors + ready} have errors`);
      await send('POST', `${path}/commit`, { json: { version: checked.version } });
      await until<Import>(path, ({ step }) => step === 'FINISHED');
      const filter = encodeURIComponent(JSON.stringify({ importId: id }));
      return read<Invoice[]>(`/efaktur/out/ctas?range=[0,999]&filter=${filter}`);
    },
    /** Sends the invoices to the tax office, and waits until each has its result. */
    upload: async (ids: readonly string[]): Promise<Job> => {
      const response = await send('POST', '/efaktur/out/ctas/upload', { json: { ids } });
      const { jobId } = (await response.json()) as { jobId: string };
      return until<Job>(`/jobs/${jobId}`, ({ status }) => ENDED.has(status));
    },
    invoice: (id: string) => read<Invoice>(`/efaktur/out/ctas/${id}`),
    pdf: async (id: string): Promise<Uint8Array> =>
      new Uint8Array(await (await send('GET', `/efaktur/out/ctas/${id}/pdf`)).arrayBuffer()),
  };
};
