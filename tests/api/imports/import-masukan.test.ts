import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { pulledFields } from '#domain/faktur/pull/pulled-faktur.ts';
import { inventedFakturs } from '../../../api/gateways/djp/faktur/simulator/invented.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aListed, portalBook, portalHeadings, tableBook, taxInvoiceXml } from './import-files.ts';
import { FAKTUR, type ImportAnswer, MASUKAN, rowsOf, sendFile, settled } from './import-steps.ts';

const own = companies.sagara.npwp;
const IN = '/efaktur/in/ctas';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Row = Parameters<typeof portalBook>[0][number];
const read = async (file: Uint8Array | string, name = 'daftar.xlsx', place = MASUKAN): Promise<ImportAnswer> =>
  settled(app, rina, (await sendFile(rina, file, name, place)).id, place);
const listed = async (...rows: Row[]): Promise<ImportAnswer> => read(await portalBook(rows));
const save = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(`${MASUKAN.path}/${id}/commit`, { version });
  return settled(app, rina, id, MASUKAN);
};
const found = async (filter: object): Promise<MasukanRow[]> =>
  rina.get(`${IN}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
const one = async (number: string): Promise<MasukanRow> => (await found({ number }))[0] as MasukanRow;
const keys = ({ state }: ImportAnswer): string[] => state.buckets.map(({ key }) => key).sort();

let serial = 0;
const nextNumber = (): string => `0400250000${String(++serial).padStart(7, '0')}`;

describe('the portal’s list of incoming invoices', () => {
  it('is known by itself, and its invoices come in with their states, masa and who brought them', async () => {
    const [a, b, c] = [nextNumber(), nextNumber(), nextNumber()];
    const file = await listed(
      aListed({ number: a, reference: 'INV/1' }),
      aListed({ number: b, status: 'CREDITED', creditPeriod: 'November', creditYear: '2025' }),
      aListed({ number: c, status: 'UNCREDITED', period: 'TD.00710' }),
    );
    expect(file).toMatchObject({ source: 'portal', step: 'REPAIR', documents: 3 });
    expect(file.state.totals, JSON.stringify(file.state.buckets)).toMatchObject({ ready: 3, warnings: 0, errors: 0 });
    const done = await save(file);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 3 });
    expect(await found({ importId: file.id })).toHaveLength(3);
    expect(await one(a)).toMatchObject({ status: 'APPROVED', period: '2025-10', dpp: '1000000.00', ppn: '110000.00' });
    expect(await one(b)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-11' });
    const whole = await rina.get<MasukanRow & { lines: object[] }>(`${IN}/${(await one(a)).id}`);
    expect(whole).toMatchObject({ otherDpp: '916666.67', lines: [], reference: 'INV/1' });
    const history = await rina.get<{ action: string; userName: string }[]>(`${IN}/${whole.id}/history`);
    expect(history).toMatchObject([{ action: 'receive', userName: expect.stringContaining('Rina') }]);
  });

  it('brought twice changes nothing, and never undoes what was decided here', async () => {
    const [same, decided] = [nextNumber(), nextNumber()];
    const rows = [aListed({ number: same }), aListed({ number: decided })];
    await save(await listed(...rows));
    const ours = await one(decided);
    await rina.post(`${IN}/${ours.id}/creditable`, {
      version: ours.version,
      decision: { move: 'credit', creditPeriod: '2025-10' },
    });
    const before = [await one(same), await one(decided)];
    const again = await listed(...rows);
    expect(again.state.totals).toMatchObject({ documents: 2, warnings: 2, errors: 0, duplicates: 2 });
    expect(keys(again)).toEqual(['number:impor.finding.same_saved']);
    const done = await save(again);
    expect(done).toMatchObject({ status: 'SUCCESS', succeeded: 2 });
    expect([await one(same), await one(decided)]).toEqual(before);
    const [row] = await rowsOf(rina, again.id, {}, MASUKAN);
    expect(row?.documentId).toBe(before[0]?.id);
  });

  it('shows differences field by field, and overwrites them once it is saved', async () => {
    const number = nextNumber();
    await save(await listed(aListed({ number })));
    const file = await listed(
      aListed({ number, counterpartyName: 'PT Sinar Kabel', dpp: 2_000_000, ppn: 220_000, status: 'CANCELED' }),
    );
    const [row] = await rowsOf(rina, file.id, {}, MASUKAN);
    expect(row?.findings.map(({ path, key }) => [path, key.split('.').at(-1)])).toEqual([
      ['status', 'moves_saved'],
      ['counterpartyName', 'differs_saved'],
      ['dpp', 'differs_saved'],
      ['otherDpp', 'differs_saved'],
      ['ppn', 'differs_saved'],
    ]);
    expect(row?.findings[2]?.message).toContain('Di sini tercatat 1.000.000');
    await save(file);
    const since = await one(number);
    expect(since).toMatchObject({ status: 'CANCELED', dpp: '2000000.00', counterpartyName: 'PT Sinar Kabel' });
    const history = await rina.get<{ action: string }[]>(`${IN}/${since.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['receive', 'cancel', 'differ']);
  });

  it('gets its lines from the office, whose word on everything else it keeps', async () => {
    const [result] = inventedFakturs(own, '2025-10', '2025-12-31').filter(({ status }) => status === 'APPROVED');
    if (!result) throw new Error('the office knows none');
    const { dpp, otherDpp, ppn } = pulledFields(result);
    const { number, date, seller } = result;
    const amounts = { dpp: Number(dpp), otherDpp: Number(otherDpp), ppn: Number(ppn) };
    const row = { number, date, counterpartyNpwp: seller.npwp, counterpartyName: seller.name, ...amounts };
    await save(await listed(aListed({ ...row, period: date.slice(5, 7), year: date.slice(0, 4) })));
    vi.spyOn(app.deps.djp, 'pullIncoming').mockResolvedValue({ kind: 'done', value: [result] });
    app.clock.advance(60_000);
    await rina.post(`${IN}/prepopulated-djp`, { numbers: [number] });
    await app.drainJobs();
    const { id } = await one(number);
    const whole = await rina.get<{ lines: object[]; counterpartyAddress: string }>(`${IN}/${id}`);
    expect(whole).toMatchObject({ counterpartyAddress: seller.address, reference: result.reference });
    expect(whole.lines).toHaveLength(result.lines.length);
    const again = await listed(aListed({ ...row, period: date.slice(5, 7), year: date.slice(0, 4) }));
    expect(keys(again)).toContain('number:impor.finding.same_saved');
    await save(again);
    expect((await rina.get<{ lines: object[] }>(`${IN}/${id}`)).lines).toHaveLength(result.lines.length);
  });

  it('links a replacement with what it replaces, in one file and over two', async () => {
    const first = nextNumber();
    const second = first.replace(/^0400/, '0401');
    const third = first.replace(/^0400/, '0402');
    await save(await listed(aListed({ number: first, status: 'AMENDED' }), aListed({ number: second })));
    const [old, next] = [await one(first), await one(second)];
    expect(old).toMatchObject({ status: 'AMENDED', replacedBy: next.id });
    expect(next).toMatchObject({ status: 'APPROVED', replaces: old.id });
    await save(await listed(aListed({ number: third })));
    expect(await one(second)).toMatchObject({ status: 'AMENDED', replacedBy: (await one(third)).id });
  });

  it('is read though its columns stand otherwise, and mapped where heads are missing or others', async () => {
    const shuffled = Object.fromEntries(Object.entries(portalHeadings).reverse());
    const turned = await read(await portalBook([aListed({ number: nextNumber() })], shuffled));
    expect(turned).toMatchObject({ source: 'portal', step: 'REPAIR' });
    const { status: _, ...without } = portalHeadings;
    const other = await read(await portalBook([aListed({ number: nextNumber() })], without));
    expect(other).toMatchObject({ source: 'table', step: 'SHEET' });
    const { number: __, ...numberless } = without;
    const lacking = await read(await portalBook([aListed({})], numberless));
    const mapping = Object.fromEntries(
      Object.entries(lacking.state.guesses).map(([field, { column }]) => [field, column]),
    );
    const refused = await rina.request('PUT', `${MASUKAN.path}/${lacking.id}/mapping`, {
      json: { version: lacking.version, mapping, remember: false },
    });
    expect(refused.status).toBe(422);
  });

  it('uploaded as outgoing invoices is recognised', async () => {
    const file = await read(await portalBook([aListed({ number: nextNumber() })]), 'unduhan.xlsx', FAKTUR);
    expect((file.state as unknown as { metadata: object }).metadata).toMatchObject({
      kind: 'faktur-masukan',
      asks: true,
    });
  });
});

describe('rows that cannot be imported unchanged', () => {
  it('are doubles, another company’s, our own, of no code, or of no masa they could be credited in', async () => {
    const twice = nextNumber();
    const file = await read(
      await portalBook(
        [
          aListed({ number: twice }),
          aListed({ number: twice }),
          aListed({ number: nextNumber(), ownNpwp: companies.bentala.npwp }),
          aListed({ number: nextNumber(), counterpartyNpwp: own }),
          aListed({ number: '99002500000099901' }),
          aListed({ number: '4002500000099777' }),
          aListed({ number: nextNumber(), status: 'CREDITED', creditPeriod: '05', creditYear: '2026' }),
          aListed({ number: nextNumber(), status: 'ENTAH' }),
          aListed({ number: nextNumber(), period: 'Agustus' }),
          aListed({ number: nextNumber(), ppn: -1 }),
          aListed({ number: nextNumber(), date: '2030-01-01', period: null, year: null }),
        ],
        { ...portalHeadings, ownNpwp: 'NPWP Pembeli' },
      ),
    );
    expect(file.state.totals).toMatchObject({ documents: 10, ready: 0, errors: 10 });
    expect(keys(file)).toEqual(
      [
        ...[
          'dpp:impor.finding.row_copied',
          'number:impor.finding.rows_summed',
          'ppn:impor.finding.row_copied',
          'number:masukan.check.number_code',
          'number:masukan.check.number_digits',
        ],
        'ownNpwp:masukan.check.other_buyer',
        'counterpartyNpwp:masukan.check.seller_is_us',
        'creditPeriod:masukan.check.credit_outside',
        'status:impor.finding.status_unknown',
        ...[
          'period:masukan.check.period_before',
          'ppn:masukan.check.amount_negative',
          'date:masukan.check.date_future',
        ],
      ].sort(),
    );
    const zeros = file.state.buckets.find(({ key }) => key === 'number:masukan.check.number_digits');
    expect(zeros).toMatchObject({ proposal: '04002500000099777' });
  });

  it('hold formulas: amounts are taken as they were worked out, numbers with a word of doubt', async () => {
    const number = nextNumber();
    const file = await listed(
      aListed({ number: { formula: 'A1', result: number }, dpp: { formula: '500000*2', result: 1_000_000 } }),
    );
    expect(file.state.totals).toMatchObject({ ready: 1, errors: 0 });
    expect(keys(file)).toEqual(['number:impor.finding.file_formula']);
  });
});

describe('other ways of a list', () => {
  it('a table of a bookkeeper, by its columns', async () => {
    const number = nextNumber();
    const file = await read(
      await tableBook([
        ['No Faktur', 'Tgl Faktur', 'Supplier', 'NPWP Supplier', 'DPP', 'PPN'],
        [number, '14/10/2025', 'CV Mitra Baja', '00.123.456.7-412.3000', '1.200.000', '132.000'],
      ]),
    );
    expect(file).toMatchObject({ source: 'table', step: 'SHEET' });
    const mapping = Object.fromEntries(
      Object.entries(file.state.guesses).map(([field, { column }]) => [field, column]),
    );
    await rina.put(`${MASUKAN.path}/${file.id}/mapping`, { version: file.version, mapping, remember: true });
    const ready = await settled(app, rina, file.id, MASUKAN);
    expect(ready.state.totals, JSON.stringify(ready.state.buckets)).toMatchObject({ documents: 1, ready: 1 });
    await save(ready);
    expect(await one(number)).toMatchObject({
      counterpartyName: 'CV Mitra Baja',
      dpp: '1200000.00',
      status: 'APPROVED',
    });
  });

  it('the file of a seller: sums of its lines, and its number and name written beside them', async () => {
    const seller = anNpwp(7);
    const xml = taxInvoiceXml(seller).replace(/<BuyerTin>\d+<\/BuyerTin>/, `<BuyerTin>${own}</BuyerTin>`);
    const file = await read(xml, 'dari-penjual.xml');
    expect(file).toMatchObject({ source: 'xml', documents: 1 });
    const [row] = await rowsOf(rina, file.id, {}, MASUKAN);
    expect(row?.cells).toMatchObject({
      counterpartyNpwp: seller,
      dpp: '11400000.00',
      ppn: '1254000.00',
      reference: 'XML-1',
    });
    const number = nextNumber();
    const answer = await rina.request('PATCH', `${MASUKAN.path}/${file.id}/cells`, {
      json: {
        version: file.version,
        changes: [
          { row: row?.row, field: 'number', value: number },
          { row: row?.row, field: 'counterpartyName', value: 'PT Penjual Contoh' },
        ],
      },
    });
    const repaired = (await answer.json()) as { version: number; totals: object };
    expect(repaired.totals).toMatchObject({ ready: 1, errors: 0 });
    await save({ ...file, version: repaired.version });
    expect(await one(number)).toMatchObject({ dpp: '11400000.00', otherDpp: '10450000.00' });
  });

  it('another company’s seller file is refused row by row', async () => {
    const file = await read(taxInvoiceXml(anNpwp(7)), 'lain.xml');
    expect(keys(file)).toContain('ownNpwp:masukan.check.other_buyer');
    expect(file.state.totals).toMatchObject({ ready: 0, errors: 1 });
  });
});
