import { aFakturInput, aLine } from '../../fixtures/builders/a-faktur.ts';
import { NPWP } from './invoices.ts';

export type LoadOptions = {
  readonly route: string;
  readonly headers: Record<string, string>;
  readonly id: string;
  readonly papers: number;
  readonly bodies: number;
};

export type Answers = { readonly ok: number; readonly failed: number };

/** The body of an invoice with 5,000 lines, the maximum. */
export const largeInvoice = (nameOf: (at: number) => string, indent?: number): Uint8Array<ArrayBuffer> => {
  const lines = Array.from({ length: 5_000 }, (_, at) => aLine({ name: nameOf(at) }));
  const input = aFakturInput({ ownNitku: `${NPWP}000000`, lines });
  return new TextEncoder().encode(JSON.stringify({ input }, null, indent));
};

/** The same with long names and white space: 4.2 MB. */
export const hugeInvoice = (): Uint8Array<ArrayBuffer> =>
  largeInvoice((at) => `Barang nomor ${at} ${'dari kabel tembaga '.repeat(24)}`.trim(), 4);

export const saveDraft = (
  { route, headers }: Pick<LoadOptions, 'route' | 'headers'>,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> =>
  fetch(`${route}/draft`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });

const askAtOnce = (params: LoadOptions): void => {
  const body = hugeInvoice();
  const answers = { ok: 0, failed: 0 };
  const every = (params.papers + params.bodies) / params.bodies;
  for (let at = 0; at < params.papers + params.bodies; at++) {
    const answer =
      at % every === 0
        ? saveDraft(params, body)
        : fetch(`${params.route}/${params.id}/pdf`, { headers: params.headers });
    void answer
      .then(async (come) => {
        await come.arrayBuffer();
        if (come.ok) answers.ok++;
        else answers.failed++;
      })
      .catch(() => answers.failed++);
  }
  process.on('message', () => process.send?.(answers satisfies Answers, () => process.exit()));
};

// A separate process: sending megabytes must not disturb the measurement.
if (process.send) process.once('message', (params: LoadOptions) => askAtOnce(params));
