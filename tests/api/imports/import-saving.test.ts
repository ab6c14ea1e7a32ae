import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnnual, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { writeBupotXml } from '../../../api/modules/bupot/files/files.ts';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { plantedDokumen } from '../faktur/planted-dokumen.ts';
import { returs } from '../faktur/retur-client.ts';
import { aHeader, aLine, aListed, converterBook, portalBook, tableBook, taxInvoiceXml } from './import-files.ts';
import {
  BILLING,
  bupotPlace,
  FAKTUR,
  type ImportAnswer,
  MASUKAN,
  type Place,
  rowsOf,
  sendFile,
  settled,
} from './import-steps.ts';

// Saving works the same for every kind of import, so one test covers all.
const tin = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const MASAS = ['2025-07', '2025-08', '2025-09'] as const;
const NIKS = ['3174052204880001', '3174052204880002', '3174052204880003'] as const;

const slipFile = async (kind: SlipKind, owner = tin): Promise<string> => {
  const slips = MASAS.map((period, at) =>
    aBupot(kind, {
      nitku: `${owner}000000`,
      ...(isAnnual(kind)
        ? {
            period: '2025-08',
            periodFrom: '2025-01',
            date: '2025-09-30',
            withholdingAnnuality: 'PARTIAL_YEAR' as const,
          }
        : { period, date: `${period}-14`, documentDate: `${period}-10` }),
      ...(isAnnual(kind) ? { payeeNpwp: NIKS[at] ?? '', payeeNitku: `${NIKS[at]}000000` } : {}),
    }),
  );
  let xml = '';
  for await (const piece of writeBupotXml(kind, owner, slips)) xml += piece;
  return xml;
};

const invoices = () =>
  converterBook(
    tin,
    [1, 2, 3].map((at) => ({
      header: aHeader(tin, { reference: `SAVE-${at}`, date: `2025-10-0${at}` }),
      lines: [aLine({ price: 1_000_000 * at, dpp: null, otherDpp: null, ppn: null })],
    })),
  );

const dues = () =>
  tableBook(
    [
      ['KAP', 'KJS', 'Masa Pajak', 'Jumlah Setor'],
      ...[1, 2, 3].map((at) => ['411126', '100', `0${at}-2025`, at * 1_000_000]),
    ],
    'Setoran',
  );

const received = () =>
  portalBook(
    [1, 2, 3].map((at) => aListed({ number: `0400250000009990${at}`, dpp: 1_000_000 * at, ppn: 110_000 * at })),
  );

const kindOf = (kind: string): Place => ({ kind, path: FAKTUR.path });
const tableOf = (...rows: (readonly string[])[]): string => rows.map((row) => row.join(';')).join('\n');

const wholeRupiah = (amount: string): string => amount.replace('.00', '');

const returned = async () => {
  const rows = await Promise.all(
    [1, 2, 3].map(async () => {
      const id = await returs(app, rina).planted();
      const invoice = await rina.get<Faktur>(`/efaktur/in/ctas/${id}`);
      const [line] = invoice.lines;
      const { name = '', quantity = '', dpp = '', ppn = '' } = line ?? {};
      return [
        invoice.number ?? '',
        invoice.counterpartyNpwp,
        '20/10/2025',
        name,
        quantity,
        ...[dpp, ppn].map(wholeRupiah),
      ];
    }),
  );
  return tableOf(
    ['Nomor Faktur', 'NPWP Penjual', 'Tanggal Retur', 'Nama Barang', 'Jumlah Retur', 'DPP Retur', 'PPN Retur'],
    ...rows,
  );
};

const returnedDokumen = (side: 'out' | 'in') => async () => {
  const rows = await Promise.all(
    [1, 2, 3].map(async (at) => {
      const { number, party } = await plantedDokumen(app, side);
      return [number, `RTR-${side}-${at}`, '05/11/2025', party, '1000000', '110000'];
    }),
  );
  const whose = side === 'out' ? 'NPWP Pembeli' : 'NPWP Penjual';
  return tableOf(['Nomor Dokumen Asal', 'Nomor Retur', 'Tanggal Retur', whose, 'DPP Retur', 'PPN Retur'], ...rows);
};

const exported = () =>
  tableOf(
    ['Jenis Dokumen', 'Nomor Dokumen', 'Tanggal Dokumen', 'Nama Pembeli', 'Alamat Pembeli', 'DPP', 'PPN'],
    ...[1, 2, 3].map((at) => ['PEB', `PEB-9990${at}`, '14/10/2025', 'Osaka Sample KK', 'Osaka', '1000000', '0']),
  );

const CUSTOMS = kindOf('dokumen-masukan');
const customs = () =>
  tableBook(
    [
      ['Jenis Dokumen', 'Nomor Dokumen', 'Tanggal Dokumen', 'Nama Penjual', 'DPP', 'PPN'],
      ...[1, 2, 3].map((at) => ['PIB', `PIB-9990${at}`, '2025-10-06', 'Guangzhou Sample Co', 1_000_000, 110_000]),
    ],
    'PIB',
  );

type Given = { place: Place; file(): Promise<string | Uint8Array> | string; field: string };
const kinds: Record<string, Given> = {
  'faktur-keluaran': { place: FAKTUR, file: invoices, field: 'date' },
  'faktur-masukan': { place: MASUKAN, file: received, field: 'date' },
  'dokumen-masukan': { place: CUSTOMS, file: customs, field: 'date' },
  'dokumen-keluaran': { place: kindOf('dokumen-keluaran'), file: exported, field: 'date' },
  'retur-masukan': { place: kindOf('retur-masukan'), file: returned, field: 'date' },
  'retur-dokumen-keluaran': { place: kindOf('retur-dokumen-keluaran'), file: returnedDokumen('out'), field: 'date' },
  'retur-dokumen-masukan': { place: kindOf('retur-dokumen-masukan'), file: returnedDokumen('in'), field: 'date' },
  billing: { place: BILLING, file: dues, field: 'period' },
  ...Object.fromEntries(
    slipKinds.map((kind) => [kind, { place: bupotPlace(kind), file: () => slipFile(kind), field: 'period' }]),
  ),
};

const opened = async ({ place, file }: Given, name: string): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await file(), name, place);
  const read = await settled(app, rina, id, place);
  if (read.step === 'REPAIR') return read;
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${place.path}/${id}/mapping`, { version: read.version, mapping, remember: false });
  const checked = await settled(app, rina, id, place);
  const answers = checked.state.questions.map(({ key }) => key);
  if (answers.length === 0) return checked;
  return rina.put<ImportAnswer>(`${place.path}/${id}/answers`, { version: checked.version, answers });
};

type Totals = ImportAnswer['state']['totals'];
type Repaired = { version: number; totals: Totals };
type Saving = { jobId: string; saved: number; step: string };

describe.each(Object.entries(kinds))('%s', (name, given) => {
  it('shows what will be saved, saves it once however often it is requested, and shows what was saved', async () => {
    const { path } = given.place;
    const read = await opened(given, `${name}.bin`);
    expect(read.state.totals, JSON.stringify(read.state.buckets)).toMatchObject({ documents: 3, ready: 3 });
    const rows = await rowsOf(rina, read.id, {}, given.place);
    const cell = { row: rows[1]?.row, field: given.field, value: 'entah' };
    const answer = await rina.request('PATCH', `${path}/${read.id}/cells`, {
      json: { version: read.version, changes: [cell] },
    });
    const broken = (await answer.json()) as Repaired;
    const left = await rina.post<Repaired>(`${path}/${read.id}/skip`, {
      version: broken.version,
      documents: [rows[2]?.document],
      skip: true,
    });
    expect(left.totals).toMatchObject({ ready: 1, errors: 1, skipped: 1 });
    const [sum] = left.totals.sums;
    const [whole] = read.state.totals.sums;
    expect(Number(sum?.ready)).toBeGreaterThan(0);
    expect(Number(sum?.ready)).toBeLessThan(Number(whole?.read));
    expect(sum?.saved).toBe('0.00');
    const controlled = await rina.put<ImportAnswer>(`${path}/${read.id}/control`, {
      version: left.version,
      sums: { [sum?.key ?? '']: sum?.ready },
    });
    expect(controlled.state.totals.sums[0]).toMatchObject({ short: '0.00' });

    const press = () => rina.post<Saving>(`${path}/${read.id}/commit`, { version: controlled.version });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toMatchObject({ step: 'COMMITTING', saved: 0 });
    expect(second.jobId).toBe(first.jobId);
    const done = await settled(app, rina, read.id, given.place);
    expect(done).toMatchObject({ status: 'PARTIAL_SUCCESS', succeeded: 1, failed: 1 });
    expect(await press()).toMatchObject({ jobId: first.jobId, saved: 1 });
    expect(await rina.get(`/jobs/${first.jobId}`)).toMatchObject({ status: 'DONE', result: { saved: 1 } });
    expect((await settled(app, rina, read.id, given.place)).succeeded).toBe(1);

    expect(done.state.totals.sums[0]).toMatchObject({ saved: sum?.ready, ready: '0.00', short: '0.00' });
    const open = await rowsOf(rina, read.id, { open: true }, given.place);
    expect(open.map(({ row }) => row)).toEqual(rows.slice(1).map(({ row }) => row));
  });

  it('explains why a file is refused, in the import, the history and the job', async () => {
    const { path } = given.place;
    const other = anNpwp(9);
    const kind = given.place.kind as SlipKind;
    const file =
      name === 'billing'
        ? 'KAP;KJS\n"411126;100\n'
        : name === FAKTUR.kind
          ? taxInvoiceXml(other)
          : given.place.path === FAKTUR.path
            ? `<Daftar><TIN>${other}</TIN></Daftar>`
            : await slipFile(kind, other);
    const { id } = await sendFile(rina, file, 'ditolak.xml', given.place);
    const read = await settled(app, rina, id, given.place);
    const unknown = given.place.path === FAKTUR.path && name !== FAKTUR.kind;
    const why =
      name === 'billing' ? 'File CSV tidak dapat dibaca' : unknown ? 'elemen utama "Daftar"' : `milik NPWP ${other}`;
    expect(read).toMatchObject({ step: 'FINISHED', status: 'INVALID', message: expect.stringContaining(why) });
    const history = await rina.get<ImportAnswer[]>(`${path}?range=[0,99]`);
    expect(history.find((one) => one.id === id)).toMatchObject({ id, status: 'INVALID', message: read.message });
    const job = await rina.get<{ jobId: string }>(`${path}/${id}`);
    expect(await rina.get(`/jobs/${job.jobId}`)).toMatchObject({
      status: 'FAILED',
      error: read.message,
      mayRetry: false,
    });
    expect((await rina.request('POST', `/jobs/${job.jobId}/retry`)).status).toBe(409);
  });
});
