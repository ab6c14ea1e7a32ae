import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageTrouble } from '../../db/database.ts';
import { history } from '../../db/tables.ts';
import { aFakturInput } from '../../fixtures/builders/a-faktur.ts';
import { type Client, type TestApp, testApp } from '../../tests/api/app.ts';

let app: TestApp;
let rina: Client;
let english: Client;
beforeAll(async () => {
  app = await testApp({ env: { LOG_LEVEL: 'silent' } });
  rina = await app.as('rina', 'sagara');
  english = await app.as('sari', 'sagara', 'en');
});
afterAll(() => app.close());

const pages = async (at: string): Promise<void> => {
  await app.deps.db.transact(async (tx) => void tx.db.all(sql.raw(`pragma max_page_count = ${at}`)));
};
const health = async () => {
  const answer = await app.fetch('/health');
  return [answer.status, await answer.json()];
};
const problemOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
/** More than the free space within the existing pages. */
const draft = () => {
  const input = aFakturInput();
  return { json: { input: { ...input, lines: Array.from({ length: 100 }, () => input.lines[0]) } } };
};
const draftBy = (client: Client) => client.request('POST', '/efaktur/out/ctas/draft', draft());
const rows = async () => [
  (await app.deps.db.read.select().from(history)).length,
  (await rina.request('GET', '/efaktur/out/ctas')).headers.get('Content-Range'),
];
const failing = (reason: StorageTrouble, message: string) => [503, { status: 'failing', reason, message }];

describe('where nothing can be kept', () => {
  it('because the disk is full, it is said in words, and nothing is written by half', async () => {
    const [count] = await app.deps.db.rows<{ page_count: number }>('pragma page_count');
    await pages(String(count?.page_count));
    const before = await rows();
    expect(await problemOf(await draftBy(rina))).toEqual([
      507,
      'storage_full',
      'Tempat penyimpanan penuh. Belum ada yang disimpan: beri tahu pengelola sistem, lalu coba lagi.',
    ]);
    expect((await problemOf(await draftBy(english)))[2]).toContain('The storage is full. Nothing was saved');
    expect(await health()).toEqual(failing('full', expect.stringContaining('Tempat penyimpanan penuh')));
    // Reading works even when the session's last activity is due to be written.
    app.clock.advance(120_000);
    expect(await rows()).toEqual(before);
    await pages('1073741823');
    expect(await health()).toEqual([200, { status: 'ok' }]);
    expect((await draftBy(rina)).status).toBe(201);
  });

  it('because nothing may be written, it is said in words, and reading goes on', async () => {
    await app.deps.db.transact(async (tx) => void tx.db.run(sql.raw('pragma query_only = on')));
    const before = await rows();
    expect((await problemOf(await draftBy(rina))).slice(0, 2)).toEqual([503, 'storage_read_only']);
    expect((await problemOf(await draftBy(english)))[2]).toContain('Data can only be read at the moment');
    expect(await health()).toEqual(failing('read_only', expect.stringContaining('hanya dapat dibaca')));
    app.clock.advance(120_000);
    expect(await rows()).toEqual(before);
  });
});
