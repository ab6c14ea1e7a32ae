import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../kind.ts';
import { type Cells, unknownStyle } from '../raw.ts';
import { alike, checkRow, inputOfRow } from './check-row.ts';
import { billingFields } from './fields.ts';

const OWN = '0414107001021000';
const company = {
  npwp: OWN,
  pkp: true,
  government: false,
  name: 'PT Sagara Niaga',
  address: 'Jalan Kebon Sirih 48',
  city: 'Jakarta',
};
const context: CheckContext = { today: '2026-03-16', company, style: unknownStyle };
const whole: Cells = { pair: '411126-100', period: '03-2026', amount: '1500000' };

const inputOf = (cells: Cells) => inputOfRow([{ row: 2, cells }], context);
const findingKeys = (cells: Cells) =>
  checkRow([{ row: 2, cells }], context).findings.flatMap((row) =>
    row.map(({ path, message, proposal }) => [
      path,
      message.split('.').at(-1),
      ...(proposal === undefined ? [] : [proposal]),
    ]),
  );

describe('the tax of a row', () => {
  it.each([
    { pair: '411126-100' },
    { pair: '411126100' },
    { pair: '411126 / 100' },
    { pair: '411126-100 PPh Pasal 25 Badan' },
    { pair: 'KAP 411126 KJS 100' },
    { pair: '411126', kjs: '100' },
    { kap: '411126', kjs: '100' },
    { kap: '411.126', kjs: ' 100 ' },
    { kap: '411126-100' },
    { kap: '411126100', kjs: '100' },
    { pair: '411126-100', kap: '411126', kjs: '100' },
  ] as Cells[])('is read from %o', (codes) => {
    const { pair: _, ...rest } = whole;
    expect(inputOf({ ...rest, ...codes })).toMatchObject({ kap: '411126', kjs: '100' });
    expect(findingKeys({ ...rest, ...codes })).toEqual([]);
  });

  it.each([
    ['pair', 'angsuran pph badan', '411126-100'],
    ['pair', 'PPh 25 Badan', '411126-100'],
    ['pair', 'jual tanah', '411128-402'],
    ['kap', 'umkm', '411128-420'],
  ])('written into %s as "%s" is proposed as %s, and blamed once', (field, words, proposal) => {
    const { pair: _, ...rest } = whole;
    expect(findingKeys({ ...rest, [field]: words })).toEqual([[field, 'pair_words', proposal]]);
    expect(findingKeys({ ...rest, [field]: proposal }).filter(([path]) => path === field)).toEqual([]);
  });

  it('closed with Coretax is proposed as what it became, both codes where one cell has both', () => {
    const { pair: _, ...rest } = whole;
    expect(findingKeys({ ...rest, pair: '411211-102' })).toEqual([['pair', 'pair_moved', '411212-101']]);
    expect(findingKeys({ ...rest, kap: '411211', kjs: '102' })).toEqual([['kjs', 'pair_moved']]);
    expect(findingKeys({ ...rest, kap: '411124', kjs: '104' })).toEqual([['kjs', 'pair_moved', '100']]);
  });

  it('finds the words of KJS within its KAP', () => {
    const { pair: _, ...rest } = whole;
    expect(findingKeys({ ...rest, kap: '411128', kjs: 'jual tanah' })).toEqual([['kjs', 'pair_words', '402']]);
  });

  it('means the pair of the era of its masa', () => {
    const { pair: _, ...rest } = whole;
    expect(findingKeys({ ...rest, pair: 'ppjb rumah', period: '03-2024' })[0]).toEqual([
      'pair',
      'pair_words',
      '411128-402',
    ]);
    expect(findingKeys({ ...rest, pair: 'ppjb rumah' })[0]).toEqual(['pair', 'pair_words', '411128-432']);
  });

  it('says where codes disagree, are no codes, or belong to a return', () => {
    expect(findingKeys({ ...whole, kap: '411128' })).toEqual([['pair', 'pair_disagrees']]);
    expect(findingKeys({ ...whole, pair: 'qwertyuiop' })).toEqual([['pair', 'pair_words_unknown']]);
    expect(findingKeys({ ...whole, pair: '411126-999' })).toEqual([['pair', 'pair_unknown']]);
    expect(findingKeys({ ...whole, pair: '411211-100' })).toEqual([['pair', 'return_ppn']]);
    expect(findingKeys({ ...whole, pair: '41112' })).toContainEqual(['pair', 'kap_digits']);
  });
});

describe('the masa of a row', () => {
  it.each([
    [{ period: '03-2026' }, '2026-03', '2026-03'],
    [{ period: '3/2026' }, '2026-03', '2026-03'],
    [{ period: '2026-03' }, '2026-03', '2026-03'],
    [{ period: 'Maret 2026' }, '2026-03', '2026-03'],
    [{ period: 'Masa Maret 2026' }, '2026-03', '2026-03'],
    [{ period: 'Nopember 2025' }, '2025-11', '2025-11'],
    [{ period: 'May 2025' }, '2025-05', '2025-05'],
    [{ period: '2026-03-01' }, '2026-03', '2026-03'],
    [{ period: '31/03/2026' }, '2026-03', '2026-03'],
    [{ period: '46082' }, '2026-03', '2026-03'],
    [{ period: '03032026' }, '2026-03', '2026-03'],
    [{ period: '032026' }, '2026-03', '2026-03'],
    [{ period: '32026' }, '2026-03', '2026-03'],
    [{ period: '3', year: '2026' }, '2026-03', '2026-03'],
    [{ period: 'Maret', year: 'TP 2026' }, '2026-03', '2026-03'],
    [{ period: 'Jan-Des 2026' }, '2026-01', '2026-12'],
    [{ period: 'Januari s.d. Maret 2026' }, '2026-01', '2026-03'],
    [{ period: '01/2026 - 03/2026' }, '2026-01', '2026-03'],
    [{ period: '01-2026 sampai dengan 12-2026' }, '2026-01', '2026-12'],
    [{ period: '01-12/2026' }, '2026-01', '2026-12'],
    [{ period: '01122026' }, '2026-01', '2026-12'],
    [{ period: '2026' }, '2026-01', '2026-12'],
    [{ year: '2026' }, '2026-01', '2026-12'],
    [{ periodFrom: '1', periodTo: '12', year: '2026' }, '2026-01', '2026-12'],
    [{ periodFrom: 'Maret', year: '2026' }, '2026-03', '2026-03'],
    [{ periodFrom: '02-2026', periodTo: '04-2026' }, '2026-02', '2026-04'],
  ] as const)('%o is %s to %s', (cells, from, to) => {
    const { period: _, ...rest } = whole;
    expect(inputOf({ ...rest, ...cells })).toMatchObject({ periodFrom: from, periodTo: to });
  });

  it('that no month can be made of is said once, at its cell', () => {
    expect(findingKeys({ ...whole, period: 'bulan lalu' })).toEqual([['period', 'month_unreadable']]);
    expect(findingKeys({ ...whole, period: '13-2026' })).toEqual([['period', 'month_unreadable']]);
    expect(findingKeys({ ...whole, year: '2025' })).toEqual([['year', 'year_differs']]);
    expect(findingKeys({ ...whole, year: 'lalu' })).toEqual([['year', 'year_unreadable']]);
    const { period: _, ...rest } = whole;
    expect(findingKeys(rest)).toEqual([['period', 'required']]);
    expect(findingKeys({ ...rest, periodFrom: '01-2026', periodTo: 'akhir' })).toEqual([
      ['periodTo', 'month_unreadable'],
    ]);
  });

  it('of the wrong length is mended in the cell it was read from', () => {
    expect(findingKeys({ ...whole, period: 'Jan-Mar 2026' })).toEqual([['period', 'period_one_month', '01/2026']]);
    expect(
      findingKeys({ ...whole, pair: '411126-310', assessmentNumber: '000121062402125', period: '01-2024' }),
    ).toEqual([]);
    const { period: _, ...rest } = whole;
    expect(findingKeys({ ...rest, year: '2026' })).toEqual([['year', 'period_one_month']]);
    expect(findingKeys({ ...rest, periodFrom: '01-2026', periodTo: '02-2026' })).toEqual([
      ['periodTo', 'period_one_month', '01/2026'],
    ]);
  });
});

describe('amount, object and notice of a row', () => {
  it.each([
    ['1.500.000', '1500000'],
    ['Rp 1.500.000,-', '1500000'],
    ['1,500,000.00', '1500000.00'],
    ['1500000', '1500000'],
  ])('reads %s as %s', (amount, expected) => expect(inputOf({ ...whole, amount }).amount).toBe(expected));

  it('says what is no amount of whole rupiah', () => {
    expect(findingKeys({ ...whole, amount: '1.500,75' })).toEqual([['amount', 'amount_whole']]);
    expect(findingKeys({ ...whole, amount: '0' })).toEqual([['amount', 'amount_zero']]);
    expect(findingKeys({ ...whole, amount: 'nihil' })).toEqual([['amount', 'number_unreadable']]);
    const { amount: _, ...rest } = whole;
    expect(findingKeys(rest)).toEqual([['amount', 'required']]);
  });

  it('takes numbers with their marks, and asks for what the pair needs and nothing else', () => {
    const land = { ...whole, pair: '411128-402', objectAddress: 'Jalan Melati 1' };
    expect(inputOf({ ...land, nop: '31.74.010.001.002-0003.0' }).nop).toBe('317401000100200030');
    expect(findingKeys({ ...land, nop: '31.74.010.001.002-0003.0' })).toEqual([]);
    expect(findingKeys({ ...land, nop: '3174010001' })).toEqual([['nop', 'nop_digits']]);
    expect(findingKeys({ ...whole, nop: '317401000100200030' })).toEqual([['nop', 'object_unused', '']]);
    expect(inputOf({ ...whole, assessmentNumber: '000121062402125' }).assessmentNumber).toBe('00012/106/24/021/25');
  });
});

describe('the payer of a row', () => {
  const other = '0021487365043000';
  const place = { payerName: 'PT Lain', payerAddress: 'Jalan Lain 1', payerCity: 'Bogor' };

  it('is the company where nothing, its own name or its own number stands there', () => {
    const own: Cells[] = [
      {},
      { payerNpwp: OWN },
      { payerNpwp: '41.410.700.1-021.000' },
      { payerName: 'pt sagara niaga' },
    ];
    for (const cells of own)
      expect(inputOf({ ...whole, ...cells })).toMatchObject({
        payerKind: 'self',
        payerNpwp: OWN,
        payerAddress: company.address,
        payerCity: company.city,
      });
  });

  it('is another by NPWP, or someone by NIK', () => {
    const pair = '411128-402';
    const land = { ...whole, ...place, pair, nop: '317401000100200030', objectAddress: 'Jalan Melati 1' };
    expect(inputOf({ ...land, payerNpwp: other })).toMatchObject({
      payerKind: 'other',
      payerNpwp: other,
      payerNik: null,
    });
    expect(inputOf({ ...land, payerNik: '3171234506900001' })).toMatchObject({
      payerKind: 'non',
      payerNpwp: '0'.repeat(16),
      payerNik: '3171234506900001',
    });
    expect(findingKeys({ ...land, payerNpwp: other, payerCity: '' })).toContainEqual(['payerCity', 'required']);
  });

  it('has a tax office, written as people do, and a kind of number that must be that of its number', () => {
    const kpp = (payerKpp: string) => inputOf({ ...whole, payerKpp }).payerKpp;
    expect(['021', '21', '021 KPP Pratama Menteng', ''].map(kpp)).toEqual(['021', '021', '021', null]);
    expect(findingKeys({ ...whole, payerKpp: '20211' })).toEqual([['payerKpp', 'kpp_digits']]);
    for (const payerNumberType of ['', 'NPWP', 'npwp 16 digit'])
      expect(findingKeys({ ...whole, payerNumberType })).toEqual([]);
    expect(findingKeys({ ...whole, payerNumberType: 'NIK' })).toEqual([['payerNumberType', 'number_type_differs']]);
  });

  it('is asked for where only a name stands there, and refused where the pair is for its owner only', () => {
    expect(findingKeys({ ...whole, payerName: 'PT Lain' })).toEqual([['payerNpwp', 'payer_number_missing']]);
    expect(findingKeys({ ...whole, ...place, payerNpwp: other })).toContainEqual(['payerNpwp', 'payer_self_only']);
    expect(findingKeys({ ...whole, ...place, payerNpwp: '21487365043000' })).toContainEqual([
      'payerNpwp',
      'npwp_zeros',
      other,
    ]);
  });
});

describe('rows alike', () => {
  const keys = (cells: Cells) => alike([{ row: 2, cells: { ...whole, ...cells } }], context);

  it('share a month of the same tax, payer, land and notice', () => {
    expect(keys({})).toHaveLength(1);
    expect(keys({ period: '01-2026 s.d. 03-2026' })).toHaveLength(3);
    expect(keys({ period: '01-2026 s.d. 03-2026' })).toContain(keys({})[0]);
    const others: Cells[] = [{ pair: '411126-300' }, { period: '04-2026' }, { nop: '317401000100200030' }];
    for (const cells of others) expect(keys(cells)).not.toContain(keys({})[0]);
    expect(keys({ payerNpwp: '0021487365043000' })).not.toContain(keys({})[0]);
    expect(keys({ period: '?' })).toEqual([]);
  });
});

describe('any text in any cell', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[-0-9.,;:/() %eE]{0,30}$/),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '#REF!',
      '1e9',
      'NaN',
      '9999-99',
      '0'.repeat(40),
    ),
    fc.constantFrom(
      '411126-100',
      '411128',
      '402',
      '01-2026',
      'Jan-Des 2026',
      '2026',
      '1.500.000',
      '01.414.107.0-021.000',
    ),
  );
  const cells = fc.record(Object.fromEntries(Object.keys(billingFields).map((field) => [field, text])), {
    requiredKeys: [],
  });

  it('is read and checked without failing, and only ready where nothing is wrong', () => {
    fc.assert(
      fc.property(cells, (of) => {
        const row = Object.fromEntries(
          Object.entries(of).filter((one): one is [string, string] => one[1] !== undefined),
        );
        const { findings, sums } = checkRow([{ row: 2, cells: row }], context);
        expect(Number.isSafeInteger(sums[0])).toBe(true);
        expect(findings.flat().every(({ path }) => Object.hasOwn(billingFields, path))).toBe(true);
        alike([{ row: 2, cells: row }], context);
      }),
      { numRuns: 2_000 },
    );
  });
});
