import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CounterpartyPage, CounterpartyRow, PartyDocument } from '#domain/counterparty/view-schema.ts';
import type { Risks } from '#domain/home/waiting-schema.ts';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { anNpwp, nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../fixtures/builders/a-dokumen.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { aSlip, pathOf } from './bupot/bupot-client.ts';
import { answered, buyerEnding, fakturs } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;

const NAME = 'PT Ganda Sejati';
const right = '0623456789015678';
const wrong = '0623456789015679';
const calledBy = (npwp: string, name = NAME) => ({
  counterpartyNpwp: npwp,
  counterpartyNitku: nitkuOf(npwp),
  counterpartyName: name,
});

const inBook = async (client: Client, q: string): Promise<CounterpartyRow[]> =>
  client.get<CounterpartyRow[]>(`/counterparties?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
const pageOf = (client: Client, id: string) => client.get<CounterpartyPage>(`/counterparties/${id}/page`);
const documentsOf = (client: Client, id: string) => client.get<PartyDocument[]>(`/counterparties/${id}/documents`);
const one = async (q: string): Promise<CounterpartyRow> => {
  const [row] = await inBook(rina, q);
  if (!row) throw new Error(`nobody found by ${q}`);
  return row;
};

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const tell = fakturs(app, rina);
  await tell.approved(calledBy(right));
  await tell.draft(calledBy(right, 'PT Ganda Sejati Tbk'));
  await tell.draft(calledBy(wrong));
  await rina.post('/efaktur/document/out/ctas', {
    input: aDokumenInput({ documentKind: 'AS_INVOICE_OUT', counterpartyNpwp: right, counterpartyName: NAME }),
  });
  await rina.post(pathOf('BPPU'), {
    input: aSlip('BPPU', { payeeNpwp: right, payeeNitku: nitkuOf(right), payeeName: NAME }),
  });
});
afterAll(() => app.close());

describe('the page of a counterparty', () => {
  it('has its documents of every kind, newest first, and what they come to by masa', async () => {
    const { id, documents } = await one(right);
    expect(documents).toBe(4);
    const rows = await documentsOf(rina, id);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['BPPU', 'DOC_OUT', 'OUT', 'OUT']);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const { sums } = await pageOf(rina, id);
    for (const { kind, period, count, base } of sums) {
      const own = rows.filter((row) => row.kind === kind && row.period === period);
      expect(own).toHaveLength(count);
      expect(Number(base)).toBe(own.reduce((sum, row) => sum + Number(row.base), 0));
    }
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('describes errors of its numbers in words', async () => {
    const { id } = await one(wrong);
    const { numbers } = await pageOf(rina, id);
    expect(numbers).toEqual([expect.objectContaining({ field: 'identity', severity: 'warning' })]);
    expect((await inBook(rina, wrong))[0]?.faults).toBe(1);
    expect((await pageOf(rina, (await one(right)).id)).numbers.length).toBeLessThan(2);
  });

  it('shows the office’s refusals of it by code, until they are corrected', async () => {
    const refused = buyerEnding('9998');
    const tell = fakturs(app, rina);
    const { id } = await tell.draft({ ...refused, counterpartyName: 'PT Tidak Dikenal' });
    const { status, officeCode } = await tell.upload(id);
    const { mistakes } = await pageOf(rina, (await one(refused.counterpartyNpwp)).id);
    expect(mistakes.filter(({ what }) => what === 'refused')).toMatchObject(
      status === 'REJECTED' ? [{ kind: 'OUT', code: officeCode, count: 1, latest: { id } }] : [],
    );
    expect(status).toBe('REJECTED');
    expect((await one(refused.counterpartyNpwp)).refused).toBe(1);
  });

  it('is among those to be looked at for its number, for what the office refused and for what it cancelled', async () => {
    const seller = { counterpartyNpwp: '0612345678903000', counterpartyName: 'PT Sering Batal' };
    const canceled = ['2025-10', '2024-11'].map((period) =>
      aFaktur({
        companyId: companies.sagara.id,
        type: 'IN',
        status: 'CANCELED',
        period,
        date: `${period}-14`,
        ...seller,
        id: `batal-${period}`,
        number: `040025000${period.replace('-', '')}98`,
        counterpartyNitku: nitkuOf(seller.counterpartyNpwp),
      }),
    );
    await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), canceled));
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: seller.counterpartyNpwp,
      nitku: nitkuOf(seller.counterpartyNpwp),
      name: seller.counterpartyName,
    });
    const { npwp } = companies.bentala;
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: npwp,
      nitku: nitkuOf(npwp),
      name: 'PT Tanpa Cela',
    });
    const listed = await rina.get<CounterpartyRow[]>('/counterparties?filter={"only":"troubled"}');
    const why = new Map(listed.map((row) => [row.identity, [row.faults > 0, row.refused, row.canceled]]));
    expect(why.get(wrong)).toEqual([true, 0, 0]);
    expect(why.get(buyerEnding('9998').counterpartyNpwp)?.slice(1)).toEqual([1, 0]);
    expect(why.has(npwp)).toBe(false);
    // The other was cancelled more than twelve masa ago.
    expect(why.get(seller.counterpartyNpwp)?.slice(1)).toEqual([0, 1]);
    const { rows } = await rina.get<Risks>('/home/risks');
    expect(rows.find(({ key }) => key === 'parties')).toMatchObject({
      count: listed.length,
      to: '/main/counterparties?only=troubled',
    });
  });

  it('names others it may be the same as', async () => {
    const [target, double] = [await one(right), await one(wrong)];
    expect((await pageOf(rina, target.id)).doubles).toMatchObject([{ counterparty: { id: double.id }, why: 'name' }]);
    const listed = await rina.get<CounterpartyRow[]>('/counterparties?filter={"only":"doubles"}');
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([target.id, double.id]));
  });
});

describe('who may see what', () => {
  it('shows documents of the kinds a person holds the key of, and of no other company', async () => {
    const { id } = await one(right);
    await rina.post('/roles', { name: 'Penerbit', keys: ['EFAKTUR_DOC_VIEW'] });
    await rina.put(`/users/${people.sari.id}`, { was: 'Creator', role: 'Penerbit' });
    const sari = await app.as('sari', 'sagara');
    const [all, seen] = [await documentsOf(rina, id), await documentsOf(sari, id)];
    expect(seen).toEqual(all.filter(({ kind }) => kind !== 'BPPU'));
    expect((await pageOf(sari, id)).sums.map(({ kind }) => kind)).not.toContain('BPPU');
    expect((await inBook(sari, right))[0]?.documents).toBe(all.length - 1);
    expect(
      (
        await sari.request('POST', `/counterparties/${id}/merge`, {
          json: { version: 1, others: [{ id, version: 1 }] },
        })
      ).status,
    ).toBe(403);
    const hendra = await app.as('hendra', 'bentala');
    for (const path of ['', '/page', '/documents'])
      expect((await hendra.request('GET', `/counterparties/${id}${path}`)).status).toBe(404);
    const budi = await app.as('budi', 'sagara');
    expect((await budi.request('GET', `/counterparties/${id}/page`)).status).toBe(403);
  });
});

describe('a double', () => {
  const merge = (client: Client, target: Pick<Counterparty, 'id' | 'version'>, ...others: Counterparty[]) =>
    client.request('POST', `/counterparties/${target.id}/merge`, {
      json: { version: target.version, others: others.map(({ id, version }) => ({ id, version })) },
    });

  it('is merged with everything that points to it, and everything is as it was once that is undone', async () => {
    const [target, double] = [await one(right), await one(wrong)];
    const before = [await pageOf(rina, target.id), await pageOf(rina, double.id)];
    const documents = await documentsOf(rina, double.id);
    expect((await merge(rina, target, double)).status).toBe(200);

    expect((await one(wrong)).id).toBe(target.id);
    expect(await one(right)).toMatchObject({ id: target.id, documents: 5, merged: 1 });
    const page = await pageOf(rina, target.id);
    expect(page.merged).toMatchObject([{ id: double.id }]);
    expect(page.doubles).toEqual([]);
    expect(await documentsOf(rina, target.id)).toEqual(expect.arrayContaining(documents));
    expect((await pageOf(rina, double.id)).into).toMatchObject({ id: target.id });

    const [merged] = page.merged;
    await rina.post(`/counterparties/${double.id}/unmerge`, { version: merged?.version });
    const after = [await pageOf(rina, target.id), await pageOf(rina, double.id)];
    const still = (pages: CounterpartyPage[]) =>
      JSON.parse(JSON.stringify(pages, (key, value) => (['version', 'updatedAt'].includes(key) ? undefined : value)));
    expect(still(after)).toEqual(still(before));
    expect(await documentsOf(rina, double.id)).toEqual(documents);
  });

  it('stays where it is for the documents met later', async () => {
    const [target, double] = [await one(right), await one(wrong)];
    await merge(rina, target, double);
    await fakturs(app, rina).draft(calledBy(wrong, 'PT Ganda Sejati Baru'));
    expect(await one(right)).toMatchObject({ id: target.id, documents: 6 });
    const [merged] = (await pageOf(rina, target.id)).merged;
    await rina.post(`/counterparties/${double.id}/unmerge`, { version: merged?.version });
    expect(await one(right)).toMatchObject({ documents: 4 });
  });

  it('is recorded in the history, both ways', async () => {
    const double = await one(wrong);
    const log = await rina.get<{ rows: { action: string; after: unknown }[] }>(
      `/audit-log?filter=${encodeURIComponent(JSON.stringify({ objectId: double.id, action: 'merge' }))}`,
    );
    expect(log.rows).toHaveLength(2);
    expect(JSON.stringify(log.rows[0])).toContain(right);
  });

  it('is refused where it cannot be one, and without the permission', async () => {
    const [target, double] = [await one(right), await one(wrong)];
    const other = await one('PT Tidak Dikenal');
    expect((await merge(rina, target, target)).status).toBe(422);
    expect((await merge(rina, { ...target, version: 99 }, double)).status).toBe(409);
    expect((await merge(rina, target, { ...double, version: 99 })).status).toBe(409);
    expect((await merge(await app.as('budi', 'sagara'), target, double)).status).toBe(403);
    const hendra = await app.as('hendra', 'bentala');
    expect((await merge(hendra, target, double)).status).toBe(404);
    expect(
      await answered(
        rina.request('POST', `/counterparties/${target.id}/unmerge`, { json: { version: target.version } }),
      ),
    ).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await merge(rina, other, double)).status).toBe(200);
    const chained = await answered(merge(rina, target, other));
    expect(chained).toMatchObject({ status: 409, body: { message: expect.stringContaining('gabungan') } });
    expect((await merge(rina, target, await rina.get<Counterparty>(`/counterparties/${double.id}`))).status).toBe(409);
  });

  it('is merged once, when two people merge it concurrently', async () => {
    const [target, other] = [await one(right), await one('PT Tidak Dikenal')];
    const made = await rina.post<Counterparty>('/counterparties', {
      document: 'TIN',
      identity: '0621234567890000',
      nitku: '',
      name: 'PT Rebutan',
    });
    const answers = await Promise.all([merge(rina, target, made), merge(rina, other, made)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the book', () => {
  it('takes an NPWP or NIK of sixteen digits only, and keeps it without marks and signs nobody sees', async () => {
    const add = (document: string, identity: string) =>
      answered(rina.request('POST', '/counterparties', { json: { document, identity, name: 'PT Angka' } }));
    for (const identity of ['021234567890000', '06212345678900009', '0621O34567890000', 'PT Angka'])
      expect(await add('TIN', identity)).toMatchObject({
        status: 422,
        body: { errors: { identity: expect.stringContaining('16 digit') } },
      });
    expect((await add('National ID', '317105510890000')).status).toBe(422);
    expect(await add('TIN', '06.2123.4567\u200b.8905.55\u202c')).toMatchObject({
      status: 201,
      body: { identity: '0621234567890555' },
    });
    expect((await add('Passport', 'A 123')).status).toBe(201);
  });

  it('counts anew who asks for a look with every change of the book, and keeps the count in between', async () => {
    const counted = async () =>
      (await rina.get<Risks>('/home/risks')).rows.find(({ key }) => key === 'parties')?.count ?? 0;
    const before = await counted();
    const given = {
      document: 'TIN',
      identity: '0623456789012348',
      nitku: nitkuOf('0623456789012348'),
      name: 'PT Salah Digit',
    };
    const made = await rina.post<Counterparty>('/counterparties', given);
    expect([await counted(), await counted()]).toEqual([before + 1, before + 1]);
    const [target] = await inBook(rina, right);
    const { body } = await answered(
      rina.request('POST', `/counterparties/${target?.id}/merge`, {
        json: { version: target?.version, others: [{ id: made.id, version: made.version }] },
      }),
    );
    expect(body).toMatchObject({ id: target?.id });
    expect(await counted()).toBe(before);
    const [merged] = (await pageOf(rina, target?.id ?? '')).merged;
    await rina.post(`/counterparties/${made.id}/unmerge`, { version: merged?.version });
    expect(await counted()).toBe(before + 1);
    const identity = anNpwp(777_001, '011', '01');
    const { version } = await rina.get<Counterparty>(`/counterparties/${made.id}`);
    const repaired = { ...given, identity, nitku: nitkuOf(identity), version };
    expect(await answered(rina.request('PUT', `/counterparties/${made.id}`, { json: repaired }))).toMatchObject({
      status: 200,
    });
    expect(await counted()).toBe(before);
  });
});
