import { z } from 'zod';
import { readableValue } from '#domain/definition/readable-text.ts';
import { type Answer, answerLost, done, refused, unreachable } from '../answer.ts';
import type { Whatsapp, WhatsappMessage } from './port.ts';

const TIMEOUT_MS = 30_000;

export type CloudApiOptions = {
  /** "https://graph.facebook.com/v23.0" */
  readonly baseUrl: string;
  readonly phoneNumberId: string;
  readonly token: string;
};

const uploaded = z.object({ id: z.string() });
const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const failed = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    error_data: z.object({ details: z.string() }).optional(),
  }),
});

/** Meta's codes for temporary errors, whatever the HTTP status (throughput, pair and account limits, overload). */
const LATER: ReadonlySet<number> = new Set([2, 4, 80007, 130429, 131016, 131048, 131056]);
/** The number is not on WhatsApp, or requires a template. */
const RECIPIENT: ReadonlySet<number> = new Set([131026, 131030, 131047]);
/** Token expired, revoked or without the permission. */
const SETTINGS: ReadonlySet<number> = new Set([0, 3, 10, 190, 131005, 131042, 131031]);
const RETRY_MS = 60_000;
const NEVER_LEFT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

const parse = (text: string): unknown => {
  try {
    return readableValue(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const refusal = (body: unknown, status: number): Answer<never> | null => {
  const problem = failed.safeParse(body);
  if (!problem.success) return status === 429 || status === 503 ? unreachable(RETRY_MS) : null;
  const { code, message, error_data } = problem.data.error;
  if (LATER.has(code)) return unreachable(RETRY_MS);
  const words = error_data?.details ?? message;
  if (RECIPIENT.has(code)) return refused('RECIPIENT_REFUSED', words, 'to');
  if (SETTINGS.has(code)) return refused('WHATSAPP_SETTINGS', words);
  return status >= 500 ? null : refused(`WHATSAPP_${code}`, words);
};

/** Meta refuses a value of a template with a line break in it. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, '; ');

export const messageBody = (message: WhatsappMessage, mediaId: string | null) => {
  const file = mediaId === null ? null : { id: mediaId, filename: message.document?.name ?? 'dokumen' };
  const head = { messaging_product: 'whatsapp', recipient_type: 'individual', to: message.to };
  const { template } = message;
  if (!template)
    return file
      ? { ...head, type: 'document', document: { ...file, caption: message.text } }
      : { ...head, type: 'text', text: { preview_url: false, body: message.text } };
  const components = [
    ...(file ? [{ type: 'header', parameters: [{ type: 'document', document: file }] }] : []),
    ...(template.values.length
      ? [{ type: 'body', parameters: template.values.map((text) => ({ type: 'text', text: oneLine(text) })) }]
      : []),
  ];
  return {
    ...head,
    type: 'template',
    template: { name: template.name, language: { code: template.language }, components },
  };
};

/** Meta's Cloud API (docs/gateways.md). */
export const cloudApiWhatsapp = (options: CloudApiOptions): Whatsapp => {
  const post = async <T>(path: string, body: FormData | string, schema: z.ZodType<T>, sends: boolean) => {
    const lost: Answer<T> = sends ? answerLost(0) : unreachable(RETRY_MS);
    try {
      const response = await fetch(`${options.baseUrl}/${options.phoneNumberId}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.token}`,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const responseBody = parse(await response.text());
      const value = response.ok ? schema.safeParse(responseBody) : undefined;
      if (value?.success) return done(value.data);
      return (response.ok ? null : refusal(responseBody, response.status)) ?? lost;
    } catch (error) {
      const { cause } = error as { cause?: { code?: unknown } };
      return NEVER_LEFT.has(cause?.code) ? unreachable(RETRY_MS) : lost;
    }
  };

  const upload = ({ name, type, content }: NonNullable<WhatsappMessage['document']>) => {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', type);
    form.set('file', new Blob([new Uint8Array(content)], { type }), name);
    return post('media', form, uploaded, false);
  };

  return {
    name: 'cloud-api',
    simulated: false,
    send: async (message) => {
      const file = message.document ? await upload(message.document) : null;
      if (file && file.kind !== 'done') return file;
      const body = JSON.stringify(messageBody(message, file?.value.id ?? null));
      const sent = await post('messages', body, accepted, true);
      return sent.kind === 'done' ? done({ ref: sent.value.messages[0]?.id ?? '' }) : sent;
    },
  };
};
