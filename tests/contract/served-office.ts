import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { httpOffice } from '../../api/gateways/djp/http/office.ts';
import type { TaxOffice } from '../../api/gateways/djp/port.ts';
import { openDesk } from '../../api/gateways/djp/simulator/desk.ts';
import type { Fault } from '../../api/gateways/djp/simulator/faults.ts';
import { memoryBooks } from '../../api/gateways/djp/simulator/memory-books.ts';
import { officeApp } from '../../api/gateways/djp/simulator/serve.ts';
import { START } from './an-outgoing.ts';

type Warning = { path: string; status: number | null; problem: string };

/** The simulator at the other end of a real line, and the adapter that calls it. `mishaps` befall the next requests, in turn. */
export const servedOffice = async ({ secret = 'rahasia', timeoutMs = 20_000 } = {}) => {
  const clock = { now: START };
  const now = () => clock.now;
  const mishaps: (Fault | undefined)[] = [];
  const warnings: Warning[] = [];
  const books = memoryBooks();
  let refs = 0;
  const desk = openDesk({ now, newRef: () => `FP${++refs}`, books });
  const app = officeApp({ desk, now, clients: { patuh: 'rahasia' }, fault: () => mishaps.shift(), delayMs: 500 });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warn = (said: Warning) => warnings.push(said);
  const office: TaxOffice = httpOffice({ baseUrl, clientId: 'patuh', secret, now, timeoutMs, warn });
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { clock, office, mishaps, warnings, books, baseUrl, close };
};
