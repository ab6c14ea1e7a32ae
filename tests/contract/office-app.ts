import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Clock } from '#domain/scope.ts';
import type { Answer } from '../../api/gateways/answer.ts';
import {
  type BillingWire,
  billingDocument,
  billingPaths,
  codeNamed,
  moneyHanded,
  receiptNamed,
} from '../../api/gateways/djp/billing/wire.ts';
import { bupotDocument } from '../../api/gateways/djp/bupot/document.ts';
import { bupotPaths, bupotRequests, leaveBody, pullBody } from '../../api/gateways/djp/bupot/http-contract.ts';
import { DECIDE, dokumenDecideBody } from '../../api/gateways/djp/dokumen/crediting.ts';
import { dokumenDocument } from '../../api/gateways/djp/dokumen/document.ts';
import { prepopulatedBody, prepopulatedPath } from '../../api/gateways/djp/dokumen/prepopulated.ts';
import { answerBody, decideBody, incomingBody, incomingPaths } from '../../api/gateways/djp/faktur/incoming.ts';
import {
  type FilingLine,
  filingDocument,
  filingNamed,
  filingPaths,
  filingSent,
} from '../../api/gateways/djp/filing/wire.ts';
import {
  authorisationBody,
  paths,
  requestBody,
  requestPaths,
  sendBody,
  sentBody,
  statusBody,
  taxpayerBody,
} from '../../api/gateways/djp/http/contract.ts';
import { isSigned } from '../../api/gateways/djp/http/signing.ts';
import { dokumenPaths, returDokumenPaths, returPaths } from '../../api/gateways/djp/http/vat-paths.ts';
import { returDocument } from '../../api/gateways/djp/retur/document.ts';
import { returnedAnswerBody, returnedBody, returnedPaths } from '../../api/gateways/djp/retur/returned.ts';
import { returDokumenDocument } from '../../api/gateways/djp/retur-dokumen/document.ts';
import type { FakturSimulator } from '../../api/gateways/djp/simulator/desk.ts';
import { type SptLine, sptDocument, sptPaths } from '../../api/gateways/djp/spt/wire.ts';
import { type Fault, faultLine, type LineEnv } from './faults.ts';

type DoorOptions = {
  readonly now: Clock;
  readonly clients: Readonly<Record<string, string>>;
};

const refusal = (c: Context<LineEnv>, status: 400 | 401 | 404 | 413 | 422, code: string, message: string) =>
  c.json({ code, message }, status);

const UNKNOWN: ReadonlySet<string> = new Set(['DOCUMENT_UNKNOWN', 'NOT_FOUND', 'NTPN_NOT_FOUND']);

const reply = <T>(c: Context<LineEnv>, answer: Answer<T>): Response => {
  if (answer.kind === 'done') return c.json(answer.value as Record<string, unknown>);
  if (answer.kind === 'refused') {
    const { code, message, field } = answer;
    return c.json({ code, message, ...(field ? { field } : {}) }, UNKNOWN.has(code) ? 404 : 422);
  }
  // A request that times out at the office looks like a closed connection to the client.
  if (answer.unknown) c.env.incoming.socket.destroy();
  return c.json({ code: 'UNAVAILABLE', message: 'Layanan tidak tersedia.' }, 503, {
    'retry-after': String(Math.ceil(answer.retryAfterMs / 1000)),
  });
};

/** Accepts signed, recent requests of the contract, and responds in its format. */
const door =
  ({ now, clients }: DoorOptions) =>
  async <T>(
    c: Context<LineEnv>,
    schema: z.ZodType<T>,
    /** A call that changes something must be idempotent. */
    keyed: boolean,
    work: (body: T, key: string) => Promise<Answer<unknown>>,
  ): Promise<Response> => {
    const text = await c.req.text();
    if (text.length > 5_000_000) return refusal(c, 413, 'MALFORMED_DOCUMENT', 'Terlalu besar.');
    const key = c.req.header('idempotency-key') ?? '';
    if (keyed && key === '') return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Idempotency-Key wajib.');
    const signed = { path: c.req.path, timestamp: c.req.header('x-timestamp') ?? '', key, body: text };
    const secret = clients[c.req.header('x-client-id') ?? ''];
    if (secret === undefined || !isSigned(secret, signed, c.req.header('x-signature') ?? '', now()))
      return refusal(c, 401, 'ACCESS_DENIED', 'Tanda tangan permintaan tidak diterima.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Bukan JSON.');
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) return refusal(c, 422, 'MALFORMED_DOCUMENT', parsed.error.issues[0]?.path.join('.') ?? '');
    if (c.get('times') === 2) await work(parsed.data, key);
    return reply(c, await work(parsed.data, key));
  };

type ServeOptions = DoorOptions & {
  readonly simulator: FakturSimulator;
  readonly billing: BillingWire;
  readonly spt: SptLine;
  readonly filing: FilingLine;
  readonly fault?: () => Fault | undefined;
  readonly delay?: () => Promise<void>;
};

const minute = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60_000));

/** The simulated office behind the host-to-host contract, on a connection with optional faults. */
export const officeApp = ({
  simulator,
  billing,
  spt,
  filing,
  fault = () => undefined,
  delay = minute,
  ...who
}: ServeOptions) => {
  const app = new Hono<LineEnv>();
  app.use(faultLine(fault, delay));
  const read = door(who);

  app.post(paths.status, (c) => read(c, statusBody, false, (body) => simulator.ask(body)));
  app.post(paths.authorisation, (c) =>
    read(c, authorisationBody, false, ({ tin, code }) => simulator.authorisation(tin, code)),
  );
  app.post(paths.taxpayer, (c) => read(c, taxpayerBody, false, ({ npwp }) => simulator.taxpayer(npwp)));
  app.post(paths.send, (c) => read(c, sendBody, true, (document, key) => simulator.receive(document, key)));
  for (const [path, name] of Object.entries(requestPaths))
    app.post(paths.request(path), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => simulator.request(name, named, reason, key)),
    );
  const types = [
    { of: returPaths, line: simulator.retur, document: returDocument },
    { of: dokumenPaths, line: simulator.dokumen, document: dokumenDocument },
    { of: returDokumenPaths, line: simulator.returDokumen, document: returDokumenDocument },
  ] as const;
  for (const { of, line, document } of types) {
    app.post(of.status, (c) => read(c, statusBody, false, (body) => line.ask(body)));
    app.post(of.send, (c) => read(c, document as z.ZodType, true, (body, key) => line.receive(body as never, key)));
    app.post(of.request('cancel'), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => line.request('cancel', named, reason, key)),
    );
  }
  app.post(prepopulatedPath, (c) => read(c, prepopulatedBody, false, (body) => simulator.dokumen.prepopulated(body)));
  app.post(DECIDE, (c) => read(c, dokumenDecideBody, true, (body, key) => simulator.dokumen.decide(body, key)));
  app.post(returnedPaths.pull, (c) => read(c, returnedBody, false, (body) => simulator.retur.pullReturned(body)));
  app.post(returnedPaths.answer, (c) =>
    read(c, returnedAnswerBody, true, (body, key) => simulator.retur.answerBuyer(body, key)),
  );
  app.post(incomingPaths.pull, (c) => read(c, incomingBody, false, (body) => simulator.incoming.pullIncoming(body)));
  app.post(incomingPaths.decide, (c) =>
    read(c, decideBody, true, (body, key) => simulator.incoming.decideIncoming(body, key)),
  );
  app.post(incomingPaths.answer, (c) =>
    read(c, answerBody, true, (body, key) => simulator.incoming.answerSeller(body, key)),
  );
  app.post(bupotPaths.status, (c) => read(c, statusBody, false, (body) => simulator.bupot.ask(body)));
  app.post(bupotPaths.leave, (c) => read(c, leaveBody, false, ({ tin }) => simulator.bupot.leave(tin)));
  app.post(bupotPaths.pull, (c) => read(c, pullBody, false, (body) => simulator.bupot.pull(body)));
  app.post(bupotPaths.send, (c) =>
    read(c, bupotDocument, true, (document, key) => simulator.bupot.receive(document, key)),
  );
  for (const name of bupotRequests)
    app.post(bupotPaths.request(name), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => simulator.bupot.request(name, named, reason, key)),
    );
  app.post(billingPaths.issue, (c) => read(c, billingDocument, true, (body, key) => billing.issue(body, key)));
  app.post(billingPaths.inquire, (c) => read(c, codeNamed, false, (body) => billing.inquire(body)));
  app.post(billingPaths.settle, (c) => read(c, moneyHanded, true, (body, key) => billing.settle(body, key)));
  app.post(billingPaths.confirm, (c) => read(c, receiptNamed, false, (body) => billing.confirm(body)));
  app.post(sptPaths.file, (c) => read(c, sptDocument, true, (body, key) => spt.file(body, key)));
  app.post(sptPaths.status, (c) => read(c, sentBody, false, (body) => spt.ask(body)));
  app.post(sptPaths.takeBack, (c) => read(c, sentBody, true, (body, key) => spt.takeBack(body, key)));
  app.post(filingPaths.code, (c) => read(c, filingDocument, false, (body) => filing.sendCode(body)));
  app.post(filingPaths.file, (c) => read(c, filingSent, true, (body, key) => filing.file(body, key)));
  app.post(filingPaths.status, (c) => read(c, filingNamed, false, (body) => filing.ask(body)));
  app.notFound((c) => refusal(c, 404, 'NOT_SUPPORTED', 'Alamat tidak dikenal.'));
  app.onError((_error, c) => c.json({ code: 'INTERNAL', message: 'Kesalahan internal.' }, 500));
  return app;
};
