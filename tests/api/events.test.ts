import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../api/jobs/handler.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
const quick: Handler = { kind: 'test.quick', attempts: 1, run: async () => ({ ok: true }) };
beforeAll(async () => {
  app = await testApp({ instead: { runner: { handlers: [quick] as readonly Handler<never>[] } } });
});
afterAll(() => app.close());

/** Opens a stream and hands out its events one by one. */
const listen = async (client: Client) => {
  const answer = await client.request('GET', '/events');
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
  };
};

describe('events', () => {
  it('tell a job as it is when it is told, to its company alone', async () => {
    const [mine, theirs] = [await listen(await app.as('rina')), await listen(await app.as('hendra'))];
    expect((await mine.next()).event).toBe('ready');
    expect((await theirs.next()).event).toBe('ready');
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, { kind: 'test.quick', payload: {} }),
    );
    await app.drainJobs();
    app.deps.events.publish(companies.bentala.id, { kind: 'faktur', ids: ['f1'] });
    expect(await mine.next()).toMatchObject({ event: 'job', data: { id, status: 'DONE', result: { ok: true } } });
    expect(await theirs.next()).toEqual({ event: 'faktur', data: { ids: ['f1'], list: 'efaktur/out/ctas' } });
    await Promise.all([mine.close(), theirs.close()]);
  });

  it('tell a notification to the person it is for', async () => {
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

  it('ask for a session', async () => {
    expect((await app.fetch('/main/api/events')).status).toBe(401);
  });
});
