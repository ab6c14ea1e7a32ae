import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

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

export type PatuhEvent = {
  readonly id: string;
  readonly event: string;
  readonly object: { readonly type: string; readonly id: string } | null;
  readonly to: string | null;
};

const FIVE_MINUTES = 300;

/** Undefined for a body that this secret did not sign, or that is older than five minutes. `now` in seconds. */
export const readEvent = (secret: string, signature: string, body: string, now: number): PatuhEvent | undefined => {
  const [, seconds = '', sum = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const isOurs = sum.length === expected.length && timingSafeEqual(Buffer.from(sum), Buffer.from(expected));
  return isOurs && Math.abs(now - Number(seconds)) <= FIVE_MINUTES ? (JSON.parse(body) as PatuhEvent) : undefined;
};

/** Waits for documents by the events that a webhook receives. An event may come twice. */
export const followed = () => {
  const seen = new Set<string>();
  const states = new Map<string, string>();
  return {
    take: ({ id, object, to }: PatuhEvent): void => {
      if (seen.has(id) || !object || to === null) return;
      seen.add(id);
      states.set(object.id, to);
    },
    stateOf: (id: string): string | undefined => states.get(id),
  };
};

type Options = {
  /** The version of the contract this client was written for. */
  readonly version: string;
  /** Of the installation, without a slash at the end. */
  readonly address: string;
  readonly key: string;
  readonly wait?: (ms: number) => Promise<void>;
};
type Body = { readonly json?: unknown; readonly form?: FormData };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const ENDED = new Set(['DONE', 'FAILED', 'CANCELLED']);

export const patuhClient = ({ address, key, version, wait = pause }: Options) => {
  /** Repeated with the same idempotency key when the limit of the minute is reached. */
  const send = async (method: string, path: string, { json, form }: Body = {}): Promise<Response> => {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Patuh-Version': version,
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
    /** Sends them without waiting: a webhook has the results. */
    beginUpload: async (ids: readonly string[]): Promise<void> => {
      await send('POST', '/efaktur/out/ctas/upload', { json: { ids } });
    },
    invoice: (id: string) => read<Invoice>(`/efaktur/out/ctas/${id}`),
    pdf: async (id: string): Promise<Uint8Array> =>
      new Uint8Array(await (await send('GET', `/efaktur/out/ctas/${id}/pdf`)).arrayBuffer()),
  };
};
