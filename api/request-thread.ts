import { parentPort, workerData } from 'node:worker_threads';
import { setLaw } from '#domain/law-rows.ts';
import { openDb } from '../db/connection.ts';
import { onDue } from '../db/repositories/outbox.ts';
import { createApp } from './app/app.ts';
import { compose } from './compose.ts';
import type { Settings } from './env.ts';
import { drawPaper } from './flows/drawing.ts';
import type { Answered, EdgeRequest } from './http/edge.ts';
import { giveWay } from './jobs/give-way.ts';
import type { ToThread } from './request-pool.ts';

/**
 * The same application over its own connections. On a database with one writer, it writes only when the serving thread
 * grants it the turn. Events and due jobs are sent to the serving thread.
 */
giveWay();
const { settings } = workerData as { settings: Settings };
const tell = (message: unknown, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

let begin: () => void = () => undefined;
const turn = async <T>(work: () => Promise<T>): Promise<T> => {
  const ours = new Promise<void>((resolve) => {
    begin = resolve;
  });
  tell({ kind: 'turn' });
  await ours;
  try {
    return await work();
  } finally {
    tell({ kind: 'turn-over' });
  }
};

const db = await openDb({ dataDir: settings.DATA_DIR, url: settings.DATABASE_URL, turn });
const server = await compose(settings, {
  db,
  draw: (_companyId, drawing) => drawPaper(drawing),
  wire: { send: (news) => tell({ kind: 'news', news }), hear: () => undefined, close: async () => undefined },
});
onDue((companyId) => tell({ kind: 'due', companyId }));
const app = createApp(server.edge);

const answer = async ({ method, url, headers, body, caller }: EdgeRequest): Promise<Answered> => {
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body ? { body } : {}),
  });
  const response = await app.fetch(request, { caller });
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
};

parentPort?.on('message', async (request: ToThread) => {
  if ('turn' in request) return begin();
  const { id, input, law } = request;
  if (law) setLaw(law);
  try {
    const output = await answer(input);
    tell({ id, kind: 'done', output }, [output.body]);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    tell({ id, kind: 'failed', message, stack });
  }
});
