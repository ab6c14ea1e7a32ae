import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';
import { aSlip, bupots, issued, pathOf, SLIPS } from './bupot-client.ts';
import { aPulledSlip, DJP, MIGRATE, officeHas, pulls } from './bupot-pull-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');
const numbered = (number: string): Promise<Bupot[]> =>
  rina.get(`${SLIPS}?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`);

const pulled = async (period: string) => {
  const { id } = await pulls(rina).byPeriod(period);
  await app.drainJobs();
  return id;
};

describe('slips of a masa pulled from the office', () => {
  it('are compared with ours, and taken over only once they are chosen', async () => {
    const id = await pulled('2025-09');
    const seen = await pulls(rina).status(id);
    expect(seen).toMatchObject({ status: 'REVIEW', way: 'period', missing: [], progress: null });
    expect(seen.counts.NEW.count).toBeGreaterThan(0);
    expect(seen.counts.ABOUT_US.count).toBeGreaterThan(0);
    const fresh = await pulls(rina).rows(id, { verdict: 'NEW' });
    expect(await numbered(fresh[0]?.number ?? '')).toEqual([]);

    const before = await quotaOf(scope, app.deps.db.read, 'ebupot');
    expect(await pulls(rina).complete(id, { verdicts: ['NEW'] })).toMatchObject({ chosen: fresh.length });
    await app.drainJobs();
    expect(await pulls(rina).status(id)).toMatchObject({ status: 'FINISHED' });
    for (const { number, slip } of fresh) {
      const [own] = await numbered(number);
      expect(own).toMatchObject({
        number,
        status: slip.revision > 0 ? 'NORMAL_REVISION' : 'APPROVED',
        period: '2025-09',
        tax: slip.tax,
        gross: slip.gross,
        payeeName: slip.payee?.name,
        kapKjs: '411124-100',
      });
    }
    expect(await quotaOf(scope, app.deps.db.read, 'ebupot')).toEqual(before);
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });

  it('are all the same when they are pulled again, and nothing is doubled', async () => {
    const again = await pulls(rina).status(await pulled('2025-09'));
    expect(again.status).toBe('FINISHED');
    expect(again.counts.NEW.count).toBe(0);
    expect(again.counts.SAME.count).toBeGreaterThan(0);
  });

  it('are not taken twice out of two pulls that saw them as new', async () => {
    officeHas(app, [aPulledSlip({ number: '25TWICE01' })]);
    const one = await pulled('2025-09');
    const other = await pulled('2025-09');
    await pulls(rina).complete(one, { verdicts: ['NEW'] });
    await pulls(rina).complete(other, { verdicts: ['NEW'] });
    await app.drainJobs();
    expect(await numbered('25TWICE01')).toHaveLength(1);
    const viewOf = await Promise.all([one, other].map((id) => pulls(rina).status(id)));
    expect(viewOf.map(({ counts: { NEW, SAME } }) => `${NEW.taken} ${SAME.count}`).sort()).toEqual(['0 1', '1 0']);
  });
});

describe('a slip made elsewhere, taken over', () => {
  const taken = async (period: string): Promise<Bupot[]> => {
    const id = await pulled(period);
    await pulls(rina).complete(id, { verdicts: ['NEW'] });
    await app.drainJobs();
    const rows = await pulls(rina).rows(id, { status: 'TAKEN', verdict: 'NEW' });
    return Promise.all(rows.map(({ slipId }) => bupots(rina).one(slipId ?? '')));
  };
  const cancel = async ({ id }: Bupot) => {
    const { version } = await bupots(rina).one(id);
    await rina.post(`${SLIPS}/${id}/cancel`, { version, reason: 'Salah potong' });
    await app.drainJobs();
    return bupots(rina).one(id);
  };
  const stateOf = async (slip: Bupot) => {
    const { id } = await pulls(rina).byNumber([slip.number ?? '']);
    await app.drainJobs();
    return (await pulls(rina).rows(id))[0];
  };

  it('is cancelled at the office as one of ours is', async () => {
    const [own] = await taken('2025-07');
    if (!own) throw new Error('nothing was taken');
    expect(await cancel(own)).toMatchObject({ status: 'CANCELED', officeCode: null, number: own.number });
    expect(await stateOf(own)).toMatchObject({ verdict: 'SAME', slip: { state: 'CANCELED' } });
  });

  it.each([
    ['25REFUSE0', 0, 'APPROVED'],
    ['25REFUSE1', 1, 'NORMAL_REVISION'],
  ] as const)('stands as it stood where the office refuses to cancel it: %s', async (number, revision, status) => {
    officeHas(app, [aPulledSlip({ number, revision, period: '2025-06', date: '2025-06-10' })]);
    const [own] = await taken('2025-06');
    if (!own) throw new Error('nothing was taken');
    const requests = vi
      .spyOn(app.deps.bupotOffice, 'cancel')
      .mockResolvedValue({ kind: 'refused', code: 'CREDITED_BY_PAYEE', message: 'Sudah dikreditkan.' });
    expect(await cancel(own)).toMatchObject({ status, officeCode: 'CREDITED_BY_PAYEE' });
    expect(requests.mock.calls[0]?.[0]).toMatchObject({ number, tin: companies.sagara.npwp });
  });

  it('is corrected under its number, and its correction corrected and cancelled', async () => {
    const own = (await taken('2025-08')).at(-1);
    if (!own) throw new Error('nothing was taken');
    const correct = async ({ id, kind }: Bupot, gross: string): Promise<Bupot> => {
      const { fields } = await bupots(rina)
        .one(id)
        .then((view) => ({ fields: aSlip(kind, { ...inputOf(view), gross }) }));
      const draft = await rina.post<Bupot>(`${pathOf(kind)}/${id}/correct`, { input: fields, reason: 'Salah jumlah' });
      await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
      await app.drainJobs();
      return bupots(rina).one(draft.id);
    };
    const first = await correct(own, '12000000.00');
    expect(first).toMatchObject({ status: 'NORMAL_REVISION', number: own.number, revision: own.revision + 1 });
    expect(await bupots(rina).one(own.id)).toMatchObject({ status: 'REVISED', replacedBy: first.id });
    expect(await stateOf(own)).toMatchObject({ verdict: 'SAME', slip: { revision: first.revision, tax: first.tax } });
    const second = await correct(first, '13000000.00');
    expect(second).toMatchObject({ status: 'NORMAL_REVISION', revision: first.revision + 1 });
    expect(await cancel(second)).toMatchObject({ status: 'CANCELED' });
    expect(await stateOf(own)).toMatchObject({ verdict: 'SAME', slip: { state: 'CANCELED' } });
  });
});

describe('slips pulled by number', () => {
  it('are those named; unknown numbers are listed', async () => {
    officeHas(app, [aPulledSlip({ number: '25NUMBER1' }), aPulledSlip({ number: '25UNASKED' })]);
    const { id } = await pulls(rina).byNumber(['25number1', '25NOWHERE']);
    await app.drainJobs();
    expect(await pulls(rina).status(id)).toMatchObject({ missing: ['25NOWHERE'] });
    expect((await pulls(rina).rows(id)).map(({ number }) => number)).toEqual(['25NUMBER1']);
  });

  it.each(['BPPU', 'BPA1'] as const)('that were issued here are the same: %s', async (kind) => {
    const draft = await bupots(rina).create(kind);
    await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
    await app.drainJobs();
    const { number } = await bupots(rina).one(draft.id);
    const { id } = await pulls(rina).byNumber([number ?? '']);
    await app.drainJobs();
    expect((await pulls(rina).rows(id))[0]).toMatchObject({ verdict: 'SAME', slipId: draft.id, differences: [] });
  });

  it('of the year, issued here, are compared with ours as far as the office reports them, and never overwritten', async () => {
    const own = await issued(app, 'BPA1', { period: '2025-06', date: '2025-06-30', number: '25YEARLY2' });
    const result = aPulledSlip({
      number: '25YEARLY2',
      kind: 'BPA1',
      taxCode: own.taxCode ?? '',
      period: own.period ?? '',
      date: own.date ?? '',
      payee: { npwp: own.payeeNpwp ?? '', nitku: null, name: own.payeeName ?? '' },
      document: null,
      gross: own.gross,
      tax: own.tax,
    });
    const judged = async (slip: PulledSlip) => {
      officeHas(app, [slip]);
      const { id } = await pulls(rina).byNumber([slip.number]);
      await app.drainJobs();
      return (await pulls(rina).rows(id))[0];
    };
    expect(await judged(result)).toMatchObject({ verdict: 'SAME', slipId: own.id });
    expect(await judged({ ...result, tax: '1.00' })).toMatchObject({
      verdict: 'INVALID',
      note: 'annual',
      slipId: own.id,
      differences: [{ field: 'tax', ours: own.tax, theirs: '1.00' }],
    });
    expect(await judged({ ...result, state: 'CANCELED' })).toMatchObject({ verdict: 'DIFFERENT', slipId: own.id });
  });

  it('that were issued here with tax borne by the government are the same, too', async () => {
    const draft = await bupots(rina).create('BPMP', { facility: 'DTP', certificateNumber: 'DTP-1', gross: '9000000' });
    await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
    await app.drainJobs();
    const { number, borne } = await bupots(rina).one(draft.id);
    expect(Number(borne)).toBeGreaterThan(0);
    const { id } = await pulls(rina).byNumber([number ?? '']);
    await app.drainJobs();
    expect((await pulls(rina).rows(id))[0]).toMatchObject({ verdict: 'SAME', differences: [], slip: { tax: borne } });
  });

  it('are judged as those of a masa are: one of a masa to come, or dated before its own, is no slip', async () => {
    officeHas(app, [
      aPulledSlip({ number: '25TOCOME1', period: '2030-01', date: '2025-09-10' }),
      aPulledSlip({ number: '25BEFORE1', date: '2025-08-31' }),
    ]);
    const { id } = await pulls(rina).byNumber(['25TOCOME1', '25BEFORE1']);
    await app.drainJobs();
    const rows = await pulls(rina).rows(id);
    expect(Object.fromEntries(rows.map(({ number, verdict, note }) => [number, `${verdict} ${note}`]))).toEqual({
      '25TOCOME1': 'INVALID period',
      '25BEFORE1': 'INVALID date',
    });
    expect(await pulls(rina).status(id)).toMatchObject({ status: 'FINISHED' });
  });
});

describe('a slip that differs at the office', () => {
  const had = async (number: string) => {
    officeHas(app, [aPulledSlip({ number })]);
    const id = await pulled('2025-09');
    await pulls(rina).complete(id, { verdicts: ['NEW'] });
    await app.drainJobs();
    vi.restoreAllMocks();
    const [own] = await numbered(number);
    if (!own) throw new Error('was not taken');
    return own;
  };
  const taken = async () => {
    const id = await pulled('2025-09');
    const rows = await pulls(rina).rows(id);
    await pulls(rina).complete(id, { places: rows.map(({ place }) => place) });
    await app.drainJobs();
    return rows;
  };

  it('field by field is updated, and keeps what the office does not report', async () => {
    const own = await had('25DIFFERS');
    officeHas(app, [aPulledSlip({ number: '25DIFFERS', gross: '20000000.00', tax: '400000.00' })]);
    const [row] = await taken();
    expect(row).toMatchObject({
      verdict: 'DIFFERENT',
      differences: [
        { field: 'gross', ours: '10000000.00', theirs: '20000000.00' },
        { field: 'tax', ours: '200000.00', theirs: '400000.00' },
      ],
    });
    const now = await bupots(rina).one(own.id);
    expect(now).toMatchObject({ gross: '20000000.00', tax: '400000.00', status: 'APPROVED', number: '25DIFFERS' });
  });

  it('by a correction made elsewhere becomes the next version of ours', async () => {
    const own = await had('25CORRECT');
    officeHas(app, [aPulledSlip({ number: '25CORRECT', revision: 1, gross: '5000000.00', tax: '100000.00' })]);
    await taken();
    const before = await bupots(rina).one(own.id);
    expect(before).toMatchObject({ status: 'REVISED', replacedBy: expect.any(String) });
    expect(await bupots(rina).one(before.replacedBy ?? '')).toMatchObject({
      status: 'NORMAL_REVISION',
      revision: 1,
      replaces: own.id,
      tax: '100000.00',
    });
  });

  it('by being cancelled there is cancelled here', async () => {
    const own = await had('25CANCEL1');
    officeHas(app, [aPulledSlip({ number: '25CANCEL1', state: 'CANCELED' })]);
    await taken();
    expect(await bupots(rina).one(own.id)).toMatchObject({ status: 'CANCELED' });
    const history = await rina.get<{ action: string }[]>(`${SLIPS}/${own.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['pull', 'canceledElsewhere']);
  });

  it('since it was shown is not taken over, but shown again', async () => {
    const number = '25CHANGED';
    officeHas(app, [aPulledSlip({ number })]);
    const id = await pulled('2025-09');
    await issued(app, 'BPPU', { number, period: '2025-09' });
    await pulls(rina).complete(id, { verdicts: ['NEW'] });
    await app.drainJobs();
    expect(await numbered(number)).toHaveLength(1);
    expect(await pulls(rina).status(id)).toMatchObject({ status: 'REVIEW' });
    expect((await pulls(rina).rows(id))[0]).toMatchObject({ verdict: 'DIFFERENT', status: 'OPEN' });
  });
});

describe('a slip of a masa whose return is with the office', () => {
  it('is taken over with a reason, stored in the history, or not at all; a posted return becomes stale', async () => {
    const { posted, one } = spts(app, rina);
    const number = '25FILED01';
    await issued(app, 'BPPU', { period: '2025-01', date: '2025-01-31' });
    const filed = await posted('2025-01');
    await filedByOffice(app, filed.id);
    officeHas(app, [aPulledSlip({ number, period: '2025-01', date: '2025-01-10' })]);
    const id = await pulled('2025-01');
    await pulls(rina).complete(id, { verdicts: ['NEW'] });
    await app.drainJobs();
    expect((await pulls(rina).rows(id))[0]).toMatchObject({
      status: 'FAILED',
      message: expect.stringContaining('alasan'),
    });
    expect(await numbered(number)).toEqual([]);

    await pulls(rina).complete(id, { verdicts: ['NEW'] }, { lockReason: 'Terlewat saat lapor' });
    await app.drainJobs();
    const [own] = await numbered(number);
    const history = await rina.get<{ reason: string }[]>(`${SLIPS}/${own?.id}/history`);
    expect(history.map(({ reason }) => reason)).toEqual(['Terlewat saat lapor']);

    await issued(app, 'BPPU', { period: '2025-02', date: '2025-02-28' });
    const open = await posted('2025-02');
    officeHas(app, [aPulledSlip({ number: '25STALED1', period: '2025-02', date: '2025-02-10' })]);
    await pulls(rina).complete(await pulled('2025-02'), { verdicts: ['NEW'] });
    await app.drainJobs();
    expect(await one(open.id)).toMatchObject({ stale: true });
  });
});

describe('what the office sends is not believed', () => {
  it('where it is no slip of ours, or cannot be one', async () => {
    const other = { npwp: '0018000010021000', nitku: '0018000010021000000000', name: 'PT Lain' };
    const slips = [
      aPulledSlip({ number: '25STRANGE', withholder: other }),
      aPulledSlip({ number: '25OBJECT0', taxCode: '99-999-99' }),
      aPulledSlip({ number: '25FACILIT', facility: 'FREE' }),
      aPulledSlip({ number: '25NOPAYEE', payee: null }),
      aPulledSlip({ number: '25FUTURE1', date: '2025-12-31' }),
      aPulledSlip({ number: '25AMOUNT1', tax: '10000000.01' }),
      aPulledSlip({ number: '25YEARLY1', kind: 'BPA1', taxCode: '21-100-01' }),
      aPulledSlip({ number: '25ELSEWHE', period: '2025-08' }),
    ];
    vi.spyOn(app.deps.bupotOffice, 'pull').mockResolvedValue({ kind: 'done', value: [...slips, ...slips] });
    const id = await pulled('2025-09');
    const rows = await pulls(rina).rows(id);
    expect(Object.fromEntries(rows.map(({ number, verdict, note }) => [number, `${verdict} ${note}`]))).toEqual({
      '25STRANGE': 'INVALID other_withholder',
      '25OBJECT0': 'INVALID object',
      '25FACILIT': 'INVALID facility',
      '25NOPAYEE': 'INVALID payee',
      '25FUTURE1': 'INVALID date',
      '25AMOUNT1': 'INVALID amount',
      '25YEARLY1': 'INVALID annual',
    });
    expect(await pulls(rina).status(id)).toMatchObject({ status: 'FINISHED' });
  });

  it('requests a new key in place of an unknown one, and shows a refusal in its words', async () => {
    const { bupotOffice } = app.deps;
    const leave = vi.spyOn(bupotOffice, 'leaveToPull');
    const pull = vi
      .spyOn(bupotOffice, 'pull')
      .mockResolvedValueOnce({ kind: 'refused', code: 'AUTH_KEY_INVALID', message: 'Kunci tidak sah.' })
      .mockResolvedValue({ kind: 'refused', code: 'CLOSED', message: 'Layanan ditutup.' });
    const id = await pulled('2025-09');
    expect(pull).toHaveBeenCalledTimes(2);
    expect(leave).toHaveBeenCalled();
    expect(await pulls(rina).status(id)).toMatchObject({ status: 'FAILED', message: 'Layanan ditutup.' });
  });
});

describe('pulling', () => {
  it('returns the expiry of the permission, and never the key', async () => {
    const result = await rina.post<object>('/ebupot/unifikasi/auth-key');
    expect(Object.keys(result)).toEqual(['expiresAt']);
  });

  it('asks for numbers and masa that can be, by who may, of their own company', async () => {
    const request = (path: string, json: object, who = rina) => who.request('POST', `${DJP}/${path}`, { json });
    expect((await request('number', { numbers: ['12'] })).status).toBe(422);
    expect((await request('number', { numbers: [] })).status).toBe(422);
    const many = Array.from({ length: 501 }, (_, at) => `25${String(at).padStart(7, '0')}`);
    expect((await request('number', { numbers: many })).status).toBe(422);
    expect((await request('period', { period: '2025-13' })).status).toBe(422);
    expect((await request('period', { period: '2026-01' })).status).toBe(422);
    expect((await request('period', { period: '2025-09' }, await app.as('budi', 'sagara'))).status).toBe(403);
    const id = await pulled('2025-09');
    const elsewhere = await app.as('rina', 'cendana');
    expect((await elsewhere.request('GET', `${DJP}/status/${id}`)).status).toBe(404);
    expect((await elsewhere.request('GET', `${DJP}/detail/${id}`)).status).toBe(404);
  });

  it('begins once where two ask at the same moment', async () => {
    officeHas(app, []);
    const begin = (period: string) => rina.request('POST', `${DJP}/period`, { json: { period } });
    const answers = await Promise.all([begin('2025-09'), begin('2025-08')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.drainJobs();
  });

  it('runs one at a time, and conflicts for who completes an older version', async () => {
    officeHas(app, [aPulledSlip({ number: '25VERSION' })]);
    const { id } = await pulls(rina).byPeriod('2025-09');
    const second = await rina.request('POST', `${DJP}/period`, { json: { period: '2025-08' } });
    expect([second.status, await second.json()]).toEqual([409, expect.objectContaining({ id })]);
    await app.drainJobs();
    const complete = (version: number) =>
      rina.request('PUT', `${DJP}/complete`, { json: { id, version, chosen: { verdicts: ['NEW'] } } });
    expect((await complete(1)).status).toBe(409);
    const { version } = await pulls(rina).status(id);
    for (const chosen of [{ places: [] }, { verdicts: [] }, {}, { verdicts: ['SAME'] }, { places: ['25NOWHERE'] }])
      expect((await rina.request('PUT', `${DJP}/complete`, { json: { id, version, chosen } })).status).toBe(422);
    expect((await complete(version)).status).toBe(200);
    await app.drainJobs();
  });
});

describe('a migration', () => {
  it('takes what is new of many masa without a choice, and reports', async () => {
    const { id } = await pulls(rina).migrate('2025-03', '2025-08');
    await app.drainJobs();
    const report = await pulls(rina).status(id);
    expect(report).toMatchObject({ status: 'FINISHED', way: 'migrate' });
    const { count, taken } = report.counts.NEW;
    expect(taken).toBe(count);
    expect(count).toBeGreaterThan(6);
    const again = await pulls(rina).migrate('2025-03', '2025-08');
    await app.drainJobs();
    expect((await pulls(rina).status(again.id)).counts.NEW.count).toBe(0);
  });

  it('of masa that are turned around, too many, or to come is refused at the field, and asks nobody', async () => {
    const pull = vi.spyOn(app.deps.bupotOffice, 'pull');
    const refused = async (from: string, to: string) => {
      const answer = await rina.request('POST', MIGRATE, { json: { from, to } });
      return [answer.status, ((await answer.json()) as { errors?: object }).errors];
    };
    expect(await refused('2025-05', '2025-04')).toEqual([422, { to: expect.stringContaining('awal') }]);
    expect(await refused('2023-08', '2025-08')).toEqual([422, { to: expect.stringContaining('24') }]);
    expect(await refused('2025-05', '2030-01')).toEqual([422, { to: expect.any(String) }]);
    expect(await refused('2025-5', '2025-08')).toEqual([422, { from: expect.any(String) }]);
    await app.drainJobs();
    expect(pull).not.toHaveBeenCalled();
  });
});
