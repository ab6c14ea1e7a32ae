import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { BillingCounter, BillingOffice } from '../../api/gateways/djp/billing/port.ts';
import { openBillingSimulator } from '../../api/gateways/djp/billing/simulator/desk.ts';
import type { BupotOffice } from '../../api/gateways/djp/bupot/port.ts';
import type { FilingOffice } from '../../api/gateways/djp/filing/port.ts';
import { openFilingSimulator } from '../../api/gateways/djp/filing/simulator.ts';
import {
  httpBillingOffice,
  httpBupotOffice,
  httpFilingOffice,
  httpOffice,
  httpSptOffice,
} from '../../api/gateways/djp/http/offices.ts';
import type { TaxOffice, TaxpayerCounter } from '../../api/gateways/djp/port.ts';
import { openFakturSimulator } from '../../api/gateways/djp/simulator/desk.ts';
import type { SptOffice } from '../../api/gateways/djp/spt/port.ts';
import { openSptSimulator } from '../../api/gateways/djp/spt/simulator/desk.ts';
import { START } from './an-outgoing.ts';
import { closing } from './closing.ts';
import type { Fault } from './faults.ts';
import { memoryBillingBooks, memoryBooks } from './memory-books.ts';
import { officeApp } from './office-app.ts';
import { patience } from './patience.ts';

type Warning = { path: string; status: number | null; problem: string };

/** With the adapter that calls it. `mishaps` apply to the next requests in order. */
export const servedOffice = async ({ secret = 'rahasia' } = {}) => {
  const clock = { now: START };
  const now = () => clock.now;
  const wait = async (ms: number): Promise<void> => {
    clock.now += ms;
  };
  const mishaps: (Fault | undefined)[] = [];
  const warnings: Warning[] = [];
  const books = memoryBooks();
  let refs = 0;
  const simulator = openFakturSimulator({ now, newRef: () => `FP${++refs}`, books });
  const billingBooks = memoryBillingBooks();
  const billing = openBillingSimulator({ now, books: billingBooks, wait });
  const spt = openSptSimulator({ now, newRef: () => `SPT${++refs}`, books, billingBooks });
  const filing = openFilingSimulator({ now, newRef: () => `F${++refs}`, books });
  const clients = { patuh: 'rahasia' };
  const { deadline, end } = patience();
  const delay = async (): Promise<void> => end();
  const app = officeApp({ simulator, billing, spt, filing, now, clients, fault: () => mishaps.shift(), delay });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warn = (input: Warning) => warnings.push(input);
  const line = { baseUrl, clientId: 'patuh', secret, now, deadline, warn };
  const office: TaxOffice = httpOffice(line);
  const bupotOffice: BupotOffice = httpBupotOffice(line);
  const billingOffice: BillingOffice = httpBillingOffice(line);
  const sptOffice: SptOffice = httpSptOffice(line);
  const filingOffice: FilingOffice = httpFilingOffice(line);
  const close = (): Promise<void> => closing(server);
  const counter: BillingCounter = billing;
  const taxpayers: TaxpayerCounter = simulator;
  return {
    clock,
    office,
    taxpayers,
    bupotOffice,
    billingOffice,
    sptOffice,
    filingOffice,
    simulatedFiling: filing,
    counter,
    mishaps,
    warnings,
    books,
    baseUrl,
    close,
  };
};
