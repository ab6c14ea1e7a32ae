import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cloudApiWhatsapp } from '../../api/gateways/whatsapp/cloud-api.ts';
import type { Whatsapp, WhatsappMessage } from '../../api/gateways/whatsapp/port.ts';
import { type StoredMessage, simulatedWhatsapp } from '../../api/gateways/whatsapp/simulator.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const aMessage = (over: Partial<WhatsappMessage> = {}): WhatsappMessage => ({
  companyId: 'company',
  objectId: 'faktur',
  id: 'wa-1',
  to: '6281234567890',
  text: 'Faktur pajak terlampir.',
  template: { name: 'faktur_pajak', language: 'id', values: ['PT Meranti', '04002500114827391'] },
  document: { name: 'faktur.pdf', type: 'application/pdf', content: new TextEncoder().encode('%PDF-1.7') },
  needs: ['EFAKTUR_DOC_VIEW'],
  ...over,
});

type Call = { path: string; authorization: string; type: string; body: string };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
};

const graphError = (code: number, details: string) => ({
  error: {
    message: `(#${code}) ${details}`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'Az8',
  },
});

/** The Cloud API as Meta documents it, treating numbers like the simulator; `say` replaces its response. */
const openGraph = async (say?: { status: number; body: unknown }) => {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    calls.push({ path: request.url ?? '', authorization, type, body });
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (say) return answer(say.status, say.body);
    if (request.url?.endsWith('/media')) return answer(200, { id: 'MEDIA1' });
    const { to } = JSON.parse(body) as { to: string };
    if (to.endsWith('9998')) return answer(400, graphError(131026, 'Message undeliverable'));
    if (to.endsWith('9999')) return answer(429, graphError(130429, 'Rate limit hit'));
    if (to.endsWith('9994')) return request.socket.destroy();
    return answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: 'wamid.X' }],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`;
  const whatsapp = cloudApiWhatsapp({ baseUrl, phoneNumberId: '10001', token: 'rahasia' });
  return { calls, whatsapp };
};

const whatsappContract = (name: string, open: () => Promise<Whatsapp>): void => {
  describe(`WhatsApp: ${name}`, () => {
    it('sends and names what it sent', async () => {
      const answer = await (await open()).send(aMessage());
      expect(answer).toMatchObject({ kind: 'done', value: { ref: expect.stringMatching(/^wamid\./) } });
    });
    it('reports that the number is not on WhatsApp, at the number', async () => {
      const answer = await (await open()).send(aMessage({ to: '6281234569998' }));
      expect(answer).toMatchObject({ kind: 'refused', code: 'RECIPIENT_REFUSED', field: 'to' });
    });
    it('knows that nothing went out when it was not served', async () => {
      const answer = await (await open()).send(aMessage({ to: '6281234569999' }));
      expect(answer).toEqual({ kind: 'unreachable', retryAfterMs: expect.any(Number) });
    });
    it('returns "perhaps sent" when the response was lost', async () => {
      const answer = await (await open()).send(aMessage({ to: '6281234569994' }));
      expect(answer).toMatchObject({ kind: 'unreachable', unknown: true });
    });
  });
};

whatsappContract('simulator', async () => {
  const stored: StoredMessage[] = [];
  return simulatedWhatsapp({ phone: { keep: async (message) => void stored.push(message) }, now: () => 0 });
});
whatsappContract('Cloud API', async () => (await openGraph()).whatsapp);

describe('WhatsApp through the Cloud API', () => {
  it('uploads the file, then sends the template with it as header and the values in order', async () => {
    const { calls, whatsapp } = await openGraph();
    await whatsapp.send(aMessage());
    const [media, message] = calls;
    expect(media).toMatchObject({ path: '/v23.0/10001/media', authorization: 'Bearer rahasia' });
    expect(media?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(media?.body).toContain('name="messaging_product"\r\n\r\nwhatsapp');
    expect(media?.body).toContain('filename="faktur.pdf"');
    expect(media?.body).toContain('%PDF-1.7');
    expect(message?.path).toBe('/v23.0/10001/messages');
    expect(JSON.parse(message?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '6281234567890',
      type: 'template',
      template: {
        name: 'faktur_pajak',
        language: { code: 'id' },
        components: [
          {
            type: 'header',
            parameters: [{ type: 'document', document: { id: 'MEDIA1', filename: 'faktur.pdf' } }],
          },
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'PT Meranti' },
              { type: 'text', text: '04002500114827391' },
            ],
          },
        ],
      },
    });
  });

  it('sends a document with its caption, or plain words, where no template is needed', async () => {
    const { calls, whatsapp } = await openGraph();
    await whatsapp.send(aMessage({ template: null }));
    await whatsapp.send(aMessage({ template: null, document: null }));
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
      type: 'document',
      document: { id: 'MEDIA1', filename: 'faktur.pdf', caption: 'Faktur pajak terlampir.' },
    });
    expect(JSON.parse(calls[2]?.body ?? '')).toMatchObject({ type: 'text', text: { body: 'Faktur pajak terlampir.' } });
    expect(calls).toHaveLength(3);
  });

  const answers: [string, number, unknown, object][] = [
    ['an expired token', 401, graphError(190, 'expired'), { kind: 'refused', code: 'WHATSAPP_SETTINGS' }],
    [
      'a template that does not exist',
      404,
      graphError(132001, 'no template'),
      { kind: 'refused', code: 'WHATSAPP_132001' },
    ],
    ['an overloaded service', 503, graphError(131016, 'overloaded'), { kind: 'unreachable', retryAfterMs: 60_000 }],
    ['a code nobody knows', 400, graphError(999999, 'new'), { kind: 'refused', code: 'WHATSAPP_999999' }],
  ];
  it.each(answers)('understands %s', async (_what, status, body, expected) => {
    const { whatsapp } = await openGraph({ status, body });
    expect(await whatsapp.send(aMessage({ document: null }))).toMatchObject(expected);
  });

  it('does not take an answer without a message id for sent, nor for unsent', async () => {
    const { whatsapp } = await openGraph({ status: 200, body: { messages: [] } });
    const answer = await whatsapp.send(aMessage({ document: null }));
    expect(answer).toMatchObject({ kind: 'unreachable', unknown: true });
  });

  it('knows that nothing went out while only the file was on its way', async () => {
    const { whatsapp } = await openGraph({ status: 500, body: 'oops' });
    expect(await whatsapp.send(aMessage())).toEqual({ kind: 'unreachable', retryAfterMs: 60_000 });
  });
});
