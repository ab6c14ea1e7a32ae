import { Hono } from 'hono';
import { billingPaths } from '../billing/http-contract.ts';
import { type BillingWire, billingDocument, codeNamed, moneyHanded, receiptNamed } from '../billing/wire.ts';
import { bupotDocument } from '../bupot/document.ts';
import { bupotPaths, bupotRequests, leaveBody, pullBody } from '../bupot/http-contract.ts';
import { paths, requestBody, requestPaths, sendBody, sentBody, statusBody, taxpayerBody } from '../http/contract.ts';
import { sptPaths } from '../spt/http-contract.ts';
import { type SptLine, sptDocument } from '../spt/wire.ts';
import type { Desk } from './desk.ts';
import { type DoorOptions, door, refusal } from './door.ts';
import { type Fault, faultLine, type LineEnv } from './faults.ts';

export type ServeOptions = DoorOptions & {
  readonly desk: Desk;
  readonly billing: BillingWire;
  readonly spt: SptLine;
  /** The next request's mishap, if any. */
  readonly fault?: () => Fault | undefined;
  /** Lasts longer than a caller waits. */
  readonly delay?: () => Promise<void>;
};

const minute = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60_000));

/** The simulated office behind the host-to-host contract, on a line that can be made bad. */
export const officeApp = ({ desk, billing, spt, fault = () => undefined, delay = minute, ...who }: ServeOptions) => {
  const app = new Hono<LineEnv>();
  app.use(faultLine(fault, delay));
  const read = door(who);

  app.post(paths.status, (c) => read(c, statusBody, false, (body) => desk.ask(body)));
  app.post(paths.taxpayer, (c) => read(c, taxpayerBody, false, ({ npwp }) => desk.taxpayer(npwp)));
  app.post(paths.send, (c) => read(c, sendBody, true, (document, key) => desk.receive(document, key)));
  for (const [path, name] of Object.entries(requestPaths))
    app.post(paths.request(path), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => desk.request(name, named, reason, key)),
    );
  app.post(bupotPaths.status, (c) => read(c, statusBody, false, (body) => desk.bupot.ask(body)));
  app.post(bupotPaths.leave, (c) => read(c, leaveBody, false, ({ tin }) => desk.bupot.leave(tin)));
  app.post(bupotPaths.pull, (c) => read(c, pullBody, false, (body) => desk.bupot.pull(body)));
  app.post(bupotPaths.send, (c) => read(c, bupotDocument, true, (document, key) => desk.bupot.receive(document, key)));
  for (const name of bupotRequests)
    app.post(bupotPaths.request(name), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => desk.bupot.request(name, named, reason, key)),
    );
  app.post(billingPaths.issue, (c) => read(c, billingDocument, true, (body, key) => billing.issue(body, key)));
  app.post(billingPaths.inquire, (c) => read(c, codeNamed, false, (body) => billing.inquire(body)));
  app.post(billingPaths.settle, (c) => read(c, moneyHanded, true, (body, key) => billing.settle(body, key)));
  app.post(billingPaths.confirm, (c) => read(c, receiptNamed, false, (body) => billing.confirm(body)));
  app.post(sptPaths.file, (c) => read(c, sptDocument, true, (body, key) => spt.file(body, key)));
  app.post(sptPaths.status, (c) => read(c, sentBody, false, (body) => spt.ask(body)));
  app.post(sptPaths.takeBack, (c) => read(c, sentBody, true, (body, key) => spt.takeBack(body, key)));
  app.notFound((c) => refusal(c, 404, 'NOT_SUPPORTED', 'Alamat tidak dikenal.'));
  app.onError((_error, c) => c.json({ code: 'INTERNAL', message: 'Kesalahan internal.' }, 500));
  return app;
};
