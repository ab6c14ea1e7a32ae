import { describe, expect, it } from 'vitest';
import { aReceived } from '../../../../fixtures/builders/a-received.ts';
import { noColumns, type TrialAccount } from '../../trial-balance/record.ts';
import { trialSums } from '../../trial-balance/sums.ts';
import { annualForms } from '../annual-form.ts';
import { noEntries } from '../entries.ts';
import { amountAt, workAnnual } from '../work-annual.ts';
import { drawInto } from './draw.ts';
import { finalSource } from './final.ts';
import { keepMarks, SOURCE } from './mark.ts';
import { placeSource } from './places.ts';
import { instalmentSource, type PaidReceipt } from './receipts.ts';
import { slipSource } from './slips.ts';
import { emptyFilling, fillingOf, stateOf } from './source.ts';
import { trialSource } from './trial-balance.ts';

const masa = { from: '2024-01', to: '2024-12' };
const around = { returns: new Set(['return-1']), expected: 0 };
const receipt = (over: Partial<PaidReceipt>): PaidReceipt => ({
  id: 'r',
  ntpn: 'A'.repeat(16),
  kap: '411126',
  kjs: '100',
  periodFrom: '2024-01',
  periodTo: '2024-01',
  amount: '1000000.00',
  paidAt: 0,
  ...over,
});
const account = (number: string, name: string, rupiah: number, code: string | null, over = {}): TrialAccount => ({
  number,
  name,
  amount: rupiah * 100,
  code,
  confidence: 'sure' as const,
  origin: 'rules' as const,
  confirmed: true,
  ...noColumns,
  ...over,
});

describe('slips received', () => {
  it('leave out what another return has, and what the form has no row for', () => {
    const slips = [
      aReceived({ id: 'a', number: 'A<1>' }),
      aReceived({ id: 'b', usedIn: 'return-2', status: 'USED' }),
      aReceived({ id: 'c', usedIn: 'return-1', status: 'USED' }),
      aReceived({ id: 'd', article: 'BORNE' }),
      aReceived({ id: 'e', article: 'PPH4_2', final: true }),
    ];
    const source = slipSource('1771', slips, around);
    expect(source.documents.map(({ id, left }) => [id, left])).toEqual([
      ['a', null],
      ['b', 'other_return'],
      ['c', null],
      ['d', 'borne'],
    ]);
    expect(fillingOf(source, 'III').rows.III?.map((row) => row[SOURCE])).toEqual(['slips:a', 'slips:c']);
    expect(fillingOf(source, 'III').rows.III?.[0]?.number).toBe('A 1');
    expect([source.amount, stateOf(source)]).toEqual([40_000_000, 'partly']);
    expect(slipSource('2025', slips, around).documents.find(({ id }) => id === 'd')?.left).toBeNull();
  });
});

describe('final tax', () => {
  it('stands in one line by its object, with the rate of its sum', () => {
    const final = { article: 'PPH4_2' as const, final: true, period: '2024-05' };
    const slips = [
      aReceived({ ...final, id: 'a', taxCode: '28-404-01', base: '10000000.00', tax: '2000000.00' }),
      aReceived({ ...final, id: 'b', taxCode: '28-404-11', base: '30000000.00', tax: '3000000.00' }),
      aReceived({ ...final, id: 'c', taxCode: null }),
    ];
    const receipts = [receipt({ kap: '411128', kjs: '420', amount: '500000.00' })];
    const source = finalSource('1771', { slips, receipts, returns: around.returns, masa });
    expect(fillingOf(source, 'IV').lines).toEqual({
      'A1.base': '40000000.00',
      'A1.rate': '12.50',
      'A14.base': '100000000.00',
      'A14.rate': '0.50',
    });
    expect(source.documents.map(({ left }) => left)).toEqual([null, null, 'no_code', null]);
  });
});

/** Two places sold 1,500 and 900 million: tax 12; 8 paid, 4.6 withheld, 0.6 too much (PP 55/2022). */
describe('certain turnover', () => {
  const MILLION = 100_000_000;
  const [head, branch] = ['0019000018021000000000', '0019000018021000000001'];
  const places = [
    { nitku: head, name: 'Kantor pusat', address: 'Jalan A' },
    { nitku: '0019000018021000000002', name: 'Gudang', address: 'Jalan B' },
  ];
  const sold = [
    { nitku: '', sum: -50 * MILLION },
    { nitku: head, sum: 1500 * MILLION },
    { nitku: branch, sum: 900 * MILLION },
  ];

  it('is drawn by place from the invoices, and compared with what was paid and withheld', () => {
    const source = placeSource(places, sold);
    expect(source.documents.map(({ left }) => left)).toEqual(['no_place', null, null]);
    const slip = { article: 'PPH4_2' as const, final: true, taxCode: '28-423-01', base: '920000000', tax: '4600000' };
    const paid = finalSource('2025', {
      slips: [aReceived(slip)],
      receipts: [receipt({ kap: '411128', kjs: '420', amount: '8000000' })],
      returns: around.returns,
      masa,
    });
    const L5 = [source, paid].reduce(
      (sheet, from) =>
        drawInto(sheet, {
          name: from.name,
          filling: fillingOf(from, 'L5'),
          before: undefined,
          replaceTyped: false,
        }).entries,
      noEntries,
    );
    expect(L5.rows.L5A?.map(({ nitku, name }) => [nitku, name])).toEqual([
      [head, 'Kantor pusat'],
      [branch, ''],
      ['0019000018021000000002', 'Gudang'],
    ]);
    const previous = { L5: { e: '100000.00' } };
    const work = { entries: { L5 }, facts: { taxYear: 2025, months: 12 }, previous };
    const worked = workAnnual(annualForms['2025'], work);
    expect(['a', 'b', 'e', 'f', 'g'].map((line) => amountAt(worked, `L5!${line}`) / MILLION)).toEqual([
      2400, 12, 0.6, 0.1, 0.5,
    ]);
  });

  it('keeps the turnover that a person typed for a place', () => {
    const typed = { ...noEntries, rows: { L5B: [{ nitku: head, amount: '1700000000' }] } };
    const filling = fillingOf(placeSource(places, sold), 'L5');
    const { entries, stayed } = drawInto(typed, { name: 'places', filling, before: undefined, replaceTyped: false });
    expect(entries.rows.L5B?.map(({ amount }) => amount)).toEqual(['1700000000', '900000000.00']);
    expect(stayed).toBe(1);
  });
});

describe('instalments', () => {
  it('are summed, and masa without one are counted', () => {
    const paid = [receipt({}), receipt({ id: 's', periodFrom: '2024-02' }), receipt({ id: 't', kjs: '200' })];
    const source = instalmentSource('2025', paid, { masa, months: 12 });
    expect(source).toMatchObject({ amount: 200_000_000, missing: 10, at: ['INDUK!E.14'] });
    const assessed = [receipt({ kjs: '300' }), receipt({ id: 'u', kjs: '300', periodTo: '2024-12' })];
    const named = instalmentSource('2025', [...paid, ...assessed], { masa, months: 12 });
    expect([named.amount, named.documents.map(({ left }) => left)]).toEqual([200_000_000, [null, null, 'principal']]);
    const books = { masa: { from: '2024-02', to: '2025-01' }, months: 12 };
    expect(instalmentSource('2025', paid, books)).toMatchObject({ amount: 100_000_000, missing: 11 });
    expect(instalmentSource('1771', [], { masa, months: 12 })).toMatchObject({ missing: 0, fillings: [{ lines: {} }] });
  });
});

/**
 * A trading company. Profit 400: sales 1,000, cost 100 + 250 - 50, salaries 200, bank interest 20 (final),
 * donation 120 (not deductible): fiscal 400 - 20 + 120 = 500.
 */
const books = trialSums(
  [
    account('1-1', 'Kas', 1_100, '1101'),
    account('2-1', 'Utang usaha', -400, '2102'),
    account('3-1', 'Modal', -300, '3102'),
    account('4-1', 'Penjualan', -1_000, '4002'),
    account('5-1', 'Persediaan awal', 100, '5008'),
    account('5-2', 'Pembelian', 250, '5001'),
    account('5-3', 'Persediaan akhir', -50, '5009'),
    account('6-1', 'Gaji', 200, '5311'),
    account('7-1', 'Bunga bank', -20, '4511', { final: 2_000 }),
    account('8-1', 'Sumbangan', 120, '5409', { plus: 12_000, plusCode: 'FPO-05' }),
    account('9-9', 'Ayat silang', 0, null),
  ],
  'L1C',
);

describe('the trial balance', () => {
  it('fills the lines of the 1771 and its statements', () => {
    const source = trialSource('1771', { sums: books, form: 'L1C' }, '');
    expect(fillingOf(source, 'I').lines).toMatchObject({
      '1a': '1000.00',
      '1e': '20.00',
      '4': '20.00',
      '5e': '120.00',
    });
    expect(fillingOf(source, 'II').lines).toMatchObject({
      '1.hpp': '250.00',
      '12.hpp': '100.00',
      '13.hpp': '50.00',
      '2.other': '200.00',
      '11.outside': '120.00',
    });
    const sum = fillingOf(source, 'LR').rows.LR?.reduce((all, row) => all + Number(row.amount), 0);
    expect([sum, source.amount]).toEqual([400, 40_000]);
    const [assets, claims] = (['NA', 'NK'] as const).map((sheet) =>
      fillingOf(source, sheet).rows[sheet]?.reduce((all, row) => all + Number(row.amount), 0),
    );
    expect([assets, claims]).toEqual([1_100, 1_100]);
  });

  it('fills L1 with the result of the year in retained earnings, unless the sector is another', () => {
    const source = trialSource('2025', { sums: books, form: 'L1C' }, '');
    const { L1: result = [], 'L1.II': balance = [] } = fillingOf(source, 'L1').rows;
    expect(result.find(({ code }) => code === '5409')).toMatchObject({ plus: '120.00', correction: 'FPO-05' });
    expect(balance.find(({ code }) => code === '3200')?.amount).toBe('400.00');
    expect(fillingOf(source, 'INDUK').answers).toEqual({ 'B.1': 'C' });
    expect(trialSource('2025', { sums: books, form: 'L1C' }, 'A')).toMatchObject({ fillings: [], amount: 0 });
    expect(stateOf(trialSource('2025', null, ''))).toBe('missing');
  });
});

describe('drawing', () => {
  const row = (number: string, tax: string, mark?: string) => ({
    npwp: '1',
    number,
    tax,
    ...(mark ? { [SOURCE]: mark } : {}),
  });
  const filling = { ...emptyFilling('III'), rows: { III: [row('A', '10', 'slips:a'), row('B', '20', 'slips:b')] } };
  const how = { name: 'slips' as const, filling, before: undefined, replaceTyped: false };

  it('replaces its own rows only, and a typed row of the same slip stays', () => {
    const sheet = { ...noEntries, rows: { III: [row('b', '7'), row('C', '5'), row('X', '1', 'slips:x')] } };
    const { entries, stayed } = drawInto(sheet, how);
    expect(entries.rows.III?.map(({ number }) => number)).toEqual(['b', 'C', 'A']);
    expect(stayed).toBe(1);
    const replaced = drawInto(sheet, { ...how, replaceTyped: true });
    expect(replaced.entries.rows.III?.map(({ number, tax }) => [number, tax])).toEqual([
      ['C', '5'],
      ['A', '10'],
      ['B', '20'],
    ]);
  });

  it('takes over a typed row that says the same, unless it says more', () => {
    const sheet = {
      ...noEntries,
      rows: {
        III: [
          { ...row('a', '10.00'), base: '0' },
          { ...row('b', '20'), name: 'Bank' },
        ],
      },
    };
    const same = { ...emptyFilling('III'), rows: { III: [row('a', '10', 'slips:a'), row('b', '20', 'slips:b')] } };
    const { entries, stayed } = drawInto(sheet, { ...how, filling: same });
    expect(entries.rows.III?.map((one) => one[SOURCE])).toEqual([undefined, 'slips:a']);
    expect(stayed).toBe(1);
    const lines = { ...emptyFilling('INDUK'), lines: { '10a': '5.00' } };
    expect(drawInto({ ...noEntries, lines: { '10a': '5' } }, { ...how, filling: lines }).lines).toEqual({
      '10a': '5.00',
    });
  });

  it('changes a line that is empty or as it was drawn, and takes back one that the source no longer has', () => {
    const lines = { ...emptyFilling('INDUK'), lines: { '10a': '5.00' } };
    const before = { at: 0, by: '', print: '', lines: { '10a': '3.00', '10b': '1.00' } };
    const own = { ...how, filling: lines, before };
    expect(drawInto({ ...noEntries, lines: { '10a': '3', '10b': '1' } }, own).entries.lines).toEqual({ '10a': '5.00' });
    expect(drawInto({ ...noEntries, lines: { '10a': '4', '10b': '2' } }, own)).toMatchObject({
      stayed: 1,
      lines: {},
      entries: { lines: { '10a': '4', '10b': '2' } },
    });
  });

  it('keeps marks that the sheet has, once each', () => {
    const stored = { ...noEntries, rows: { III: [row('A', '10', 'slips:a')] } };
    const sent = {
      ...noEntries,
      rows: { III: [row('A', '11', 'slips:a'), row('A', '11', 'slips:a'), row('Z', '1', 'slips:z')] },
    };
    expect(keepMarks(sent, stored).rows.III?.map((one) => SOURCE in one)).toEqual([true, false, false]);
  });
});
