import { afterAll, describe, expect, it } from 'vitest';
import { openBus } from '../../api/jobs/bus.ts';
import type { Happening } from '../../api/services/deps.ts';
import { openNotify } from '../../db/dialect/notify.ts';

const url = process.env.DATABASE_URL ?? '';
const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const processNamed = async (origin: string) => {
  const wire = url ? await openNotify(url, () => undefined) : undefined;
  if (wire) closers.push(wire.close);
  const bus = openBus(origin, wire);
  const events: Happening[] = [];
  let viewOf: () => void = () => undefined;
  bus.listen('company', (happening) => {
    events.push(happening);
    viewOf();
  });
  const hears = async (count: number): Promise<void> => {
    while (events.length < count)
      await new Promise<void>((resolve) => {
        viewOf = resolve;
      });
  };
  return { bus, events, hears };
};

describe('news', () => {
  it('is received once by listeners of the company, and by nobody else', async () => {
    const { bus, events } = await processNamed('alone');
    const stop = bus.listen('company', () => {
      throw new Error('a screen that went away');
    });
    bus.publish('company', { kind: 'faktur', ids: ['a'] });
    bus.publish('another', { kind: 'faktur', ids: ['b'] });
    stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(events).toEqual([{ kind: 'faktur', ids: ['a'] }]);
  });

  it.skipIf(!url)('of the worker reaches the server over the database', async () => {
    const [worker, server] = [await processNamed('worker'), await processNamed('server')];
    worker.bus.publish('company', { kind: 'job', jobId: 'j' });
    await server.hears(1);
    expect(server.events).toEqual([{ kind: 'job', jobId: 'j' }]);
    expect(worker.events).toEqual([{ kind: 'job', jobId: 'j' }]);

    const ids = Array.from({ length: 450 }, (_, at) => `01m7ynev2y87kav9jw9b2y${at}`);
    worker.bus.publish('company', { kind: 'faktur', ids });
    await server.hears(4);
    expect(server.events.flatMap((happening) => (happening.kind === 'faktur' ? happening.ids : []))).toEqual(ids);
  });
});
