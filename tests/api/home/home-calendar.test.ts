import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarAddress } from '#domain/home/calendar-schema.ts';
import { memberships } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const ADDRESS = '/home/calendar/address';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const made = async (by = rina): Promise<string> => {
  const { address } = await by.post<CalendarAddress>(ADDRESS);
  return new URL(address ?? '').pathname;
};
const read = async (path: string) => {
  const answer = await app.fetch(path);
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the address of a calendar', () => {
  it('does not exist until it is requested, and is the same until it is replaced', async () => {
    expect(await rina.get(ADDRESS)).toEqual({ address: null, createdAt: null });
    const path = await made();
    expect(await rina.get<CalendarAddress>(ADDRESS)).toMatchObject({ address: expect.stringContaining(path) });
    const next = await made();
    expect(next).not.toBe(path);
    expect((await read(path)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
  });

  it('gives the days of the law and those of the company, whole, each with a mark that stays', async () => {
    const { id } = await rina.post<{ id: string }>('/own-dates', {
      date: '2025-12-03',
      title: 'Rapat; pajak, triwulan',
      note: 'Ruang 2\nlantai 4',
    });
    const path = await made();
    const { type, text } = await read(path);
    expect(type).toBe('text/calendar; charset=utf-8');
    const lines = unfolded(text);
    expect(lines).toContain(`UID:${id}@patuh`);
    expect(lines).toContain('SUMMARY:Rapat\\; pajak\\, triwulan');
    expect(lines).toContain('DESCRIPTION:Ruang 2\\nlantai 4');
    expect(lines).toContain('DTSTART;VALUE=DATE:20251203');
    expect(lines).toContain(`UID:report_vat-2025-10-${companies.sagara.id}@patuh`);
    const marks = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(marks).size).toBe(marks.length);
    // The secret is in no line, and the next day gives the same UIDs.
    expect(text).not.toContain(path.split('/').at(-1)?.replace('.ics', ''));
    expect(unfolded((await read(path)).text).filter((line) => line.startsWith('UID:'))).toEqual(marks);
  });

  it('is of one company and of what it is: who is no PKP has no VAT in it', async () => {
    const { text } = await read(await made(await app.as('dewi', 'cendana')));
    expect(text).not.toContain('upload_faktur');
    expect(text).toContain('report_unifikasi');
    expect(text).not.toContain('Rapat');
    rina = await app.as('rina', 'sagara');
  });

  it('opens nothing once it is revoked, for who works there no more, and in a company that is archived', async () => {
    const path = await made();
    expect((await rina.delete(ADDRESS)).status).toBe(204);
    expect((await rina.delete(ADDRESS)).status).toBe(404);
    expect((await read(path)).status).toBe(404);

    const agus = await made(await app.as('agus'));
    await app.plant((tx) => tx.db.delete(memberships).where(eq(memberships.userId, people.agus.id)));
    expect((await read(agus)).status).toBe(404);

    const hendra = await app.as('hendra', 'bentalaFarma');
    const farma = await made(hendra);
    await hendra.request('POST', `/companies/${companies.bentalaFarma.id}/archive`, { json: { reason: 'Tutup' } });
    expect((await read(farma)).status).toBe(404);
    for (const wrong of ['x', 'x'.repeat(60), `${'a'.repeat(43)}.ics`])
      expect((await read(`/public/api/calendar/${wrong}`)).status).toBe(404);
  });

  it('asks for the key of the calendar', async () => {
    await app.plant((tx) =>
      tx.db.update(memberships).set({ role: 'Nihil' }).where(eq(memberships.userId, people.budi.id)),
    );
    const budi = await app.as('budi');
    expect((await budi.request('GET', ADDRESS)).status).toBe(403);
    expect((await budi.request('POST', ADDRESS, { json: {} })).status).toBe(403);
    expect((await budi.request('DELETE', ADDRESS)).status).toBe(403);
  });
});
