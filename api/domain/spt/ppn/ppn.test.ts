import { describe, expect, it } from 'vitest';
import type { Amounts } from '../../definition/worked.ts';
import { amountsOf } from '../../definition/worked.ts';
import { billsOf, overpaymentsOf, paidBefore } from '../bills.ts';
import { type Summed, sumDocuments } from '../document-sum.ts';
import { excessInto, type SentReturn } from '../excess.ts';
import { postedFrom } from '../frozen.ts';
import { documentsOf } from '../line-documents.ts';
import type { SptEntries } from '../record.ts';
import { inputsOf, unmappedIn, workReturn } from '../work-return.ts';
import { ppn } from './definition.ts';
import { vatPlace } from './place.ts';

/** A document of a list, by its code: price, other base and PPN in rupiah. */
const doc = (list: string, code: string, price: number, vat: number, other = price): Summed => ({
  kind: list,
  row: code,
  group: null,
  amounts: { HARGA: `${price}.00`, LAIN: `${other}.00`, PPN: `${vat}.00`, PPNBM: '0.00' },
});
const entries = (over: Partial<SptEntries> = {}): SptEntries => ({
  lines: {},
  overpaidAs: null,
  wholeAnew: false,
  account: null,
  ...over,
});
const work = (documents: readonly Summed[], more: Partial<Parameters<typeof inputsOf>[1]> = {}) =>
  amountsOf(workReturn(ppn, inputsOf(ppn, { sums: sumDocuments(documents), previous: null, ...more })));
const lineOf = (of: ReturnType<typeof work>, line: string) => Number(of.PPN?.[line] ?? Number.NaN);

const sold = [
  doc('A1', '11', 186_400_000, 0),
  doc('A2', '04', 2_418_750_000, 266_062_500, 2_217_187_500),
  doc('A2', '01', 84_500_000, 10_140_000),
  doc('A2', '03', 240_000_000, 26_400_000, 220_000_000),
  doc('A2', '08', 132_000_000, 14_520_000, 121_000_000),
];
const bought = [
  doc('B1', '14', 310_000_000, 34_100_000),
  doc('B2', '04', 1_726_480_000, 189_912_800, 1_582_606_667),
  doc('B2', '01', 42_300_000, 5_076_000),
  doc('B3', '07', 9_000_000, 990_000),
];
const lumped = {
  lines: {
    'I.A.5.HARGA': '96000000.00',
    'I.A.5.LAIN': '88000000.00',
    'I.A.5.PPN': '10560000.00',
    'I.B.HARGA': '12500000.00',
  },
};

describe('SPT Masa PPN', () => {
  it('follows from its documents and what was filled in, line by line', () => {
    const of = work([...sold, ...bought], { entries: entries(lumped), excess: { 'III.G.PPN': 1_035_506_000 } });
    expect(lineOf(of, 'I.A.PPN')).toBe(327_682_500);
    expect(lineOf(of, 'I.A.HARGA')).toBe(3_157_650_000);
    expect(lineOf(of, 'I.C.HARGA')).toBe(3_170_150_000);
    expect(lineOf(of, 'II.G.PPN')).toBe(239_443_860);
    expect(lineOf(of, 'II.G.HARGA')).toBe(2_078_780_000);
    // Codes 02, 03, 07 and 08 are never payable.
    expect(lineOf(of, 'III.A.PPN')).toBe(286_762_500);
    expect(lineOf(of, 'III.E.PPN')).toBe(47_318_640);
    expect(billsOf(ppn, of)).toEqual([{ line: 'III.G.PPN', kapKjs: '411211-100', amount: 4_731_864_000 }]);
  });

  it('takes off what goes back, in the list of what it goes back of', () => {
    const back = {
      ...doc('A2', '04', 0, 0),
      amounts: { HARGA: '-100.00', LAIN: '-92.00', PPN: '-11.00', PPNBM: '0.00' },
    };
    expect(lineOf(work([...sold, back]), 'I.A.2.PPN')).toBe(266_062_489);
  });

  it('asks for building for oneself by its own code, and what is paid back with the rest', () => {
    const of = work([], { entries: entries({ lines: { 'IV.HARGA': '500000001.00', 'V.PPN': '2000000.00' } }) });
    expect(lineOf(of, 'IV.PPN')).toBe(11_000_000);
    expect(billsOf(ppn, of).map(({ kapKjs, amount }) => [kapKjs, amount / 100])).toEqual([
      ['411211-103', 11_000_000],
      ['411211-100', 2_000_000],
    ]);
  });

  it('lists the documents a line adds up, however far down', () => {
    expect(documentsOf(ppn, { form: 'PPN', line: 'III.A.PPN' })).toEqual([
      { kinds: ['A2'], rows: ['04', '05', '06', '01', '09', '10'], amount: 'PPN', times: 1 },
    ]);
    expect(documentsOf(ppn, { form: 'PPN', line: 'III.E.PPN' }).map(({ kinds, times }) => [kinds, times])).toEqual([
      [['A2'], 1],
      [['B1'], -1],
      [['B2'], -1],
    ]);
  });

  it('stops at a code no line takes', () => {
    const lost = doc('B2', '06', 1, 1);
    expect(unmappedIn(ppn, sumDocuments([lost]))).toHaveLength(1);
    const codes = {
      A1: ['11', '12', '13'],
      A2: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
      B1: ['14', '15'],
      B2: ['01', '02', '03', '04', '05', '09', '10'],
      B3: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '14', '15'],
    };
    const known = Object.entries(codes).flatMap(([list, of]) => of.map((code) => doc(list, code, 1, 1)));
    expect(unmappedIn(ppn, sumDocuments(known))).toEqual([]);
  });

  it('prints every line of the form once', () => {
    const shown = ppn.printed.parts.flatMap(({ rows }) =>
      rows.flatMap(({ lines }) => lines.filter((line) => line !== null)),
    );
    expect([...shown].sort()).toEqual(Object.keys(ppn.forms[0]?.lines ?? {}).sort());
  });
});

describe('an amendment of SPT Masa PPN', () => {
  const less = [doc('A2', '01', 1, 1_000_000), doc('B2', '01', 1, 1_900_000)];
  const before = work(less);

  it('asks for the difference (delta): LB 900 to LB 650 pays 250, LB 900 to KB 300 pays 1,200', () => {
    expect(lineOf(before, 'III.G.PPN')).toBe(-900_000);
    const to = (output: number) =>
      lineOf(work([doc('A2', '01', 1, output), doc('B2', '01', 1, 1_900_000)], { previous: before }), 'III.G.PPN');
    expect([to(1_250_000), to(2_200_000), to(800_000)]).toEqual([250_000, 1_200_000, -200_000]);
  });

  it('counts whole where it stands in the place of the one before', () => {
    const of = work([doc('A2', '01', 1, 2_200_000), doc('B2', '01', 1, 1_900_000)], {
      previous: before,
      entries: entries({ wholeAnew: true }),
    });
    expect([lineOf(of, 'III.F.PPN'), lineOf(of, 'III.G.PPN')]).toEqual([0, 300_000]);
  });

  it('carries what was asked to be carried, once, and nothing that was asked back', () => {
    const sent = (overpaidAs: SptEntries['overpaidAs'], over: Partial<SentReturn> = {}): SentReturn => ({
      period: '2025-10',
      revision: 0,
      status: 'FILED',
      amounts: before,
      entries: entries({ overpaidAs }),
      ...over,
    });
    const into = (period: string, of: SentReturn[]) => (excessInto(ppn, period, of)['III.G.PPN'] ?? 0) / 100;
    expect([
      into('2025-11', [sent('carry')]),
      into('2025-11', [sent('examination')]),
      into('2025-10', [sent('carry')]),
    ]).toEqual([900_000, 0, 0]);
    const paid = work([doc('A2', '01', 1, 1_250_000), doc('B2', '01', 1, 1_900_000)], { previous: before });
    expect(into('2025-11', [sent('carry'), sent('carry', { revision: 1, amounts: paid })])).toBe(900_000);
    const november = work([doc('A2', '01', 1, 500_000)], { excess: { 'III.G.PPN': 90_000_000 } });
    expect(lineOf(november, 'III.G.PPN')).toBe(-400_000);
    const used = [sent('carry'), sent('carry', { period: '2025-11', amounts: november })];
    expect(into('2025-12', used)).toBe(400_000);
  });

  describe('of parts IV and V, which it says again whole', () => {
    const messages = (output: number, lines: Record<string, string>, previous: Amounts | null = null) =>
      work([doc('A2', '01', 1, output)], { entries: entries({ lines }), previous });
    const proof = (kapKjs: string, amount: string) => ({ kapKjs, amount });
    const normal = messages(1_000, { 'IV.HARGA': '100000.00', 'V.PPN': '70.00' });
    const paid = [proof('411211-100', '1070.00'), proof('411211-103', '2200.00')];
    const billed = (of: Amounts, before: Record<string, string>) =>
      billsOf(ppn, of, before).map(({ kapKjs, amount }) => [kapKjs, amount / 100]);

    it('bills by each code only what receipts of the return before do not cover', () => {
      const before = paidBefore(ppn, [{ amounts: normal, proofs: paid }]);
      expect(before).toEqual({ '411211-100': '70.00', '411211-103': '2200.00' });
      expect(billed(messages(1_000, { 'IV.HARGA': '100000.00', 'V.PPN': '70.00' }, normal), before)).toEqual([]);
      expect(billed(messages(1_200, { 'IV.HARGA': '150000.00', 'V.PPN': '100.00' }, normal), before)).toEqual([
        ['411211-100', 230],
        ['411211-103', 1_100],
      ]);
      // An overpayment of one line does not reduce another.
      expect(billed(messages(700, { 'V.PPN': '100.00' }, normal), before)).toEqual([['411211-100', 30]]);
    });

    it('bills all of it where the return before was never paid, and the rest where it was in part', () => {
      const lines = { 'V.PPN': '70.00' };
      expect(billed(messages(1_000, lines, normal), paidBefore(ppn, [{ amounts: normal, proofs: [] }]))).toEqual([
        ['411211-100', 70],
      ]);
      const part = paidBefore(ppn, [{ amounts: normal, proofs: [proof('411211-100', '1030.00')] }]);
      expect(billed(messages(1_000, lines, normal), part)).toEqual([['411211-100', 40]]);
    });

    it('counts the receipts of every return before, and gives back what is less now', () => {
      const first = messages(1_000, { 'V.PPN': '100.00' }, normal);
      const before = paidBefore(ppn, [
        { amounts: first, proofs: [proof('411211-100', '30.00')] },
        { amounts: normal, proofs: paid },
      ]);
      expect(before['411211-100']).toBe('100.00');
      const second = messages(1_000, { 'V.PPN': '60.00' }, first);
      expect(billed(second, before)).toEqual([]);
      expect(overpaymentsOf(ppn, second, '2025-10', null, before)).toMatchObject([
        { line: 'V.PPN', amount: 4_000, becomes: 'refund' },
      ]);
      expect(postedFrom(ppn, '2025-10', { sums: [], previous: first, paidBefore: before })).toMatchObject({
        paidBefore: before,
      });
    });
  });

  it('says what becomes of what was paid too much once that is chosen', () => {
    const becomes = (chosen: SptEntries['overpaidAs']) =>
      overpaymentsOf(ppn, before, '2025-10', chosen).map((one) => one.becomes);
    expect([becomes(null), becomes('carry'), becomes('preliminary')]).toEqual([
      ['undecided'],
      ['carry'],
      ['preliminary'],
    ]);
    expect(postedFrom(ppn, '2025-10', { sums: sumDocuments(less), previous: null }).overpaid).toBe('900000.00');
  });
});

describe('where a VAT document stands', () => {
  const of = (over: Partial<Parameters<typeof vatPlace>[0]>) =>
    vatPlace({
      type: 'IN',
      status: 'CREDITED',
      code: '04',
      period: '2025-10',
      creditPeriod: '2025-12',
      uncreditReason: null,
      documentKind: null,
      ...over,
    });
  it.each([
    ['credited, in the masa of the credit', {}, { period: '2025-12', list: 'B2', sign: 1 }],
    [
      'not credited, in its own',
      { status: 'UNCREDITED', creditPeriod: null },
      { period: '2025-10', list: 'B3', sign: 1 },
    ],
    ['with a facility', { code: '07' }, { period: '2025-10', list: 'B3', sign: 1 }],
    ['undecided', { status: 'APPROVED', creditPeriod: null }, null],
    [
      'waiting for consent, as before',
      { status: 'WAITING_FOR_CANCELLATION' },
      { period: '2025-12', list: 'B2', sign: 1 },
    ],
    ['an import', { type: 'DOC_IN', documentKind: 'PIB', code: '14' }, { period: '2025-12', list: 'B1', sign: 1 }],
    ['sold', { type: 'OUT', status: 'APPROVED', creditPeriod: null }, { period: '2025-10', list: 'A2', sign: 1 }],
    [
      'exported',
      { type: 'DOC_OUT', status: 'APPROVED', documentKind: 'PEB', code: '11' },
      { period: '2025-10', list: 'A1', sign: 1 },
    ],
    ['replaced', { type: 'OUT', status: 'AMENDED' }, null],
    ['sent back to us', { type: 'RETURN_OUT', status: 'APPROVED' }, { period: '2025-10', list: 'A2', sign: -1 }],
  ] as const)('%s', (_, over, place) => expect(of(over)).toEqual(place));

  it('goes back where the invoice stands, by its own date', () => {
    const invoice = {
      type: 'IN',
      status: 'CREDITED',
      code: '04',
      period: '2025-08',
      creditPeriod: '2025-09',
      uncreditReason: null,
      documentKind: null,
    } as const;
    const back = { ...invoice, type: 'RETURN_IN', status: 'APPROVED', period: '2025-10', creditPeriod: null } as const;
    expect(vatPlace(back, invoice)).toEqual({ period: '2025-10', list: 'B2', sign: -1 });
    expect(vatPlace(back, { ...invoice, status: 'UNCREDITED', creditPeriod: null })?.list).toBe('B3');
  });
});
