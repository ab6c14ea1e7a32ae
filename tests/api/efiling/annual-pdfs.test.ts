import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '#domain/company/frame-schema.ts';
import type { EbupotPreview } from '#domain/spt/preview-schema.ts';
import type { AnnualAttachments } from '#domain/spt-badan/attachments.ts';
import { insertAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { anAnnualReturn } from '../../../fixtures/builders/an-annual-return.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { form } from '../create-race.ts';
import { spts } from '../spt/spt-client.ts';

const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;
const PDF = '%PDF-1.7\n%%EOF\n';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const filed = { status: 'FILED', filedAt: app.clock.now, bpe: 'BPE-ANNUAL' } as const;
  await app.deps.db.transact(async (tx) => {
    await insertAnnual(tx, scope, anAnnualReturn({ id: 'open', companyId, taxYear: 2022 }));
    await insertAnnual(tx, scope, anAnnualReturn({ id: 'filed', companyId, ...filed }));
    await insertAnnual(tx, scope, anAnnualReturn({ id: 'new', companyId, taxYear: 2025, era: '2025' }));
  });
});
afterAll(() => app.close());

const attach = (
  id: string,
  of: { version: number; suffix?: string; content?: string },
  base = '/efiling/spt-badan',
  who = rina,
) => {
  const { version, suffix = 'LK', content = PDF } = of;
  const file = new File([content], 'laporan.pdf', { type: 'application/pdf' });
  const body = form({ version: String(version), suffix, file });
  return who.request('POST', `${base}/${id}/attachment`, { form: body() });
};

describe('PDFs of an annual return', () => {
  it('are stored by their suffix, replaced, removed, and recorded in the history', async () => {
    expect((await attach('open', { version: 0 }, '/efiling/espt-1771')).status).toBe(200);
    expect((await attach('open', { version: 1, content: `${PDF}\n%%EOF` })).status).toBe(200);
    const stored = await rina.get<AnnualAttachments>('/efiling/spt-badan/open/attachment');
    expect(stored).toMatchObject({ version: 2, writable: true, attachments: [{ suffix: 'LK', size: PDF.length + 6 }] });
    expect((await rina.request('GET', `/files/${stored.attachments[0]?.fileId}`)).status).toBe(200);
    expect((await attach('open', { version: 1, suffix: 'DN' })).status).toBe(409);
    const gone = await rina.put<AnnualAttachments>('/efiling/spt-badan/open/attachment/LK/remove', { version: 2 });
    expect(gone.attachments).toEqual([]);
    const again = await rina.request('PUT', '/efiling/spt-badan/open/attachment/LK/remove', { json: { version: 3 } });
    expect(again.status).toBe(404);
    const history = await rina.get<{ action: string }[]>('/efiling/spt-badan/open/history');
    expect(history.map(({ action }) => action)).toEqual(['attach', 'attach', 'detach']);
  });

  it('are PDFs of a return that is not filed, of this company and form', async () => {
    expect((await attach('open', { version: 3, content: 'text' })).status).toBe(422);
    const other = await attach('open', { version: 3, suffix: 'OPINI' });
    expect(Object.keys(((await other.json()) as { errors: object }).errors)).toEqual(['suffix']);
    expect((await attach('open', { version: 3, suffix: 'XX' })).status).toBe(422);
    expect((await attach('open', { version: 3, content: `%PDF-${'x'.repeat(5 * 1024 * 1024)}%%EOF` })).status).toBe(
      413,
    );
    expect((await attach('filed', { version: 0 })).status).toBe(409);
    expect((await attach('new', { version: 0 }, '/efiling/espt-1771')).status).toBe(404);
    expect((await attach('open', { version: 3 }, undefined, await app.as('lina'))).status).toBe(404);
    expect((await attach('open', { version: 3 }, undefined, await app.as('budi', 'sagara'))).status).toBe(403);
  });
});

describe('the search', () => {
  it('finds annual returns by year and BPE, and slips received by number and withholder', async () => {
    expect(await rina.get<Found[]>('/search?q=bpe-annual')).toContainEqual(
      expect.objectContaining({ type: 'spt-badan', id: 'filed', link: expect.stringContaining('/spt_1771/') }),
    );
    const input = {
      kind: 'BPPU',
      number: '2500000091',
      date: '2025-02-28',
      period: '2025-02',
      taxYear: '2025',
      withholderNpwp: '0012345678901000',
      withholderName: 'PT Pemotong Jaya',
      article: 'PPH23',
      taxCode: '24-104-01',
      base: '1000000',
      tax: '20000',
    };
    await rina.post('/ebupot/received', input);
    for (const q of ['2500000091', 'pemotong jaya'])
      expect(await rina.get<Found[]>(`/search?q=${encodeURIComponent(q)}`)).toContainEqual(
        expect.objectContaining({ type: 'received-slip', title: '2500000091' }),
      );
  });
});

describe('the preview of a Unifikasi return', () => {
  const preview = (period: string, who = rina) => who.get<EbupotPreview>(`/efiling/preview-ebupot/${period}`);

  it('sums the slips of the masa by tax object, before and after they are posted', async () => {
    const over = { period: '2025-03', date: '2025-03-28', taxCode: '24-104-01' };
    await issued(app, 'BPPU', { ...over, tax: '20000.00' });
    await issued(app, 'BPPU', { ...over, tax: '30000.00' });
    const before = await preview('2025-03');
    expect(before).toMatchObject({
      filed: false,
      bills: [],
      objects: [{ taxCode: '24-104-01', count: 2, tax: '50000.00' }],
    });
    expect(before.objects[0]?.name).not.toBeNull();
    await spts(app, rina).posted('2025-03');
    const after = await preview('2025-03');
    expect(after.objects).toEqual(before.objects);
    expect(after.bills).toMatchObject([{ amount: '50000.00', paid: '0.00', rest: '50000.00' }]);
  });

  it('is closed without the key, and refuses what is no masa', async () => {
    await expect(preview('2025-03', await app.as('budi', 'sagara'))).rejects.toThrow('403');
    await expect(preview('2025')).rejects.toThrow('422');
    expect((await preview('2025-03', await app.as('hendra', 'bentala'))).objects).toEqual([]);
  });
});
