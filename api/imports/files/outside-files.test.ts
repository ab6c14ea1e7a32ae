import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/bupot/compute.ts';
import { readStatusList } from '#domain/office/status-list.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { bupotKinds } from './bupot/kind.ts';
import { type CheckedRow, checkedRows } from './checked-row.ts';
import { type KindKey, kindOf } from './kinds.ts';
import { openFile } from './open-file.ts';
import { unknownStyle } from './raw.ts';
import { nothingSeen, type Reading } from './reading.ts';
import { readDocuments, recognise } from './recognise.ts';
import type { SheetRow } from './sheet.ts';

const FILES = join(import.meta.dirname, '../../../fixtures/files/dari-luar');
const { name, npwp, address, city } = companies.sagara;
const company = { npwp, name, address, city, pkp: true, government: false };

const read = async (file: string, key: KindKey = 'faktur-keluaran', reading: Reading = {}, owner: string = npwp) => {
  const kind = kindOf({ kind: key });
  const opened = await openFile(readFileSync(join(FILES, file)), file, reading);
  const found = await recognise(kind, opened);
  const plan =
    'layout' in found
      ? {
          source: 'table' as const,
          ...found.layout,
          mapping: Object.fromEntries(
            Object.entries(found.layout.guesses).map(([f, guess]) => [f, guess?.column ?? '']),
          ),
        }
      : found;
  const seen = nothingSeen();
  const documents = await readDocuments(kind, opened, plan, owner, { reading, seen });
  const context = { today: '2026-11-28', company, style: unknownStyle };
  const rows = documents.flatMap((raw, at): CheckedRow[] => checkedRows(kind, raw, at, context));
  return { source: found.source, seen, documents, rows, sheet: 'layout' in found ? found.layout.sheet : null };
};

const refusal = (file: string, key?: KindKey): Promise<string | undefined> =>
  read(file, key).then(
    () => undefined,
    (error) => error.key,
  );

const errors = (rows: readonly CheckedRow[]): string[] =>
  rows.flatMap(({ findings }) =>
    findings.flatMap(({ path, message, severity }) => (severity === 'error' ? [`${path} ${message}`] : [])),
  );

describe('lists the portal exports', () => {
  it('of incoming invoices: the masa of crediting is read though its heading is misspelt', async () => {
    const { source, rows, seen } = await read('coretax-pajak-masukan.xlsx', 'faktur-masukan');
    expect(source).toBe('portal');
    expect(rows.map(({ cells }) => [cells.status, cells.creditPeriod, cells.creditYear])).toEqual([
      ['APPROVED', undefined, undefined],
      ['CREDITED', 'September', '2026'],
      ['APPROVED', undefined, undefined],
    ]);
    expect([errors(rows), seen.columns]).toEqual([[], []]);
  });

  it('of outgoing invoices: known for what it is, and read where states are taken in', async () => {
    expect(await refusal('coretax-pajak-keluaran.xlsx')).toBe('portal_outgoing');
    const file = await openFile(readFileSync(join(FILES, 'coretax-pajak-keluaran.xlsx')), 'a.xlsx');
    const rows: SheetRow[] = [];
    if (file.type === 'book') await file.book.read(file.book.sheets[0] ?? '', (row) => rows.push(row) > 0);
    expect(readStatusList(rows)?.map(({ date, status, reference }) => [date, status, reference])).toEqual([
      ['2026-11-10', 'AMENDED', 'SINV-1'],
      ['2026-11-10', 'APPROVED', 'SINV-1'],
      ['2026-11-10', 'APPROVED', null],
      ['2026-11-10', 'WAITING_FOR_CANCELLATION', 'SINV-3'],
      ['2026-11-10', 'CANCELED', 'SINV-4'],
    ]);
  });
});

describe('the office’s workbook with headings of another program', () => {
  it('is read whole: by other words, by likeness, and without spaces', async () => {
    const { source, rows, seen } = await read('konverter-judul-lain.xlsx');
    expect([source, seen.columns, errors(rows)]).toEqual(['converter', [], []]);
    expect(rows.map(({ cells }) => [cells.date, cells.code, cells.goodsName, cells.price])).toEqual([
      ['2026-11-18', '04', 'Kertas', '50000'],
      [undefined, undefined, 'Kertas', '7000'],
      ['2026-11-18', '04', 'Kertas', '99000'],
    ]);
  });
});

describe('days', () => {
  it('twelve seconds short of midnight are the next day, and said', async () => {
    const { rows } = await read('tanggal-kurang-12-detik.xlsx');
    expect(rows.map(({ cells }) => cells.date)).toEqual(['2026-11-01', '2026-11-01']);
    expect(rows[0]?.findings.map(({ message }) => message)).toContain('impor.finding.file_day_late');
  });
});

describe('a printed report', () => {
  it('is read without its total, held against the rows, and without who printed it', async () => {
    const { documents, seen } = await read('laporan-bertotal.xlsx');
    expect(documents).toHaveLength(2);
    expect(seen).toMatchObject({
      rest: 2,
      restRows: [{ row: 4 }, { row: 6, text: 'Dicetak oleh: Admin 30/11/2026 17:02' }],
      totals: [{ row: 4, text: 'TOTAL', differs: [] }],
    });
  });

  it('is read with them where a person says so', async () => {
    const { documents } = await read('laporan-bertotal.xlsx', 'faktur-keluaran', { rest: 'in' });
    expect(documents.flat().map(({ row }) => row)).toEqual([2, 3, 4, 6]);
  });

  it('of pay is read without subtotals and signatures', async () => {
    const { documents, seen } = await read('rekap-gaji.xlsx', 'BPMP');
    expect(documents.map(([row]) => row?.cells.gross)).toEqual(['9500000', '25000000', '7500000']);
    expect(seen.restRows.map(({ row }) => row).sort((a, b) => a - b)).toEqual([8, 10, 11, 13, 14]);
    expect(seen.totals.map(({ text, differs }) => [text, differs.length])).toEqual([
      ['Subtotal Keuangan', 0],
      ['Subtotal Umum', 0],
      ['GRAND TOTAL', 0],
    ]);
  });
});

describe('what a file leaves open', () => {
  it('rows a filter hides: read with or without them', async () => {
    const all = await read('baris-tersembunyi.xlsx');
    expect([all.sheet, all.documents.length, all.seen.hidden]).toEqual(['Penjualan', 2, 1]);
    const seenOnly = await read('baris-tersembunyi.xlsx', 'faktur-keluaran', { hidden: 'without' });
    expect([seenOnly.documents.length, seenOnly.seen.hidden]).toEqual([1, 1]);
  });

  it('two sales to one buyer on a day without a number: one invoice or two', async () => {
    const one = await read('tanpa-nomor.csv');
    expect([one.documents.length, one.seen.unnumbered]).toEqual([2, 1]);
    const each = await read('tanpa-nomor.csv', 'faktur-keluaran', { unnumbered: 'each' });
    expect(each.documents.map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  it('a bare "&": refused with its place, and read once it is mended', async () => {
    expect(await refusal('dan-telanjang.xml')).toBe('xml_ampersand');
    const { documents } = await read('dan-telanjang.xml', 'faktur-keluaran', { faults: 'mended' });
    expect(documents.map(([row]) => row?.cells.counterpartyName)).toEqual(['PT Pembeli Contoh', 'PT Karya & Putra']);
  });
});

describe('what is said of a file', () => {
  it.each([
    ['windows-1252.xml', 'PT Café José'],
    ['utf-16.xml', 'PT Pembeli Contoh'],
  ])('%s keeps its letters', async (file, buyer) => {
    expect((await read(file)).documents[0]?.[0]?.cells.counterpartyName).toBe(buyer);
  });

  it('numbers in powers of ten have lost digits', async () => {
    expect(errors((await read('npwp-ilmiah.csv')).rows)).toEqual([
      'counterpartyNpwp impor.finding.file_digits_scientific',
      'counterpartyNitku impor.finding.file_digits_scientific',
      'opt impor.finding.opt_missing',
    ]);
  });

  it('a password, and the CSV of the old e-Faktur', async () => {
    expect(await refusal('berkata-sandi.xlsx')).toBe('password_workbook');
    expect(await refusal('efaktur-lama-fk-of.csv')).toBe('classic_csv');
  });
});

const proposals = (rows: readonly CheckedRow[], field: string): [string, string | undefined][][] =>
  rows.map(({ findings }) =>
    findings
      .filter(({ path }) => path === field)
      .map(({ message, proposal }) => [message.replace(/^.*\./, ''), proposal ?? undefined]),
  );

describe('words of other programs in cells', () => {
  it('a code with its status: the code alone is proposed', async () => {
    const { rows } = await read('kode-berstatus.csv');
    expect(proposals(rows, 'code')).toEqual([
      [['code_with_status', '04']],
      [['code_with_status', '04']],
      [],
      [['code_with_status', '01']],
    ]);
  });

  it('a facility by its number: the code of the office is proposed', async () => {
    const { rows } = await read('fasilitas-nomor.xml');
    expect(proposals(rows, 'addInfo').slice(0, 2)).toEqual([[], [['facility_number', 'TD.00505']]]);
    expect(proposals(rows, 'facilityStamp').slice(0, 2)).toEqual([[], [['facility_number', 'TD.01105']]]);
  });

  it('a replacement and an advance: no normal invoice is proposed', async () => {
    const { rows } = await read('pengganti-uang-muka.xml');
    expect(proposals(rows, 'type').slice(0, 2)).toEqual([
      [['type_substitute', undefined]],
      [['type_stage', undefined]],
    ]);
  });
});

describe('amounts of slips', () => {
  const slips = async (file: string, kind: 'BPMP' | 'BP21', withholder: string) => {
    const { documents } = await read(file, kind, {}, withholder);
    const context = { today: '2026-11-28', company: { ...company, npwp: withholder }, style: unknownStyle };
    return documents.map((raw) => amountsOf(bupotKinds[kind].input(raw, context)));
  };

  it('with sen are written whole, half up', async () => {
    expect((await slips('gaji-bersen.csv', 'BPMP', npwp)).map(({ gross }) => gross)).toEqual([
      '10500101.00',
      '8765432.00',
    ]);
  });

  it('under ETC go by the share and the rate of the file', async () => {
    expect(await slips('bp21-etc.xml', 'BP21', '0025182262411000')).toMatchObject([
      { gross: '40000000.00', base: '400000.00', tax: '4000.00' },
    ]);
  });
});

describe('a total', () => {
  it('that does not agree with the rows is named with both amounts', async () => {
    const kind = kindOf({ kind: 'faktur-keluaran' });
    const file = await openFile(
      Buffer.from(
        'Nama Barang;Qty;DPP;Nama Pembeli;Satuan\nMeja;2;100;PT A;Unit\nTotal Oli;1;50;PT A;Unit\nTotal;3;160;;\n',
      ),
      'a.csv',
    );
    const seen = nothingSeen();
    const mapping = {
      goodsName: 'Nama Barang',
      quantity: 'Qty',
      dpp: 'DPP',
      counterpartyName: 'Nama Pembeli',
      unit: 'Satuan',
    };
    const plan = { source: 'table' as const, sheet: 'a.csv', headingRow: 1, mapping };
    const documents = await readDocuments(kind, file, plan, npwp, { reading: {}, seen });
    expect(documents.flat()).toHaveLength(2);
    expect(seen.totals).toEqual([{ row: 4, text: 'Total', differs: [{ field: 'dpp', file: '160', read: '150' }] }]);
  });
});
