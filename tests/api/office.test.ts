import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../api/services/deps.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { buyerEnding, fakturs } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
let hendra: Client;
let tell: ReturnType<typeof fakturs>;
const events: Happening[] = [];

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  hendra = await app.as('hendra');
  tell = fakturs(app, rina);
  app.bus.listen(companies.bentala.id, (happening) => {
    if (happening.kind === 'office') events.push(happening);
  });
});
afterAll(() => app.close());

const office = (who: Client) => who.get<{ disturbed: boolean; since: string | null }>('/office');

describe('the state of the tax office', () => {
  it('is well while it answers, and through single calls without an answer', async () => {
    expect(await office(rina)).toEqual({ disturbed: false, since: null });
    await tell.approved(buyerEnding('9992'));
    expect(await office(rina)).toEqual({ disturbed: false, since: null });
    expect(events).toEqual([]);
  });

  it('is disturbed for everybody once calls go without an answer, and well with the next answer', async () => {
    expect(await tell.upload((await tell.draft(buyerEnding('9999'))).id)).toMatchObject({ status: 'FAILED' });
    expect(await office(rina)).toEqual({ disturbed: true, since: expect.any(String) });
    expect(await office(hendra)).toMatchObject({ disturbed: true });
    expect(events[0]).toMatchObject({ kind: 'office', disturbedSince: expect.any(Number) });
    await tell.approved();
    expect(await office(hendra)).toEqual({ disturbed: false, since: null });
    expect(events.at(-1)).toEqual({ kind: 'office', disturbedSince: null });
  });

  it('is not known any more when nobody has called for a while', async () => {
    await tell.upload((await tell.draft(buyerEnding('9999'))).id);
    expect((await office(rina)).disturbed).toBe(true);
    app.clock.advance(5 * 60_000);
    expect((await office(rina)).disturbed).toBe(false);
  });

  it('asks for a session', async () => {
    expect((await app.fetch('/main/api/office')).status).toBe(401);
  });
});
