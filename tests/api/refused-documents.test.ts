import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { Cure, RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalPreview, Refusals } from '#domain/refusals/schema.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { faktur, spts as sptRows } from '../../db/tables.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { bupots, issued, SLIPS } from './bupot/bupot-client.ts';
import { answered } from './faktur/faktur-client.ts';
import { IN, returs } from './faktur/retur-client.ts';
import { spts } from './spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const SCOPE = scopeOf('rina', 'sagara');
const bucket = async (family: RefusedFamilyName, code: string, who = rina) =>
  (await who.get<Refusals>('/refusals')).buckets.find((one) => one.family === family && one.code === code);
const preview = (family: RefusedFamilyName, code: string, cure: Cure) =>
  rina.post<RefusalPreview>('/refusals/preview', { family, code, cure });
const cured = async (family: RefusedFamilyName, code: string, cure: Cure) => {
  const { jobId } = await rina.post<{ jobId: string }>('/refusals/cure', { family, code, cure });
  await app.drainJobs();
  return rina.get<{ status: string; done: number; failed: number; skipped: number }>(`/jobs/${jobId}`);
};

const somebody = (n: number) => {
  const payeeNpwp = `317405220488${String(4000 + n)}`;
  return { payeeNpwp, payeeIdType: 'NIK', payeeNitku: `${payeeNpwp}000000`, payeeName: `Penerima ${n}` } as const;
};

type Story = {
  readonly code: string;
  readonly kind?: SlipKind;
  readonly over: Partial<Bupot>;
  readonly cure: (id: string) => Promise<Cure> | Cure;
  readonly healed: object;
};

const OWN = nitkuOf(companies.sagara.npwp);
const signeeOf = async (path: string): Promise<{ id: string; name: string }> => {
  const [, second] = await rina.get<{ id: string; name: string }[]>(path);
  if (!second) throw new Error('one signee alone');
  return second;
};

const slips: Story[] = [
  {
    code: 'SENDER_MISMATCH',
    over: { nitku: '0999999999999999000000' },
    cure: () => ({ kind: 'ownPlace', value: OWN }),
    healed: { nitku: OWN },
  },
  {
    code: 'WITHHOLDER_TKU_NOT_FOUND',
    over: { nitku: `${companies.sagara.npwp}000077` },
    cure: () => ({ kind: 'ownPlace', value: OWN }),
    healed: { nitku: OWN },
  },
  {
    code: 'PAYEE_TKU_NOT_FOUND',
    over: { ...somebody(1), payeeNitku: `${somebody(1).payeeNpwp}000009` },
    cure: () => ({ kind: 'otherPlace' }),
    healed: { payeeNitku: somebody(1).payeeNitku },
  },
  {
    code: 'PAYEE_NOT_FOUND',
    over: somebody(2),
    cure: (id) => ({ kind: 'identity', own: { [id]: somebody(3).payeeNpwp } }),
    healed: { payeeNpwp: somebody(3).payeeNpwp, payeeNitku: somebody(3).payeeNitku },
  },
  {
    code: 'DUPLICATE_REFERENCE',
    over: somebody(4),
    cure: (id) => ({ kind: 'reference', own: { [id]: 'BP-BARU-1' } }),
    healed: { reference: 'BP-BARU-1' },
  },
  {
    code: 'DATE_BEFORE_PERIOD',
    over: { ...somebody(5), period: '2025-08', date: '2025-07-28' },
    cure: () => ({ kind: 'date' }),
    healed: { date: '2025-08-01' },
  },
  {
    code: 'RATE_NOT_OF_OBJECT',
    over: { ...somebody(6), rateTyped: '7' },
    cure: () => ({ kind: 'rate' }),
    healed: { rateTyped: null, facility: 'NONE' },
  },
  { code: 'DJP-SIGN-MASTER', over: somebody(7), cure: () => ({ kind: 'again' }), healed: {} },
];

describe('a slip the office refused', () => {
  it.each(slips)('with $code is cured in one act and issued', async ({ code, kind = 'BPPU', over, cure, healed }) => {
    const thrown = { status: 'REJECTED', officeCode: code, officeMessage: 'Ditolak.', number: null } as const;
    const { id } = await issued(app, kind, { ...thrown, ...over });
    await app.deps.db.transact((tx) => bumpRevision(tx, SCOPE, 'ebupot/slips'));
    expect(await bucket('bupot', code)).toMatchObject({ count: 1, known: true, cure: expect.anything() });
    const requests = await cure(id);
    expect(await preview('bupot', code, requests)).toMatchObject({ total: 1, rows: [{ id, obstacle: null }] });
    expect(await cured('bupot', code, requests)).toMatchObject({ status: 'DONE', done: 1 });
    expect(await bupots(rina).one(id)).toMatchObject({ status: 'APPROVED', number: expect.any(String), ...healed });
    expect(await bucket('bupot', code)).toBeUndefined();
  });

  it('for who signs is signed by somebody else', async () => {
    const { id: value, name } = await signeeOf('/ebupot/ctas/signee');
    const thrown = { status: 'REJECTED', officeCode: 'NOT_A_SIGNER', number: null } as const;
    const { id } = await issued(app, 'BPPU', { ...thrown, ...somebody(8) });
    await cured('bupot', 'NOT_A_SIGNER', { kind: 'signee', value });
    expect(await bupots(rina).one(id)).toMatchObject({ status: 'APPROVED', signeeName: name });
  });

  it('for the monthly one beside it is issued once that is cancelled', async () => {
    const june = { ...somebody(9), period: '2025-06', date: '2025-06-30' };
    const monthly = await bupots(rina).create('BPMP', june);
    await rina.post(`${SLIPS}/${monthly.id}/issue`, { version: monthly.version });
    await app.drainJobs();
    expect((await bupots(rina).one(monthly.id)).status).toBe('APPROVED');
    const code = 'MONTHLY_SLIP_STANDS';
    const year = await issued(app, 'BPA1', {
      status: 'REJECTED',
      officeCode: code,
      number: null,
      withholdingAnnuality: 'PARTIAL_YEAR',
      ...june,
    });
    const { rows } = await preview('bupot', code, { kind: 'monthly' });
    expect(rows).toMatchObject([
      { id: year.id, changes: [{ path: 'monthly', before: expect.any(String), after: '' }] },
    ]);
    expect(await cured('bupot', code, { kind: 'monthly' })).toMatchObject({ done: 1 });
    expect((await bupots(rina).one(monthly.id)).status).toBe('CANCELED');
    expect((await bupots(rina).one(year.id)).status).toBe('APPROVED');
  });

  it('is reported to the sender of many, with a link to the repair, and what was cured today is shown', async () => {
    const made = await Promise.all(
      [10, 11].map((n) => bupots(rina).create('BPPU', { ...somebody(n), reference: `TOLAK:SIGNING_FAILED ${n}` })),
    );
    await rina.post(`${SLIPS}/issue`, { ids: made.map(({ id }) => id) });
    await app.drainJobs();
    expect(await rina.get('/notifications')).toContainEqual(
      expect.objectContaining({
        message: '2 dari 2 bukti potong ditolak atau gagal dikirim. Perbaiki sekaligus menurut sebabnya.',
        link: '/main/refused?dari=bupot',
      }),
    );
    expect(await cured('bupot', 'SIGNING_FAILED', { kind: 'again' })).toMatchObject({ done: 2 });
    const { cured: today } = await rina.get<Refusals>('/refusals');
    expect(today[0]).toMatchObject({ family: 'bupot', code: 'SIGNING_FAILED', kind: 'again', count: 2, known: true });
  });
});

describe('a return the office refused', () => {
  const thrown = async (quantity: string, code: string, line: object = {}): Promise<string> => {
    const here = returs(app, rina);
    const lines = [{ quantity, discount: null, otherDpp: null, ...line }];
    const { id } = await here.made(await here.planted(), quantity, { lines });
    await app.deps.db.transact(async (tx) => {
      await tx.db
        .update(faktur)
        .set({ status: 'REJECTED' as never, officeCode: code })
        .where(eq(faktur.id, id));
      await bumpRevision(tx, SCOPE, 'efaktur/in/return/ctas');
    });
    return id;
  };

  it.each(['RETURN_VAT_CHANGED', 'RETURN_BASE_CHANGED', 'RETURN_TOTAL_MISMATCH', 'RETURN_EXCEEDS_INVOICE'])(
    'with %s is made again of its invoice and taken',
    async (code) => {
      const id = await thrown('4', code, { otherDpp: '5000000' });
      const cure = { kind: 'origin' } as const;
      expect((await preview('retur-in', code, cure)).rows).toMatchObject([{ id, taxAfter: '660000.00' }]);
      expect(await cured('retur-in', code, cure)).toMatchObject({ status: 'DONE', failed: 0, skipped: 0 });
      expect(await rina.get(`${IN}/${id}`)).toMatchObject({ number: expect.any(String), ppn: '660000.00' });
      expect(await bucket('retur-in', code)).toBeUndefined();
    },
  );

  it('is signed by somebody else, or sent as it was', async () => {
    const { id: value, name } = await signeeOf('/efaktur/signee');
    const other = await thrown('2', 'SIGNER_NOT_AUTHORIZED');
    await cured('retur-in', 'SIGNER_NOT_AUTHORIZED', { kind: 'signee', value });
    expect(await rina.get(`${IN}/${other}`)).toMatchObject({ number: expect.any(String), signeeName: name });
    const same = await thrown('2', 'SIGNING_FAILED');
    await cured('retur-in', 'SIGNING_FAILED', { kind: 'again' });
    expect(await rina.get(`${IN}/${same}`)).toMatchObject({ number: expect.any(String) });
  });
});

const DOKUMEN = {
  'dokumen-out': ['/efaktur/document/out/ctas', 'AS_INVOICE_OUT'],
  'dokumen-in': ['/efaktur/document/in/ctas', 'AS_INVOICE_IN'],
} as const;

describe.each(['dokumen-out', 'dokumen-in'] as const)(
  'of the other documents (%s) one the office refused',
  (family) => {
    const [path, documentKind] = DOKUMEN[family];
    let n = 0;
    const thrown = async (code: string, over: Partial<DokumenInput> = {}): Promise<string> => {
      const input = aDokumenInput({ documentKind, number: `${family}-${++n} TOLAK:${code}`, ...over });
      const { id } = await rina.post<{ id: string }>(path, { input });
      await rina.post(`${path}/upload`, { ids: [id] });
      await app.drainJobs();
      expect(await bucket(family, code)).toMatchObject({ count: 1, known: true, tax: '52800000.00' });
      return id;
    };
    const one = (id: string) => rina.get<{ status: string }>(`${path}/${id}`);

    it('for a number that is taken, or a party nobody knows, gets another and is approved', async () => {
      const taken = await thrown('DUPLICATE_DOCUMENT');
      const kind = 'number';
      const nothing = await preview(family, 'DUPLICATE_DOCUMENT', { kind });
      expect(nothing.rows).toMatchObject([{ id: taken, changes: [], obstacle: expect.any(String) }]);
      const own = { [taken]: `${family}-BARU` };
      expect((await preview(family, 'DUPLICATE_DOCUMENT', { kind, own })).rows).toMatchObject([
        { changes: [{ path: 'number', after: `${family}-BARU` }], obstacle: null },
      ]);
      await cured(family, 'DUPLICATE_DOCUMENT', { kind, own });
      expect(await one(taken)).toMatchObject({ status: 'APPROVED', number: `${family}-BARU` });
      expect(await bucket(family, 'DUPLICATE_DOCUMENT')).toBeUndefined();

      const unknown = await thrown('BUYER_NOT_FOUND', {
        number: `${family}-9998`,
        counterpartyNpwp: '0623456789019998',
      });
      const [row] = (await preview(family, 'BUYER_NOT_FOUND', { kind: 'identity' })).rows;
      expect(row).toMatchObject({
        held: { identity: '0623456789019998' },
        place: expect.stringMatching(/edit\?bagian=/),
      });
      const npwp = { kind: 'identity', own: { [unknown]: '0623456789011234' } } as const;
      expect(await cured(family, 'BUYER_NOT_FOUND', npwp)).toMatchObject({ done: 1, failed: 0 });
      expect(await one(unknown)).toMatchObject({ status: 'APPROVED', counterpartyNpwp: '0623456789011234' });
    });

    it('for who signs is signed by somebody else, and for its signing sent as it is', async () => {
      const { id: value, name } = await signeeOf('/efaktur/signee');
      const party = { number: `${family}-9990`, counterpartyNpwp: '0623456789019990' };
      const other = await thrown('SIGNER_NOT_AUTHORIZED', party);
      await cured(family, 'SIGNER_NOT_AUTHORIZED', { kind: 'signee', value });
      expect(await one(other)).toMatchObject({ status: 'APPROVED', signeeName: name });
      const same = await thrown('SIGNING_FAILED');
      expect(await cured(family, 'SIGNING_FAILED', { kind: 'again' })).toMatchObject({ done: 1, failed: 0 });
      expect(await one(same)).toMatchObject({ status: 'APPROVED' });
    });

    it('for something else is opened in its form at the field', async () => {
      const id = await thrown('VAT_MISMATCH');
      expect(await bucket(family, 'VAT_MISMATCH')).toMatchObject({ cure: null });
      const { rows } = await rina.post<RefusalPreview>('/refusals/preview', { family, code: 'VAT_MISMATCH' });
      expect(rows[0]?.place).toMatch(new RegExp(`/${id}/edit\\?bagian=ppn$`));
    });
  },
);

describe.each(['out', 'in'] as const)('of the returns of other documents (%s) one the office refused', (side) => {
  const family = `retur-dokumen-${side}` as const;
  const documents = `/efaktur/document/${side}/ctas`;
  const path = `/efaktur/document/${side}/return/ctas`;
  let n = 0;
  /** A return of half of a document of Rp 10.000.000 the office knows. */
  const thrown = async (code: string): Promise<string> => {
    const input = aDokumenInput({
      documentKind: DOKUMEN[`dokumen-${side}`][1],
      number: `ASAL-${side}-${++n}`,
      date: '2025-10-14',
      dpp: '10000000',
      ppn: '1100000',
    });
    const origin = await rina.post<{ id: string; version: number }>(documents, { input });
    await rina.post(`${documents}/upload`, { ids: [origin.id] });
    await app.drainJobs();
    if (side === 'in') {
      const { version } = await rina.get<{ version: number }>(`${documents}/${origin.id}`);
      const decision = { move: 'credit', creditPeriod: '2025-10' };
      await rina.post(`${documents}/${origin.id}/creditable`, { version, decision });
    }
    const back = { originId: origin.id, number: `RTR-${side}-${n}`, date: '2025-11-10' };
    const { id } = await rina.post<{ id: string }>(path, {
      input: { ...back, dpp: '5000000', ppn: '600000', ppnbm: '0' },
    });
    await app.deps.db.transact(async (tx) => {
      const set = { status: 'REJECTED' as never, officeCode: code };
      await tx.db.update(faktur).set(set).where(eq(faktur.id, id));
      await bumpRevision(tx, SCOPE, `efaktur/document/${side}/return/ctas`);
    });
    expect(await bucket(family, code)).toMatchObject({ count: 1, known: true, tax: '600000.00' });
    return id;
  };
  const one = (id: string) => rina.get<{ status: string }>(`${path}/${id}`);

  it('gets another number, or what is left of its document and the taxes that follow, and is approved', async () => {
    const taken = await thrown('DUPLICATE_RETURN');
    const own = { [taken]: `RTR-${side}-BARU` };
    expect(await cured(family, 'DUPLICATE_RETURN', { kind: 'number', own })).toMatchObject({ done: 1, failed: 0 });
    expect(await one(taken)).toMatchObject({ status: 'APPROVED', number: `RTR-${side}-BARU` });
    const much = await thrown('RETURN_EXCEEDS_DOCUMENT');
    expect((await preview(family, 'RETURN_EXCEEDS_DOCUMENT', { kind: 'origin' })).rows).toMatchObject([
      { id: much, changes: [{ path: 'ppn', after: '550000.00' }], obstacle: null },
    ]);
    expect(await cured(family, 'RETURN_EXCEEDS_DOCUMENT', { kind: 'origin' })).toMatchObject({ done: 1, failed: 0 });
    expect(await one(much)).toMatchObject({ status: 'APPROVED', dpp: '5000000.00', ppn: '550000.00' });
    expect(await bucket(family, 'RETURN_EXCEEDS_DOCUMENT')).toBeUndefined();
  });

  it('is signed by somebody else, all of its cause at once, or opened in its form at the field', async () => {
    const { id: value, name } = await signeeOf('/efaktur/signee');
    const other = await thrown('SIGNER_NOT_AUTHORIZED');
    await cured(family, 'SIGNER_NOT_AUTHORIZED', { kind: 'signee', value });
    expect(await one(other)).toMatchObject({ status: 'APPROVED', signeeName: name });
    const early = await thrown('RETURN_BEFORE_DOCUMENT');
    const { rows } = await rina.post<RefusalPreview>('/refusals/preview', { family, code: 'RETURN_BEFORE_DOCUMENT' });
    expect(rows[0]?.place).toBe(`/main/efaktur-v2/return/document/${side}/${early}/edit?bagian=date`);
  });
});

describe('a monthly return the office refused', () => {
  it('is refused by the name of its code, drawn again in one step, and accepted once it is filed again', async () => {
    const { posted, one, path } = spts(app, rina);
    const signee = await rina.post<{ id: string }>('/signees', {
      product: 'ebupot-ctas',
      name: 'TOLAK:SPT_NOT_IN_STEP',
      jobTitle: 'Direktur',
      npwp: '3275015507910444',
      phone: null,
      city: 'Bandung',
      actsAs: 'KUASA',
      active: true,
      codeState: 'UNKNOWN',
      codeEnds: null,
    });
    await issued(app, 'BPPU', { ...somebody(20), period: '2025-03', date: '2025-03-28' });
    const { id } = await posted('2025-03');
    const file = () => answered(rina.request('PUT', `${path}/${id}/submit?signeeId=${signee.id}`));
    expect((await file()).status).toBe(200);
    await app.drainJobs();
    expect(await one(id)).toMatchObject({ status: 'REJECTED', officeCode: 'SPT_NOT_IN_STEP' });
    expect(await bucket('spt', 'SPT_NOT_IN_STEP')).toMatchObject({ count: 1, known: true, cure: { kind: 'post' } });
    await cured('spt', 'SPT_NOT_IN_STEP', { kind: 'post' });
    expect(await one(id)).toMatchObject({ status: 'CONCEPT', officeCode: null });
    expect((await file()).status).toBe(200);
    await app.drainJobs();
    expect((await one(id)).status).toBe('WAITING_PAYMENT');
  });

  it('that was interrupted is queried, and is a concept again where it never arrived', async () => {
    const { posted, one } = spts(app, rina);
    await issued(app, 'BPPU', { ...somebody(21), period: '2025-04', date: '2025-04-28' });
    const { id } = await posted('2025-04');
    const broken: Partial<SptRecord> = { status: 'FAILED_SUBMITTING', officeCode: 'UNREACHABLE' };
    await app.deps.db.transact(async (tx) => {
      await tx.db
        .update(sptRows)
        .set(broken as never)
        .where(eq(sptRows.id, id));
      await bumpRevision(tx, SCOPE, 'ebupot/spt');
    });
    expect(await cured('spt', 'UNREACHABLE', { kind: 'inquire' })).toMatchObject({ status: 'DONE' });
    expect((await one(id)).status).toBe('CONCEPT');
  });
});

it('is each seen and cured with its permission', async () => {
  const code = 'RATE_NOT_OF_OBJECT';
  await issued(app, 'BPPU', { ...somebody(30), status: 'REJECTED', officeCode: code, number: null, rateTyped: '7' });
  await app.deps.db.transact((tx) => bumpRevision(tx, SCOPE, 'ebupot/slips'));
  const requests = { family: 'bupot', code, cure: { kind: 'rate' } };
  const from = (who: Client, json: object) => answered(who.request('POST', '/refusals/cure', { json }));
  expect((await from(await app.as('hendra', 'bentala'), requests)).status).toBe(404);
  expect((await from(rina, { ...requests, cure: { kind: 'date' } })).status).toBe(422);
  const elsewhere = await (await app.as('hendra', 'bentala')).get<Refusals>('/refusals');
  expect(elsewhere.buckets).toEqual([]);
  const budi = await app.as('budi', 'sagara');
  const { buckets } = (await (await budi.request('GET', '/refusals')).json()) as Refusals;
  const held = (buckets ?? []).map(({ family }) => family);
  expect((await from(budi, requests)).status).toBe(403);
  expect(held).not.toContain('faktur');
});
