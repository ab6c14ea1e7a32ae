import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { officeCodes } from '#domain/office/codes.ts';
import type { Cure, CureKind } from '#domain/refusals/cure.ts';
import type { Refusals } from '#domain/refusals/schema.ts';
import type { JobContext } from '../../../api/jobs/handler.ts';
import { refusedFakturs as refusedFakturJob } from '../../../api/modules/faktur/refusals/refused-fakturs.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, SLIPS } from '../bupot/bupot-client.ts';
import { fakturs, LIST } from './faktur-client.ts';
import { lines, REFUSALS, refusedFakturs } from './refused-client.ts';

let app: TestApp;
let rina: Client;
let refusals: ReturnType<typeof refusedFakturs>;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  refusals = refusedFakturs(app, rina);
});
afterAll(() => app.close());

const NIK = '3174012501850003';
const buyer = (npwp: string, place = '000000') => ({ counterpartyNpwp: npwp, counterpartyNitku: `${npwp}${place}` });

type Story = {
  readonly code: string;
  readonly over: () => Partial<FakturInput>;
  readonly kind: CureKind;
  readonly say?: (id: string) => Promise<Partial<Cure>> | Partial<Cure>;
  readonly healed: object;
};

const stories: Story[] = [
  {
    code: 'QUANTITY_DECIMALS',
    over: () => lines({ quantity: '12.3457', price: '186500' }),
    kind: 'quantity',
    healed: {
      lines: [
        expect.objectContaining({ quantity: '12.34' }),
        expect.objectContaining({ name: 'Selisih Pembulatan Kuantitas', quantity: '1' }),
      ],
    },
  },
  {
    code: 'SIGNER_NOT_AUTHORIZED',
    over: () => ({}),
    kind: 'signee',
    say: async () => {
      const signees = await rina.get<{ id: string; name: string }[]>('/efaktur/signee');
      return { value: signees.find(({ name }) => name === 'Wulan Prameswari')?.id ?? '' };
    },
    healed: { signeeName: 'Wulan Prameswari' },
  },
  {
    code: 'SENDER_MISMATCH',
    over: () => ({ ownNitku: '0999999999999999000000' }),
    kind: 'ownPlace',
    say: () => ({ value: nitkuOf(companies.sagara.npwp) }),
    healed: { ownNitku: nitkuOf(companies.sagara.npwp) },
  },
  {
    code: 'BUYER_TKU_NOT_FOUND',
    over: () => buyer('0623456789011234', '000009'),
    kind: 'otherPlace',
    healed: { counterpartyNitku: '0623456789011234000000' },
  },
  {
    code: 'BUYER_NOT_FOUND',
    over: () => buyer('0623456789019998'),
    kind: 'identity',
    say: (id) => ({ own: { [id]: NIK } }),
    healed: { counterpartyDocument: 'National ID', counterpartyDocumentNumber: NIK, counterpartyNitku: '000000' },
  },
  {
    code: 'FACILITY_REQUIRED',
    over: () => ({ code: '08', addInfo: null, facilityStamp: null }),
    kind: 'transaction',
    say: () => ({ code: '08', addInfo: 'TD.00502' }),
    healed: { code: '08', addInfo: 'TD.00502', facilityStamp: 'TD.01102' },
  },
  {
    code: 'FACILITY_NOT_ALLOWED',
    over: () => ({ addInfo: 'TD.00502', facilityStamp: 'TD.01102' }),
    kind: 'transaction',
    healed: { code: '04', addInfo: null, facilityStamp: null },
  },
  {
    code: 'GOODS_CODE_INVALID',
    over: () => lines({ code: '12' }),
    kind: 'goods',
    healed: { lines: [expect.objectContaining({ code: '000000' })] },
  },
  {
    code: 'UNIT_UNKNOWN',
    over: () => lines({ unit: 'UM.0099' }),
    kind: 'unit',
    say: () => ({ value: 'UM.0021' }),
    healed: { lines: [expect.objectContaining({ unit: 'UM.0021' })] },
  },
  {
    code: 'DUPLICATE_REFERENCE',
    over: () => ({}),
    kind: 'reference',
    say: (id) => ({ own: { [id]: `${id}-BARU` } }),
    healed: { reference: expect.stringMatching(/-BARU$/) },
  },
  { code: 'SIGNING_FAILED', over: () => ({}), kind: 'again', healed: {} },
];

describe('what the office refused, cured', () => {
  it.each(stories)('with $code is cured by $kind and approved', async ({ code, over, kind, say, healed }) => {
    const [bad] = await refusals.plant(code, over());
    const id = bad?.id ?? '';
    expect(await refusals.bucket(code)).toMatchObject({ count: 1, known: true, cure: { kind } });
    const cure = { kind, ...(await say?.(id)) };
    const seen = await refusals.preview(code, cure);
    expect(seen).toMatchObject({ total: 1, rows: [{ id, obstacle: null }] });
    expect(seen.rows[0]?.changes.length === 0).toBe(kind === 'signee' || kind === 'again');
    expect(await refusals.one(id)).toMatchObject({ status: 'REJECTED', version: bad?.version });

    expect(await refusals.cureAll(code, cure)).toMatchObject({ status: 'DONE', done: 1, failed: 0 });
    expect(await refusals.one(id)).toMatchObject({ status: 'APPROVED', number: expect.any(String), ...healed });
    expect(await refusals.bucket(code)).toBeUndefined();
  });

  it('keeps DPP and PPN where a quantity is cut', async () => {
    const [bad] = await refusals.plant('QUANTITY_DECIMALS', lines({ quantity: '38.1285', price: '214750' }));
    const { rows } = await refusals.preview('QUANTITY_DECIMALS', { kind: 'quantity' });
    expect(rows[0]).toMatchObject({
      baseAfter: '8188095.38',
      changes: [
        { path: 'lines.0.quantity', before: '38.1285', after: '38.12' },
        { path: 'lines.0.difference', before: '', after: '1825.38' },
      ],
    });
    await refusals.cureAll('QUANTITY_DECIMALS', { kind: 'quantity' }, { ids: [bad?.id] });
    expect(await refusals.one(bad?.id ?? '')).toMatchObject({ status: 'APPROVED', dpp: '8188095.38' });
  });

  it('is sent once however often the job comes to it', async () => {
    const [bad] = await refusals.plant('GOODS_CODE_INVALID', lines({ code: '9' }));
    const id = bad?.id ?? '';
    const scope = scopeOf('rina', 'sagara');
    const payload = {
      code: 'GOODS_CODE_INVALID',
      cure: { kind: 'goods' as const },
      send: true,
      since: await historyEnd(scope, app.deps.db.read),
    };
    const { item } = refusedFakturJob.job as Extract<typeof refusedFakturJob.job, { item: unknown }>;
    const run = () =>
      item(
        { deps: app.deps, scope } as JobContext,
        { id: 'job', kind: 'faktur.cure', payload, attempts: 0, createdAt: 0 },
        { seq: 0, refId: id, label: '', attempts: 0 },
      );
    await run();
    await run();
    const history = await rina.get<{ action: string }[]>(`${LIST}/${id}/history`);
    const actions = history.map(({ action }) => action);
    expect(actions.filter((action) => action === 'upload')).toHaveLength(1);
    expect(actions.filter((action) => action === 'save')).toHaveLength(1);
  });

  it('is left as drafts where it is not to be sent', async () => {
    const [bad] = await refusals.plant('BUYER_TKU_NOT_FOUND', buyer('0623456789011235', '000009'));
    await refusals.cureAll('BUYER_TKU_NOT_FOUND', { kind: 'otherPlace' }, { send: false });
    expect(await refusals.one(bad?.id ?? '')).toMatchObject({
      status: 'DRAFT',
      counterpartyNitku: '0623456789011235000000',
    });
  });

  it('stays where the cure does not apply, and says so', async () => {
    const [bad] = await refusals.plant('BUYER_NOT_FOUND', buyer('0623456789019998'));
    const { rows } = await refusals.preview('BUYER_NOT_FOUND', { kind: 'identity' });
    expect(rows).toMatchObject([{ changes: [], obstacle: 'Perbaikan ini tidak mengubah apa pun di dokumen ini' }]);
    expect(await refusals.cureAll('BUYER_NOT_FOUND', { kind: 'identity' })).toMatchObject({ done: 0, skipped: 1 });
    expect(await refusals.one(bad?.id ?? '')).toMatchObject({ status: 'REJECTED', version: bad?.version });
  });

  it('stays where its last day to be uploaded has passed, whichever signer is chosen', async () => {
    const [bad] = await refusals.plant('SIGNING_FAILED', {
      date: '2025-08-10',
      period: '2025-08',
      uploadDeadline: '2025-09-20',
    } as object);
    const { rows } = await refusals.preview('SIGNING_FAILED', { kind: 'again' });
    expect(rows[0]?.obstacle).toMatch(/20\/09\/2025/);
    expect(await refusals.cureAll('SIGNING_FAILED', { kind: 'again' })).toMatchObject({ done: 0, failed: 1 });
    expect(await refusals.one(bad?.id ?? '')).toMatchObject({ status: 'REJECTED', version: bad?.version });
    await rina.post(`${LIST}/draft-delete`, { ids: [bad?.id] });
    await app.drainJobs();
  });

  it('can be requested by its code, each in words, and is accepted once it is changed', async () => {
    const { draft } = fakturs(app, rina);
    const codes = [...Object.keys(officeCodes), 'E-0815'];
    const sent: Faktur[] = [];
    for (const code of codes) sent.push(await draft({ reference: `TOLAK:${code}` }));
    await rina.post(`${LIST}/upload`, { ids: sent.map(({ id }) => id) });
    await app.drainJobs();
    const viewOf = await Promise.all(sent.map(({ id }) => refusals.one(id)));
    expect(viewOf.map(({ officeCode }) => officeCode)).toEqual(codes);
    const { buckets } = await rina.get<Refusals>(REFUSALS);
    expect(buckets.filter(({ known }) => !known).map(({ code }) => code)).toContain('E-0815');

    await refusals.cureAll('SIGNING_FAILED', { kind: 'again' });
    const [signing] = sent.filter(({ reference }) => reference === 'TOLAK:SIGNING_FAILED');
    expect(await refusals.one(signing?.id ?? '')).toMatchObject({ status: 'APPROVED' });
  });

  it('is requested by its code of slips too', async () => {
    const slips = await Promise.all(
      ['RATE_NOT_OF_OBJECT', 'WITHHOLDER_TKU_NOT_FOUND'].map((code) =>
        rina.post<Faktur>('/ebupot/unifikasi/ctas/domestic', { input: aSlip('BPPU', { reference: `TOLAK:${code}` }) }),
      ),
    );
    for (const { id, version } of slips) await rina.post(`${SLIPS}/${id}/issue`, { version });
    await app.drainJobs();
    const viewOf = await Promise.all(slips.map(({ id }) => rina.get<Faktur>(`${SLIPS}/${id}`)));
    expect(viewOf.map(({ officeCode }) => officeCode)).toEqual(['RATE_NOT_OF_OBJECT', 'WITHHOLDER_TKU_NOT_FOUND']);
  });

  it('is reported to the sender of many, with a link to the repair', async () => {
    const { draft } = fakturs(app, rina);
    const sent = [await draft(buyer('0623456789019998')), await draft(buyer('0623456789011236'))];
    await rina.post(`${LIST}/upload`, { ids: sent.map(({ id }) => id) });
    await app.drainJobs();
    const [news] = await rina.get<{ message: string; link: string }[]>('/notifications');
    expect(news).toMatchObject({
      message: '1 dari 2 faktur ditolak atau gagal dikirim. Perbaiki sekaligus menurut sebabnya.',
      link: '/main/refused?dari=faktur',
    });
  });
});
