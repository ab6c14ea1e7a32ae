import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cocokkan, CocokkanLine, LedgerLook, LedgerView } from '#domain/cocokkan/view-schema.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFaktur, aFakturInput, aLine } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { spts } from './spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const BASE = '/efaktur/cocokkan';
const HEADS = 'Tanggal;No Jurnal;Keterangan;Pelanggan;Nomor Faktur Pajak;Referensi;DPP;PPN';

/** An invoice of Rp 15.000.000, PPN Rp 1.650.000, at the tax office. */
const sold = async (id: string, date: string, over: object = {}): Promise<void> => {
  const one = aFaktur({
    id,
    companyId: companies.sagara.id,
    status: 'APPROVED',
    lines: [aLine({ price: '1500000' })],
    date,
    period: date.slice(0, 7),
    number: `0400250000000${id}`,
    reference: `INV/${id}`,
    ...over,
  } as never);
  await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [one]));
};

const handIn = (text: string | Uint8Array<ArrayBuffer>, over: Record<string, string> = {}, who = rina) => {
  const form = new FormData();
  form.set('file', new File([text], 'buku-besar.csv'));
  for (const [name, value] of Object.entries({ side: 'out', source: '2-1410', ...over })) form.set(name, value);
  return who.request('POST', `${BASE}/ledgers`, { form });
};
const look = async (text: string): Promise<LedgerLook> => {
  const form = new FormData();
  form.set('file', new File([text], 'buku-besar.csv'));
  return (await (await rina.request('POST', `${BASE}/ledgers/look`, { form })).json()) as LedgerLook;
};
const seen = (from: string, to = from, filter: object = {}, side = 'out', who = rina): Promise<Cocokkan> =>
  who.get<Cocokkan>(`${BASE}?side=${side}&from=${from}&to=${to}&filter=${encodeURIComponent(JSON.stringify(filter))}`);
const one = ({ lines }: Cocokkan, level: CocokkanLine['level']): CocokkanLine => {
  const found = lines.find((line) => line.level === level);
  if (!found) throw new Error(`no line ${level}`);
  return found;
};
const request = (period: string) => ({ side: 'out', from: period, to: period });
const refusal = async (answer: Response) => {
  const { code, errors } = (await answer.json()) as { code: string; errors?: Record<string, string> };
  return { status: answer.status, code, errors };
};

describe('the books of a masa', () => {
  it('are compared with its invoices and its return, and the bridge between them leaves nothing', async () => {
    await sold('1001', '2025-02-03');
    await sold('1002', '2025-02-10');
    await sold('1003', '2025-03-02');
    await sold('1004', '2025-02-20');
    const rows = [
      '03/02/2025;JU-1;Penjualan;;04002500000001001;;15000000;1650000',
      '10/02/2025;JU-2;Penjualan;;04002500000001002;;15000000;1800000',
      '27/02/2025;JU-3;Penjualan;;04002500000001003;;15000000;1650000',
      '28/02/2025;JU-4;Penjualan;PT Lain;;;1000000;110000',
    ];
    const taken = await handIn([HEADS, ...rows].join('\n'));
    expect(taken.status).toBe(201);
    expect((await taken.json()) as LedgerView).toMatchObject({ rows: 4, from: '2025-02-03', to: '2025-02-28' });

    const before = await seen('2025-02');
    expect(before.bridge).toMatchObject({ books: '5210000.00', documents: '4950000.00', rest: '0.00', toReturn: null });
    expect(before.bridge.parts.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['timing', '-1650000.00'],
      ['rate', '-150000.00'],
      ['only_books', '-110000.00'],
      ['only_documents', '1650000.00'],
    ]);
    expect(before.levels).toMatchObject({ EXACT: 1, SUGGESTED: 2, MISSING_DJP: 1, MISSING_BOOKS: 1 });
    expect(before.proposals).toMatchObject({ count: 2, difference: '-1800000.00' });

    await spts(app, rina, 'PPN').posted('2025-02');
    await sold('1005', '2025-02-25');
    const { bridge } = await seen('2025-02');
    expect(bridge.toReturn).toMatchObject({ posted: '4950000.00', rest: '0.00', documents: 3 });
    expect(bridge.toReturn?.parts).toEqual([{ cause: 'not_posted', count: 1, amount: '-1650000.00' }]);
  });

  it('follow the decision of a person, and forget it when it is undone', async () => {
    const { lines } = await seen('2025-02', '2025-02', { level: 'SUGGESTED' });
    const [proposal, other] = lines;
    if (!proposal || !other) throw new Error('no proposals');
    const accept = (ids?: string[]) =>
      rina.request('POST', `${BASE}/accept`, { json: { ...request('2025-02'), ...(ids ? { lines: ids } : {}) } });
    expect(await (await accept([proposal.id])).json()).toEqual({ decided: 1 });
    expect(await refusal(await accept([proposal.id]))).toMatchObject({ status: 409, code: 'conflict' });
    expect(await (await accept()).json()).toEqual({ decided: 1 });
    const accepted = await seen('2025-02');
    expect(accepted.levels).toMatchObject({ SUGGESTED: 0, MANUAL: 2 });
    expect(accepted.bridge.rest).toBe('0.00');
    expect(one(accepted, 'MANUAL')).toMatchObject({ decision: { as: 'accepted', by: 'Rina Wulandari' } });

    const missing = one(accepted, 'MISSING_DJP');
    const json = { ...request('2025-02'), lines: [missing.id] };
    expect(
      await refusal(await rina.request('POST', `${BASE}/ignore`, { json: { ...json, reason: ' ' } })),
    ).toMatchObject({
      status: 422,
    });
    expect(
      (await rina.request('POST', `${BASE}/ignore`, { json: { ...json, reason: 'Dibatalkan pembeli' } })).status,
    ).toBe(200);
    const ignored = one(await seen('2025-02'), 'IGNORED');
    expect(ignored).toMatchObject({ cause: 'only_books', decision: { as: 'ignored', reason: 'Dibatalkan pembeli' } });
    await rina.post(`${BASE}/note`, { ...request('2025-02'), line: ignored.id, note: 'Tanya Sari' });
    await rina.post(`${BASE}/note`, { ...request('2025-02'), line: ignored.id, note: 'Sari: sudah' });
    expect(one(await seen('2025-02'), 'IGNORED').note?.reason).toBe('Sari: sudah');
    expect((await rina.delete(`${BASE}/decisions/${ignored.decision?.id}`)).status).toBe(204);
    expect((await rina.delete(`${BASE}/decisions/${ignored.decision?.id}`)).status).toBe(404);

    const open = await seen('2025-02');
    const pair = [one(open, 'MISSING_DJP').id, one(open, 'MISSING_BOOKS').id];
    expect(
      await refusal(await rina.request('POST', `${BASE}/match`, { json: { ...request('2025-02'), lines: [pair[0]] } })),
    ).toMatchObject({
      status: 422,
    });
    await rina.post(`${BASE}/match`, { ...request('2025-02'), lines: pair });
    const matched = await seen('2025-02');
    expect(matched.bridge.rest).toBe('0.00');
    expect(matched.lines.some(({ decision }) => decision?.as === 'manual')).toBe(true);
    const history = await app.deps.db.rows<{ action: string }>(
      `select action from history where object_type = 'ledger_decision'`,
    );
    expect(history).toHaveLength(7);
  });

  it('are printed', async () => {
    const paper = await rina.request('GET', `${BASE}/pdf?side=out&from=2025-02&to=2025-02`);
    expect(paper.headers.get('content-disposition')).toContain('Cocokkan PPN Keluaran 2025-02.pdf');
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('of a source replace its former rows, and decisions stay', async () => {
    const rows = ['03/02/2025;JU-1;Penjualan;;04002500000001001;;15000000;1650000'];
    expect((await handIn([HEADS, ...rows].join('\n'))).status).toBe(201);
    const again = await seen('2025-02');
    expect([again.rows, again.bridge.books, again.bridge.rest]).toEqual([1, '1650000.00', '0.00']);
    await handIn(`${HEADS}\n10/02/2025;JU-2;Penjualan;;04002500000001002;;15000000;1800000`);
    expect(one(await seen('2025-02'), 'MANUAL').decision?.as).toBe('accepted');
    expect((await seen('2025-02', '2025-02', { q: 'ju-2' })).total).toBe(1);
  });
});

describe('an export of an account', () => {
  const strange = 'Kapan;Siapa;Nilai pajak keluar\n05/05/2025;PT Kirana;110000\n';

  it('is mapped once, and known by its headings from then on', async () => {
    const first = await look(strange);
    expect(first.missing.length).toBeGreaterThan(0);
    const mapping = { date: 'Kapan', partyName: 'Siapa', ppn: 'Nilai pajak keluar' };
    expect(await refusal(await handIn(strange))).toMatchObject({ status: 422, code: 'invalid' });
    expect((await handIn(strange, { source: 'kasir', mapping: JSON.stringify(mapping) })).status).toBe(201);
    expect(await look(strange)).toMatchObject({ remembered: true, missing: [], mapping });
    expect((await handIn(strange, { source: 'kasir' })).status).toBe(201);
  });

  it('is refused in words, at its field', async () => {
    const at = async (text: string, over = {}) => (await refusal(await handIn(text, over))).errors;
    expect(Object.keys((await at('Keterangan;Nilai lain\nPenjualan;x\n')) ?? {})).toContain('mapping.date');
    expect((await at(`${HEADS}\nbesok;JU-1;Penjualan;;;;1;1\n`))?.file).toContain('1 baris');
    expect((await at(`${HEADS}\n`))?.file).toBeTruthy();
    expect((await at('<?xml version="1.0"?><a/>'))?.file).toBeTruthy();
    expect((await at(`${HEADS}\n01/05/2025;JU-1;x;;;;1;80000000000000\n`))?.file).toBeTruthy();
    expect((await at(strange, { mapping: '{"date":"Kapan","ppn":"Kapan"}' }))?.['mapping.ppn']).toBeTruthy();
    expect((await at(strange, { mapping: 'x' }))?.mapping).toBeTruthy();
    const many = Array.from({ length: 100_200 }, (_, n) => `01/05/2025;JU-${n};x;;;;1;1`);
    expect((await at([HEADS, ...many].join('\n')))?.file).toContain('100000');
  });

  it('lists the rows it left out, and counts the others', async () => {
    const text = `${HEADS}\n01/06/2025;JU-1;x;;;;;seratus\n02/06/2025;JU-2;x;;;;;110000\n`;
    const ledger = (await (await handIn(text, { source: 'cabang' })).json()) as LedgerView;
    expect(ledger).toMatchObject({ rows: 1, leftOut: { count: 1, rows: [{ row: 2 }] } });
  });

  it('is for who may, and of one company', async () => {
    const [mine] = (await seen('2025-02')).ledgers;
    const hendra = await app.as('hendra', 'bentala');
    expect((await seen('2025-02', '2025-02', {}, 'out', hendra)).ledgers).toEqual([]);
    expect((await hendra.delete(`${BASE}/ledgers/${mine?.id}`)).status).toBe(404);
    const budi = await app.as('budi', 'sagara');
    expect((await handIn(strange, {}, budi)).status).toBe(403);
    expect((await rina.request('GET', `${BASE}?side=out&from=2025-02&to=2025-01`)).status).toBe(422);
    expect((await rina.delete(`${BASE}/ledgers/${mine?.id}`)).status).toBe(204);
    expect((await seen('2025-02')).ledgers.map(({ id }) => id)).not.toContain(mine?.id);
  });
});

describe('what is left aside', () => {
  it('is counted as such alike by tabs, bridge, causes and the head, whatever it was found with', async () => {
    for (const id of ['1101', '1102']) await sold(id, '2025-11-10');
    await sold('1103', '2025-11-10', { code: '02', number: '02002500000001103' });
    const rows = [
      '10/11/2025;JU-1;Penjualan;;04002500000001101;;;2000000',
      '10/11/2025;JU-2;Penjualan;;04002500000001102;;;16500000',
      '10/11/2025;JU-3;Penjualan;;02002500000001103;;;1650000',
      '12/11/2025;JU-4;Penjualan;PT Lain;;;;110000',
    ];
    await handIn([HEADS, ...rows].join('\n'), { source: 'november' });
    const counters = ({ levels, bridge, causes, differing, lines }: Cocokkan) => {
      const parts = Object.fromEntries(bridge.parts.map(({ cause, count }) => [cause, count]));
      expect(causes).toEqual(bridge.parts.map(({ cause, count }) => ({ cause, count })));
      expect(Object.values(levels).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
      expect(parts.ignored ?? 0).toBe(levels.IGNORED);
      expect(parts.only_books ?? 0).toBe(levels.MISSING_DJP);
      expect(parts.unknown ?? 0).toBe(differing.count - differing.named);
      expect(bridge.rest).toBe('0.00');
      return { parts, unnamed: differing.unnamed };
    };
    const before = await seen('2025-11');
    expect(counters(before)).toEqual({
      parts: { unknown: 1, power_of_ten: 1, by_buyer: 1, only_books: 1 },
      unnamed: '350000.00',
    });
    const open = before.lines.filter(({ cause }) => cause === 'unknown' || cause === 'only_books');
    await rina.post(`${BASE}/ignore`, { ...request('2025-11'), lines: open.map(({ id }) => id), reason: 'Saldo lama' });
    const after = await seen('2025-11');
    expect(counters(after)).toEqual({ parts: { ignored: 2, power_of_ten: 1, by_buyer: 1 }, unnamed: '0.00' });
    expect((await seen('2025-11', '2025-11', { cause: 'ignored' })).total).toBe(2);
  });
});

describe('an invoice missing in our lists', () => {
  it('is made of its entry, which counts as matched from then on, and is open again once the draft is gone', async () => {
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: '0021487365043000',
      nitku: '0021487365043000000000',
      country: 'IDN',
      name: 'PT Kirana',
      address: 'Jl. Merdeka 1',
      email: 'pajak@kirana.example',
    });
    await handIn(`${HEADS}\n09/10/2025;JU-7;Penjualan kain;pt kirana;;INV/7;10000000;1100000`, { source: 'gudang' });
    const october = () => seen('2025-10', '2025-10', { q: 'JU-7' });
    const open = one(await october(), 'MISSING_DJP');
    const row = `${BASE}/rows/${open.rows[0]?.id}`;
    const begun = await rina.get<FakturInput>(`${row}/faktur`);
    expect(begun).toMatchObject({
      date: '2025-10-09',
      code: '04',
      reference: 'INV/7',
      counterpartyName: 'PT Kirana',
      counterpartyNpwp: '0021487365043000',
      counterpartyAddress: 'Jl. Merdeka 1',
      lines: [{ name: 'Penjualan kain', price: '10000000.00', quantity: '1' }],
    });
    const input = { ...aFakturInput({ ownNitku: nitkuOf(companies.sagara.npwp) }), ...begun };
    const { id } = await rina.post<{ id: string }>(`${row}/made`, { input, autosave: true });
    const made = one(await october(), 'MANUAL');
    expect(made).toMatchObject({
      cause: 'only_books',
      difference: '-1100000.00',
      documents: [{ id, isValid: false }],
    });
    expect((await seen('2025-10')).bridge.rest).toBe('0.00');
    // Drafting and matching are one step: no invoice is drafted or sent for an entry that has one already.
    const drafts = async () => (await rina.get<object[]>('/efaktur/out/ctas?filter={"reference":"INV/7"}')).length;
    for (const way of ['made', 'made/direct-upload'])
      expect(await refusal(await rina.request('POST', `${row}/${way}`, { json: { input } }))).toMatchObject({
        status: 409,
      });
    expect(await drafts()).toBe(1);

    expect((await rina.delete(`/efaktur/out/ctas/${id}`)).status).toBe(200);
    expect(one(await october(), 'MISSING_DJP').id).toBe(open.id);
    const whole = { ...input, lines: [{ ...aFakturInput().lines[0], ...begun.lines[0], unit: 'UM.0021' }] };
    const again = await rina.post<{ id: string }>(`${row}/made/direct-upload`, { input: whole });
    expect(one(await october(), 'MANUAL').documents[0]?.id).toBe(again.id);

    const hendra = await app.as('hendra', 'bentala');
    const budi = await app.as('budi', 'sagara');
    expect((await hendra.request('GET', `${row}/faktur`)).status).toBe(404);
    expect((await rina.request('POST', `${BASE}/rows/nobody/made`, { json: { input } })).status).toBe(404);
    expect((await budi.request('POST', `${row}/made`, { json: { input } })).status).toBe(403);
    expect(await drafts()).toBe(1);
  });
});
