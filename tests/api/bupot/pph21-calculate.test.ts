import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';

type Line = { line?: string; field: string; amount: string; explain: { formula?: string; inputs?: unknown[] } };
type Answer = { rate?: string; lines: Line[]; settled?: Line[] };

const CALCULATE = '/ebupot/ctas/calculate';
const A1 = '/ebupot/unifikasi/ctas/domestic/a1a2/calculate';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const aMonth = (over: object = {}) => ({
  kind: 'BPMP',
  code: '21-100-01',
  period: '2025-03',
  income: '15500000',
  status: 'TK/0',
  ...over,
});

const aYear = (detailA1: object = {}, over: object = {}) => ({
  kind: 'BPA1',
  year: 2025,
  statusPtkp: 'TK',
  ptkpNumber: '0',
  withholdingAnnuality: 'FULL_YEAR',
  detailA1: { salaryPension: '120000000', ...detailA1 },
  ...over,
});

const amounts = ({ lines, settled = [] }: Answer) =>
  Object.fromEntries([...lines, ...settled].map(({ field, amount }) => [field, amount]));
const calculate = (json: object, path = CALCULATE) => rina.post<Answer>(path, json);
const refused = async (json: unknown, path = CALCULATE) => {
  const answer = await rina.request('POST', path, { json });
  return [answer.status, (await answer.json()).errors];
};

describe('one payment', () => {
  it('comes with every number and where it comes from', async () => {
    const answer = await calculate(aMonth());
    expect(answer.rate).toBe('7');
    expect(amounts(answer)).toEqual({
      income: '15500000.00',
      allowance: '0.00',
      gross: '15500000.00',
      tax: '1085000.00',
      borne: '0.00',
      withheld: '1085000.00',
      takeHome: '14415000.00',
    });
    expect(answer.lines.find(({ field }) => field === 'tax')?.explain).toMatchObject({
      label: 'pph21.tax',
      formula: 'pph21.formula.ter_monthly_a',
      rule: { name: 'PP 58/2023 ps. 2 dan Lampiran', from: '2024-01-01' },
      inputs: [{ value: '15500000.00' }, { value: '7', unit: 'percent' }],
    });
  });

  it.each([
    [
      'grossed up',
      aMonth({ income: '51827997', grossUp: true }),
      { allowance: '13777062.00', takeHome: '51827997.00' },
    ],
    ['borne by the government', aMonth({ facility: 'DTP' }), { borne: '1085000.00', withheld: '0.00' }],
    [
      'of six days',
      { kind: 'BP21', code: '21-100-24', day: '2025-10-31', income: '3000000', workingDays: 6 },
      { average: '500000.00', tax: '15000.00' },
    ],
    [
      'to a lawyer',
      { kind: 'BP21', code: '21-100-07', day: '2025-10-31', income: '400000000' },
      { base: '200000000.00', tax: '24000000.00' },
    ],
    [
      'of a severance in two parts',
      {
        kind: 'BP21',
        code: '21-401-01',
        day: '2025-10-31',
        income: '300000000',
        earlier: [{ day: '2025-01-31', gross: '400000000' }],
      },
      { taxOnEarlier: '47500000.00', tax: '65000000.00' },
    ],
    [
      'by a treaty',
      {
        kind: 'BP26',
        code: '27-100-99',
        day: '2025-10-31',
        income: '40000000',
        facility: 'SKD',
        typed: { base: '40000000', rate: '12.5' },
      },
      { tax: '5000000.00' },
    ],
  ])('%s', async (_, json, expected) => expect(amounts(await calculate(json))).toMatchObject(expected));
});

describe('a year', () => {
  it('comes line by line as slip A1 has them, at every address', async () => {
    const json = aYear(
      { salaryPension: '62000000', zakat: '3100000' },
      { firstMonth: 9, withholdingAnnuality: 'ANNUALIZED', pph21WithheldDtp: '3255000' },
    );
    const answer = await calculate(json, A1);
    expect(answer.lines.map(({ line }) => line)).toEqual(Array.from({ length: 23 }, (_, at) => String(at + 1)));
    expect(amounts(answer)).toMatchObject({
      netIncome: '56900000.00',
      pph21TotalIncome: '170700000.00',
      pph21Liability: '3835000.00',
      pph21PaymentDifference: '580000.00',
      withheld: '580000.00',
    });
    for (const path of [CALCULATE, A1.replace('domestic', 'foreign'), '/ebupot/bp2126/bpa1/calculate'])
      expect(await calculate(json, path)).toEqual(answer);
  });

  it('settles with the monthly slips: what the government bore is not paid back', async () => {
    const slips = [9, 10, 11].map((month) => ({ month, tax: '1085000', borne: month === 9 ? '1085000' : '0' }));
    const answer = await calculate(
      aYear(
        { salaryPension: '62000000', pensionContribution: '400000' },
        { firstMonth: 9, withholdingAnnuality: 'PARTIAL_YEAR', slips },
      ),
    );
    expect(amounts(answer)).toMatchObject({
      pph21WithheldDtp: '3255000.00',
      pph21PaymentDifference: '-2975000.00',
      refunded: '1890000.00',
      notRefunded: '1085000.00',
    });
  });

  it('grosses up, and works slip A2', async () => {
    const grossedUp = aYear(
      { salaryPension: '180000000', pensionContribution: '1800000', grossUpBenefit: 'true' },
      { statusPtkp: 'K', ptkpNumber: '1' },
    );
    expect(amounts(await calculate(grossedUp)).pphBenefit).toBe('12211650.00');
    const { detailA1: _, ...facts } = aYear();
    const detailA2 = { salaryPension: '100000000', wifeBenefit: '10000000', riceBenefit: '10000000' };
    expect(amounts(await calculate({ ...facts, kind: 'BPA2', detailA2 }))).toMatchObject({
      brutoIncome: '120000000.00',
      pph21Liability: '3000000.00',
    });
  });
});

describe('what cannot be worked out', () => {
  it.each([
    ['no status', aMonth({ status: undefined }), 'status', /status PTKP/],
    ['a minus', aMonth({ income: '-1' }), 'income', /rupiah/],
    ['an amount in words', aMonth({ income: 'sejuta' }), 'income', /contoh 15\.500\.000/],
    ['an amount without end', aMonth({ income: '9'.repeat(20) }), 'income', /13 angka/],
    ['a number for an amount', aMonth({ income: 15_500_000 }), 'income', /Jenis nilai/],
    ['no object', aMonth({ code: '99-999-99' }), 'code', /99-999-99/],
    ['an object by the name of a method', aMonth({ code: 'constructor' }), 'code', /tidak berlaku/],
    [
      'a month before the law',
      aMonth({ period: '2023-12' }),
      'day',
      /sebelum 2024 belum ada di data kami.*TER bulanan/,
    ],
    ['a month that is none', aMonth({ period: '2025-13' }), 'period', /Jenis nilai/],
    ['a day and a month', aMonth({ day: '2025-03-31' }), 'day', /salah satu/],
    ['a day that is none', aMonth({ period: undefined, day: '2025-02-30' }), 'day', /tanggal yang ada/],
    ['a facility of another slip', aMonth({ facility: 'SKB' }), 'facility', /SKB/],
    ['a base where the law has one', aMonth({ typed: { base: '1', rate: '5' } }), 'typed', /aturan/],
    [
      'a day above the limit',
      { kind: 'BP21', code: '21-100-24', day: '2025-10-31', income: '2500001' },
      'code',
      /21-100-30/,
    ],
    [
      'an earlier payment that is later',
      { kind: 'BP21', code: '21-401-01', day: '2025-10-31', income: '1', earlier: [{ day: '2025-11-01', gross: '1' }] },
      'earlier.0.day',
      /sesudah/,
    ],
    [
      'a third year',
      { kind: 'BP21', code: '21-401-01', day: '2025-10-31', income: '1', earlier: [{ day: '2023-11-01', gross: '1' }] },
      'code',
      /21-100-25/,
    ],
    [
      'earlier payments beyond every amount',
      {
        kind: 'BP21',
        code: '21-401-01',
        day: '2025-10-31',
        income: '1',
        earlier: Array.from({ length: 60 }, () => ({ day: '2025-01-01', gross: '9999999999999' })),
      },
      'income',
      /terlalu besar/,
    ],
    [
      'nothing typed',
      { kind: 'BP21', code: '21-100-38', day: '2025-10-31', income: '1' },
      'typed',
      /dasar pengenaan, tarif/,
    ],
    [
      'a rate above everything',
      { kind: 'BP21', code: '21-100-38', day: '2025-10-31', income: '1', typed: { base: '1', rate: '101' } },
      'typed.rate',
      /0 sampai 100/,
    ],
    ['months that run back', aYear({}, { firstMonth: 9, lastMonth: 3 }), 'lastMonth', /Bulan terakhir/],
    ['a year before the law', aYear({}, { year: 2023 }), 'year', /Aturan sebelum 2024 belum ada di data kami/],
    ['an amount of the slip', aYear({ zakat: '1.000' }), 'detailA1.zakat', /rupiah/],
    ['an object of a payment', aYear({}, { taxCode: '21-100-07' }), 'taxCode', /21-100-07/],
    ['a slip of the last month', aYear({}, { slips: [{ month: 12, tax: '1' }] }), 'slips', /sebelum bulan terakhir/],
    [
      'line 22 twice',
      aYear({}, { slips: [{ month: 1, tax: '1' }], pph21WithheldDtp: '1' }),
      'pph21WithheldDtp',
      /salah satu/,
    ],
    ['a line of slip A2', aYear({ wifeBenefit: '1' }), 'detailA1.wifeBenefit', /tidak dikenal/],
    ['no kind', { code: '21-100-01' }, 'kind', /./],
  ])('%s is said at its field', async (_, json, field, words) => {
    const [status, errors] = await refused(json);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(errors[field]).toMatch(words);
  });

  it.each([[null], [[]], ['x'], [7], [{ kind: { $ne: 1 } }], [{ ...aMonth(), __proto__: { income: '1' } }]])(
    'never fails on %j',
    async (json) => {
      const answer = await rina.request('POST', CALCULATE, { json });
      expect([200, 400, 422]).toContain(answer.status);
    },
  );

  it('is available in English too, and to nobody without the permission', async () => {
    const english = await app.as('rina', undefined, 'en');
    const answer = await english.request('POST', CALCULATE, { json: aMonth({ income: '-1' }) });
    expect((await answer.json()).errors.income).toMatch(/amount in rupiah/);
    const budi = await app.as('budi');
    expect((await budi.request('POST', CALCULATE, { json: aMonth() })).status).toBe(403);
  });
});
