import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakturStatus } from '../faktur/status.ts';
import { type KnownFaktur, matchStatuses } from './match-statuses.ts';
import { type ListedFaktur, readStatusList, statusFrom, statusRank } from './status-list.ts';

const NUMBER = '04002500114827391';
const SUBSTITUTE = '04012500114827391';

const known = (over: Partial<KnownFaktur> = {}): KnownFaktur => ({
  id: 'a',
  number: null,
  reference: 'INV/1',
  status: 'IN_PROGRESS',
  counterpartyNpwp: '0018845230429000',
  dpp: '11400000.00',
  ppn: '1254000.00',
  ...over,
});

const listed = (over: Partial<ListedFaktur> = {}): ListedFaktur => ({
  row: 2,
  number: NUMBER,
  reference: 'INV/1',
  date: '2025-10-14',
  period: '2025-10',
  counterpartyNpwp: '0018845230429000',
  identity: '0018845230429000',
  counterpartyName: 'PT Meranti Graha Teknik',
  status: 'APPROVED',
  statusText: 'APPROVED',
  dpp: null,
  otherDpp: null,
  ppn: null,
  ppnbm: null,
  ...over,
});

describe("the portal's list against our invoices", () => {
  it('gives number and status to the invoice with the reference', () => {
    expect(matchStatuses([listed()], [known()]).updates).toEqual([
      { id: 'a', from: 'IN_PROGRESS', to: 'APPROVED', number: NUMBER, rows: [2] },
    ]);
  });

  it('goes by the number before the reference', () => {
    const fakturs = [known({ number: NUMBER, status: 'APPROVED', reference: 'CHANGED' }), known({ id: 'b' })];
    const { updates, unchanged } = matchStatuses([listed({ status: 'AMENDED' })], fakturs);
    expect(updates).toEqual([{ id: 'a', from: 'APPROVED', to: 'AMENDED', number: NUMBER, rows: [2] }]);
    expect(unchanged).toBe(0);
  });

  it('tells a substitute from its original though both carry one reference', () => {
    const fakturs = [known({ number: NUMBER, status: 'APPROVED' }), known({ id: 'subs' })];
    const rows = [listed({ row: 2, number: SUBSTITUTE }), listed({ row: 3, status: 'AMENDED' })];
    expect(matchStatuses(rows, fakturs).updates).toEqual([
      { id: 'a', from: 'APPROVED', to: 'AMENDED', number: NUMBER, rows: [3] },
      { id: 'subs', from: 'IN_PROGRESS', to: 'APPROVED', number: SUBSTITUTE, rows: [2] },
    ]);
  });

  it('leaves a replacement made at the portal to itself though it repeats the reference of ours', () => {
    const ours = known({ number: NUMBER, status: 'APPROVED' });
    const alone = matchStatuses([listed({ number: SUBSTITUTE })], [ours]);
    expect([alone.contradictions, alone.unmatched]).toMatchObject([[], [{ reason: 'not_found' }]]);
    const another = '04002500114827999';
    const both = matchStatuses([listed({ row: 2, status: 'AMENDED' }), listed({ row: 3, number: another })], [ours]);
    expect(both).toMatchObject({
      updates: [{ id: 'a', to: 'AMENDED', number: NUMBER }],
      contradictions: [],
      unmatched: [{ row: { number: another }, reason: 'not_found' }],
    });
  });

  it('takes the highest state when an invoice stands in the file more than once', () => {
    const rows = [listed({ row: 9, status: 'AMENDED' }), listed({ row: 2, status: 'APPROVED' })];
    expect(matchStatuses(rows, [known()]).updates).toMatchObject([{ to: 'AMENDED', rows: [2, 9] }]);
  });

  const contradictions: [string, string, Partial<ListedFaktur>[], Partial<KnownFaktur>][] = [
    ['a state below ours', 'lower', [{ status: 'IN_PROGRESS' }], { status: 'APPROVED', number: NUMBER }],
    ['another state of the same height', 'same_rank', [{ status: 'CANCELED' }], { status: 'AMENDED', number: NUMBER }],
    ['two states of the same height', 'several_states', [{ status: 'AMENDED' }, { status: 'CANCELED' }], {}],
    ['two numbers', 'several_numbers', [{}, { number: '04002500114827392' }], {}],
    [
      'a number that is not ours',
      'other_number',
      [{ number: '04002500114827392' }],
      { number: NUMBER, status: 'APPROVED' },
    ],
    ['an approval without a number', 'number_missing', [{ number: null }], {}],
    ['another PPN', 'amount', [{ ppn: '1254001' }], {}],
    ['another buyer', 'buyer', [{ counterpartyNpwp: '0018845230429001' }], {}],
    ['a word nobody knows', 'unknown_status', [{ status: null, statusText: 'DITANGGUHKAN' }], {}],
  ];
  it.each(contradictions)('leaves the invoice alone for %s', (_what, reason, rows, faktur) => {
    const matched = matchStatuses(
      rows.map((row, at) => listed({ row: at + 2, ...row })),
      [known(faktur)],
    );
    expect(matched.updates).toEqual([]);
    expect(matched.contradictions).toMatchObject([{ id: 'a', reason }]);
  });

  it('gives one number to nobody when two invoices claim it', () => {
    const rows = [listed({ row: 2 }), listed({ row: 3, reference: 'INV/2' })];
    const { updates, contradictions } = matchStatuses(rows, [known(), known({ id: 'b', reference: 'INV/2' })]);
    expect(updates).toEqual([]);
    expect(contradictions.map(({ reason }) => reason)).toEqual(['number_taken', 'number_taken']);
  });

  it('names rows that are nobody’s, and those that could be several', () => {
    const rows = [listed({ row: 2, reference: 'INV/9' }), listed({ row: 3 })];
    const { unmatched } = matchStatuses(rows, [known(), known({ id: 'b' })]);
    expect(unmatched.map(({ reason }) => reason)).toEqual(['not_found', 'ambiguous']);
  });

  it('allows for the portal showing whole rupiah', () => {
    const { updates } = matchStatuses([listed({ dpp: '11400000', ppn: '1254000' })], [known({ ppn: '1254000.49' })]);
    expect(updates).toHaveLength(1);
  });

  const states = Object.keys(fakturStatus.states) as (keyof typeof statusRank)[];
  const aNumber = fc.constantFrom(null, NUMBER, SUBSTITUTE, '04002500114827392');
  const aReference = fc.constantFrom(null, 'INV/1', 'INV/2', 'INV/3');
  const aRow = fc.record({
    number: aNumber,
    reference: aReference,
    status: fc.constantFrom(null, ...states),
    ppn: fc.constantFrom(null, '1254000', '1'),
  });
  const ours = fc.array(fc.record({ number: aNumber, reference: aReference, status: fc.constantFrom(...states) }), {
    maxLength: 6,
  });

  it('says the same whatever the order of rows and invoices, and never moves one down', () => {
    const world = fc
      .tuple(fc.array(aRow, { maxLength: 12 }), ours)
      .map(([rows, fakturs]) => ({
        rows: rows.map((row, at) => listed({ row: at + 2, statusText: row.status ?? '?', ...row })),
        fakturs: fakturs
          .filter((faktur, at) => !faktur.number || fakturs.findIndex(({ number }) => number === faktur.number) === at)
          .map((faktur, at) => known({ id: `id${at}`, ...faktur })),
      }))
      .chain(({ rows, fakturs }) =>
        fc.record({
          rows: fc.constant(rows),
          fakturs: fc.constant(fakturs),
          mixedRows: fc.shuffledSubarray(rows, { minLength: rows.length }),
          mixedFakturs: fc.shuffledSubarray(fakturs, { minLength: fakturs.length }),
        }),
      );
    fc.assert(
      fc.property(world, ({ rows, fakturs, mixedRows, mixedFakturs }) => {
        const matched = matchStatuses(rows, fakturs);
        expect(matchStatuses(mixedRows, mixedFakturs)).toEqual(matched);
        for (const { from, to } of matched.updates) expect(statusRank[to]).toBeGreaterThanOrEqual(statusRank[from]);
        const touched = [...matched.updates, ...matched.contradictions].map(({ id }) => id);
        expect(new Set(touched).size).toBe(touched.length);
        const taken = matched.updates.flatMap(({ number }) => number ?? []);
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the portal's list as a table", () => {
  const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }));

  it('is found under titles, its columns in any order and loosely named', () => {
    const rows = readStatusList(
      sheet(
        ['Daftar Faktur Pajak Keluaran'],
        [],
        [
          'Status  Faktur',
          'NPWP Pembeli / Identitas Lainnya',
          'Nama Pembeli',
          'NOMOR FAKTUR PAJAK',
          'Tanggal Faktur Pajak',
          'Harga Jual/Penggantian/DPP',
          'DPP Nilai Lain/DPP',
          'PPN',
          'Referensi',
        ],
        [
          'SIGNING IN PROGRESS',
          '0018 8452 3042 9000',
          'PT M',
          '',
          '14/10/2025',
          '11.400.000,00',
          '10.450.000,00',
          '1.254.000,00',
          'INV/1',
        ],
        ['Approved', '', '', '04 00 25 00114827391', '2025-10-14', '', '', '', '-'],
        ['', '', '', '', '', '', '', '', ''],
      ),
    );
    expect(rows).toMatchObject([
      {
        row: 4,
        status: 'SIGNING_IN_PROGRESS',
        counterpartyNpwp: '0018845230429000',
        number: null,
        reference: 'INV/1',
        date: '2025-10-14',
        dpp: '11400000.00',
        ppn: '1254000.00',
      },
      { row: 5, status: 'APPROVED', number: NUMBER, reference: null },
    ]);
  });

  it('is not taken for one without a status', () => {
    expect(readStatusList(sheet(['Nomor Faktur Pajak', 'Nama'], ['1', 'x']))).toBeNull();
    expect(readStatusList([])).toBeNull();
  });

  it.each(Object.keys(fakturStatus.states))('knows the word %s, however it is spaced', (code) => {
    expect(statusFrom(code)).toBe(code);
    expect(statusFrom(code.toLowerCase().replaceAll('_', ' '))).toBe(code);
  });
});
