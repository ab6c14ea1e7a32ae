import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../api/jobs/handler.ts';
import { insertNotification } from '../../db/repositories/notifications.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { removeSession } from '../../db/repositories/sessions.ts';
import { notifications } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
const quick: Handler = { kind: 'test.quick', attempts: 1, run: async () => ({ ok: true }) };
beforeAll(async () => {
  app = await testApp({ instead: { runner: { handlers: [quick] as readonly Handler<never>[] } } });
});
afterAll(() => app.close());

const listen = async (client: Client, path = '/events') => {
  const answer = await client.request('GET', path, { headers: { Accept: 'text/event-stream' } });
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    next: async (): Promise<{ event: string; data: unknown }> => {
      while (!text.includes('\n\n')) {
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += decoder.decode(value, { stream: true });
      }
      const end = text.indexOf('\n\n');
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { event: field('event'), data: JSON.parse(field('data') || 'null') };
    },
    close: () => reader.cancel(),
    /** Reads to the end of the stream; returns the remaining text and the time it took. */
    rest: async (): Promise<{ text: string; ms: number }> => {
      const began = performance.now();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return { text, ms: performance.now() - began };
        text += decoder.decode(value, { stream: true });
      }
    },
  };
};

/** Far below the 15 seconds after which a stream checks its session itself. */
const AT_ONCE_MS = 3_000;

const everyStream = [
  '/events',
  '/ebupot/unifikasi/import/djp/status',
  '/ebupot/unifikasi/migrate/djp/status',
  '/ebupot/pph21/spt',
];

describe('a stream ends in the moment', () => {
  const news = (): void => {
    app.deps.events.publish(companies.sagara.id, { kind: 'spt', ids: ['s'] });
    app.deps.events.publish(companies.sagara.id, { kind: 'bupotPull', id: 'p', status: 'REVIEW' });
  };
  const endings: [string, (client: Client) => Promise<unknown>][] = [
    ['its person signs out', (client) => client.delete('/session')],
    [
      'its person leaves by /logout',
      (client) => client.request('GET', '/logout', { headers: { 'Sec-Fetch-Site': 'none' } }),
    ],
    [
      'its person switches the company',
      (client) =>
        app.fetch('/main/switch-company/form', {
          method: 'POST',
          headers: { Cookie: client.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ _csrf: client.csrf, companyId: companies.cendana.id }).toString(),
        }),
    ],
    [
      'somebody signs in anew in the same browser',
      (client) =>
        app.fetch('/public/api/session', {
          method: 'POST',
          headers: { Cookie: client.cookie, 'Content-Type': 'application/json', Host: 'localhost' },
          body: JSON.stringify({ email: people.sari.email, password: PASSWORD }),
        }),
    ],
  ];

  describe.each(everyStream)('at %s', (path) => {
    it.each(endings)('%s', async (_, end) => {
      const client = await app.as('rina', 'sagara');
      const events = await listen(client, path);
      expect((await events.next()).event).toBe('ready');
      await end(client);
      news();
      const { text, ms } = await events.rest();
      expect(text).toBe('');
      expect(ms).toBeLessThan(AT_ONCE_MS);
    });

    it('the session expires, and sends nothing after it', async () => {
      const events = await listen(await app.as('rina', 'sagara'), path);
      expect((await events.next()).event).toBe('ready');
      app.clock.advance(8 * 3_600_000 + 1);
      news();
      expect(await events.rest()).toMatchObject({ text: '' });
    });

    it('another process of the house ends the session', async () => {
      const client = await app.as('rina', 'sagara');
      const events = await listen(client, path);
      expect((await events.next()).event).toBe('ready');
      const hash = createHash('sha256')
        .update(client.cookie.split('=')[1] ?? '')
        .digest('hex');
      await app.deps.db.transact((tx) => removeSession(tx, hash));
      app.bus.publish('*', { kind: 'session', hash });
      expect((await events.rest()).ms).toBeLessThan(AT_ONCE_MS);
    });
  });

  it('a session does not, only because its person chose another language', async () => {
    const client = await app.as('rina', 'sagara');
    const events = await listen(client);
    expect((await events.next()).event).toBe('ready');
    await client.put('/user/preferences', { locale: 'id' });
    app.deps.events.publish(companies.sagara.id, { kind: 'faktur', ids: ['f9'] });
    expect(await events.next()).toMatchObject({ event: 'faktur' });
    await events.close();
  });
});

describe('events', () => {
  it('send a job in its current state, to its company only', async () => {
    const [mine, theirs] = [await listen(await app.as('rina')), await listen(await app.as('hendra'))];
    expect((await mine.next()).event).toBe('ready');
    expect((await theirs.next()).event).toBe('ready');
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, { kind: 'test.quick', payload: {} }),
    );
    await app.drainJobs();
    app.deps.events.publish(companies.bentala.id, { kind: 'faktur', ids: ['f1'] });
    expect(await mine.next()).toMatchObject({ event: 'job', data: { id, status: 'DONE', result: { ok: true } } });
    expect(await theirs.next()).toEqual({ event: 'faktur', data: { ids: ['f1'] } });
    await Promise.all([mine.close(), theirs.close()]);
  });

  it('send a notification to its recipient', async () => {
    const [rina, agus] = [await listen(await app.as('rina')), await listen(await app.as('agus'))];
    await Promise.all([rina.next(), agus.next()]);
    app.deps.events.publish(companies.sagara.id, { kind: 'notification', userId: people.rina.id });
    app.deps.events.publish(companies.sagara.id, {
      kind: 'import',
      id: 'i',
      step: 'CHECKING',
      progress: { done: 1, total: 2 },
    });
    expect((await rina.next()).event).toBe('notification');
    expect(await agus.next()).toEqual({
      event: 'import',
      data: { id: 'i', step: 'CHECKING', progress: { done: 1, total: 2 } },
    });
    await Promise.all([rina.close(), agus.close()]);
  });

  it('stored as notifications are read in their company only, by their recipient', async () => {
    const result = (who: 'rina' | 'agus', where: 'sagara' | 'bentala', id: string) =>
      app.deps.db.transact((tx) =>
        insertNotification(tx, scopeOf('rina', where), {
          id,
          userId: people[who].id,
          at: app.clock.now,
          message: 'mail.maybe_sent',
          params: {},
          link: null,
        }),
      );
    await result('rina', 'sagara', 'own');
    await result('agus', 'sagara', 'of-another');
    await result('rina', 'bentala', 'elsewhere');
    const rina = await app.as('rina', 'sagara');
    const listed = await rina.get<{ id: string }[]>('/notifications');
    expect(listed.map(({ id }) => id)).toEqual(['own']);
    await rina.put('/notifications/read', { ids: ['own', 'of-another', 'elsewhere'] });
    await rina.put('/notifications/read', { all: true });
    const rows = await app.deps.db.read.select().from(notifications);
    expect(rows.filter(({ readAt }) => readAt !== null).map(({ id }) => id)).toEqual(['own']);
  });

  it('ask for a session', async () => {
    expect((await app.fetch('/main/api/events')).status).toBe(401);
  });

  const done = async (kind: string): Promise<string> => {
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, { kind, payload: {} }),
    );
    await app.drainJobs();
    return id;
  };
  const tell = (happening: Parameters<typeof app.deps.events.publish>[1]): void =>
    app.deps.events.publish(companies.sagara.id, happening);

  const streams = [
    ['/ebupot/unifikasi/import/djp/status', 'bupot.pull', { kind: 'bupotPull', id: 'p', status: 'REVIEW' }],
    ['/ebupot/unifikasi/migrate/djp/status', 'bupot.take', { kind: 'bupotPull', id: 'p', status: 'FINISHED' }],
    ['/ebupot/pph21/spt', 'spt.none', { kind: 'spt', ids: ['s'] }],
  ] as const;

  it.each(streams)('of one topic only are streamed at %s, with the running jobs of it', async (path, kind, news) => {
    const events = await listen(await app.as('rina', 'sagara'), path);
    expect((await events.next()).event).toBe('ready');
    await done('bupot.none');
    await done('faktur.none');
    tell({ kind: 'faktur', ids: ['f'] });
    tell({ kind: 'notification', userId: people.rina.id });
    app.deps.events.publish(companies.bentala.id, { kind: 'bupotPull', id: 'theirs', status: 'REVIEW' });
    app.deps.events.publish(companies.bentala.id, { kind: 'spt', ids: ['theirs'] });
    tell('ids' in news ? { ...news, ids: [...news.ids] } : news);
    const { kind: event, ...data } = news;
    expect(await events.next()).toMatchObject({ event, data });
    const id = await done(kind);
    expect(await events.next()).toMatchObject({ event: 'job', data: { id, kind } });
    await events.close();
  });

  it.each(streams)('at %s are refused without the permission, and without a session', async (path) => {
    const listening = { headers: { Accept: 'text/event-stream' } };
    expect((await (await app.as('budi')).request('GET', path, listening)).status).toBe(403);
    expect((await app.fetch(`/main/api${path}`, listening)).status).toBe(401);
  });

  it('leave the list of returns where it was', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(await rina.get('/ebupot/pph21/spt')).toEqual([]);
  });

  it('send nothing about slips, returns, invoices or their jobs without the permission', async () => {
    const budi = await listen(await app.as('budi'));
    expect((await budi.next()).event).toBe('ready');
    for (const kind of ['bupot.none', 'spt.none', 'import.none', 'faktur.none']) await done(kind);
    tell({ kind: 'bupot', ids: ['b'] });
    tell({ kind: 'spt', ids: ['s'] });
    tell({ kind: 'bupotPull', id: 'p', status: 'REVIEW' });
    tell({ kind: 'faktur', ids: ['f'] });
    tell({ kind: 'billing', ids: ['k'] });
    expect(await budi.next()).toEqual({ event: 'billing', data: { ids: ['k'] } });
    await budi.close();
  });
});
