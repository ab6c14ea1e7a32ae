import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drawing } from '../../api/flows/drawing.ts';
import { drawPaper } from '../../api/flows/drawing.ts';
import { drawInThread } from '../../api/jobs/draw-in-thread.ts';
import { workerPool } from '../../api/jobs/worker-pool.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { LIST as BILLINGS, billings } from './billing/billing-client.ts';
import { issued, SLIPS } from './bupot/bupot-client.ts';
import { LIST as FAKTURS, fakturs } from './faktur/faktur-client.ts';
import { IN as RETURS, returs } from './faktur/retur-client.ts';
import { payments } from './payment/payment-client.ts';
import { filedByOffice, spts } from './spt/spt-client.ts';

const pool = workerPool({ size: 1 });
const requests: { companyId: string; drawing: Drawing }[] = [];
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({
    instead: {
      draw: (companyId, drawing) => {
        requests.push({ companyId, drawing });
        return drawInThread(pool)(companyId, drawing);
      },
    },
  });
  rina = await app.as('rina', 'sagara');
});
afterAll(async () => {
  await pool.close();
  await app.close();
});

type Message = { attachments: { fileId: string }[] };

const bytesAt = async (path: string): Promise<Buffer> => {
  const answer = await rina.request('GET', path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const sent = async (path: string): Promise<Buffer> => {
  app.clock.advance(60_000);
  await rina.post(`${path}/send`, { channel: 'email' });
  await app.drainJobs();
  const [mail] = await rina.get<Message[]>('/simulator/messages?channel=email');
  return bytesAt(`/files/${mail?.attachments[0]?.fileId}`);
};
const paid = async (): Promise<string> => {
  const { begun, pay, settle } = payments(app, rina);
  const payment = await begun();
  await pay(payment);
  await settle();
  return payment.billings[0]?.id ?? '';
};
const returned = async (): Promise<string> => {
  const { planted, made } = returs(app, rina);
  return `${RETURS}/${(await made(await planted(), '1')).id}/pdf`;
};
const filed = async (paper: 'pdf' | 'bpe'): Promise<string> => {
  const period = paper === 'pdf' ? '2025-02' : '2025-03';
  await issued(app, 'BPPU', { period, date: `${period}-28` });
  const { path, posted } = spts(app, rina);
  const spt = await posted(period);
  await filedByOffice(app, spt.id, { bpe: 'BPE-00000042/CT/2025' });
  return `${path}/${spt.id}/${paper}`;
};

describe('a paper', () => {
  it.each([
    ['faktur', async () => sent(`${FAKTURS}/${(await fakturs(app, rina).approved()).id}`)],
    ['retur', async () => bytesAt(await returned())],
    ['bupot', async () => sent(`${SLIPS}/${(await issued(app, 'BPPU')).id}`)],
    ['ssp', async () => sent(`${BILLINGS}/${(await billings(rina).create()).id}`)],
    ['bpn', async () => sent(`${BILLINGS}/${await paid()}`)],
    ['spt', async () => bytesAt(await filed('pdf'))],
    ['bpe', async () => bytesAt(await filed('bpe'))],
  ] as const)('%s is drawn once, in a thread, and is the one that would be drawn here', async (paper, made) => {
    requests.length = 0;
    const bytes = await made();
    expect(requests.map(({ companyId, drawing }) => [companyId, drawing.paper])).toEqual([[rina.company, paper]]);
    const here = await Promise.all(requests.map(({ drawing }) => drawPaper(drawing)));
    expect(here.map((one) => bytes.equals(one))).toEqual([true]);
  });
});
