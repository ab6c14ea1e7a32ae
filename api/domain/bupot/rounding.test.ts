import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { roundingWord, slipRounding } from '../rules/bupot/rounding.ts';
import { amountsOf } from './compute.ts';
import { explainSlip } from './explain.ts';
import { isAnnual, type SlipKind, slipKinds } from './kinds.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

const taxOf = (kind: SlipKind, over: Partial<BupotInput>): string => amountsOf(aBupotInput(kind, over)).tax;

describe('how the tax of a slip becomes whole rupiah', () => {
  it('is half up since Coretax, before 22 May 2025 by assumption, and drops fractions before', () => {
    const at = ['2024-12-31', '2025-01-01', '2025-05-21', '2025-05-22', '2026-09-30'];
    expect(at.map((day) => [slipRounding.at(day), roundingWord(day).split('.').at(-1)])).toEqual([
      ['down', 'rupiah_down'],
      ['nearest', 'rupiah_nearest_assumed'],
      ['nearest', 'rupiah_nearest_assumed'],
      ['nearest', 'rupiah_nearest'],
      ['nearest', 'rupiah_nearest'],
    ]);
    expect(slipRounding.ruleAt('2025-05-21').source.note).toContain('assumed');
    expect(slipRounding.ruleAt('2025-05-22').source).toMatchObject({ article: 'ps. 129 ayat (1)' });
    expect(slipRounding.ruleAt('2025-05-22').source.note).toBeUndefined();
  });

  it.each<[SlipKind, Partial<BupotInput>, string]>([
    // 1.000.025 × 2 % = 20.000,50
    ['BPPU', { taxCode: '24-104-03', gross: '1000025' }, '20001.00'],
    // 1.000.003 × 20 % = 200.000,60; 1.000.002 × 20 % = 200.000,40
    ['BPNR', { gross: '1000003' }, '200001.00'],
    ['BP26', { gross: '1000003' }, '200001.00'],
    ['BP26', { gross: '1000002' }, '200000.00'],
    // 1.000.005 × 10 % = 100.000,50
    ['SP', { taxCode: '28-403-02', gross: '1000005' }, '100001.00'],
    // 1.000.003 × 20 % = 200.000,60
    ['CY', { taxCode: '28-404-01', gross: '1000003' }, '200001.00'],
    // 50 % × 1.000.099 = 500.049,50; × 5 % = 25.002,475; a rounded base would give 25.002,50
    ['BP21', { taxCode: '21-100-07', gross: '1000099' }, '25002.00'],
    // 617.295 × 5 % = 30.864,75
    ['BP21', { taxCode: '21-100-07', gross: '1234590' }, '30865.00'],
    // 10.000.099 × 1,5 % = 150.001,485; 10.000.066 × 1,5 % = 150.000,99
    ['BPMP', { ptkp: 'K/1', gross: '10000099' }, '150001.00'],
    ['BPMP', { ptkp: 'K/1', gross: '10000066' }, '150001.00'],
    // 10.500.310 × 2,5 % = 262.507,75
    ['BPMP', { ptkp: 'TK/0', gross: '10500310' }, '262508.00'],
    // Seven days at 0,5 % of 500.001 each: 17.500,035; a single day would round to 2.500
    ['BP21', { taxCode: '21-100-24', gross: '3500150', workingDays: '7' }, '17501.00'],
    // 2 × (5 % × 50 % × 3.000.010) = 150.000,50
    ['BP21', { taxCode: '21-100-30', gross: '6000020', workingDays: '2' }, '150001.00'],
    // 75.000.010: 0 on 50 million, 5 % of 25.000.010 = 1.250.000,50
    ['BP21', { taxCode: '21-401-01', gross: '75000010' }, '1250001.00'],
    ['BPMP', { ptkp: 'TK/0', gross: '10500310', period: '2024-10', date: '2024-10-31' }, '262507.00'],
  ])('%s %o: %s', (kind, over, tax) => {
    const input = aBupotInput(kind, over);
    expect(amountsOf(input).tax).toBe(tax);
    expect(explainSlip(input).get('tax')?.rounding).toBe(roundingWord(lawDay(input)));
  });

  it.each([
    ['10500100.49', '10500100.00'],
    ['10500100.50', '10500101.00'],
  ])('takes a gross of %s as %s, in every kind that has one', (gross, whole) => {
    for (const kind of slipKinds)
      if (!isAnnual(kind)) expect(amountsOf(aBupotInput(kind, { gross })).gross).toBe(whole);
  });

  it('finds the band on the rounded gross', () => {
    const within = amountsOf(aBupotInput('BPMP', { ptkp: 'TK/0', gross: '5400000.01' }));
    expect(within).toMatchObject({ gross: '5400000.00', rate: '0', tax: '0.00' });
  });

  it('rounds nothing in between: the fee is shown whole and deducted exactly', () => {
    const input = aBupotInput('BPA1', {
      ptkp: 'TK/0',
      salaryPension: '61499999',
      pensionContribution: null,
      zakat: null,
    });
    const { lines } = amountsOf(input);
    expect(lines).toMatchObject({
      positionFee: '3075000.00',
      netIncome: '58424999.00',
      annualizedTaxableIncome: '4424000.00',
      pph21Liability: '221200.00',
    });
    const fee = explainSlip(input).get('positionFee');
    expect(fee?.rounding).toBe('explain.rounding.shown_nearest');
    expect(fee?.inputs?.map(({ value }) => value)).toContain('3074999.95');
  });

  it('writes each line of a year whole, so that they add up', () => {
    const parts = { salaryPension: '60000000.50', otherBenefit: '1500000.50', pensionContribution: '100.49' };
    const { lines, gross } = amountsOf(aBupotInput('BPA1', { ptkp: 'TK/0', ...parts }));
    expect(gross).toBe('61500002.00');
    expect(lines).toMatchObject({ brutoIncome: '61500002.00', pensionContribution: '100.00' });
  });

  it('rounds the share of a year once', () => {
    const year = { periodFrom: '2025-06', withholdingAnnuality: 'ANNUALIZED', ptkp: 'TK/0' } as const;
    const { lines } = amountsOf(aBupotInput('BPA1', { ...year, salaryPension: '62000005', pensionContribution: null }));
    // (62.000.005 − 3.100.000) × 12/7 = 100.971.437,14; − 54.000.000 = 46.971.000; × 5 % = 2.348.550; × 7/12 = 1.369.987,50
    expect(lines).toMatchObject({ pph21TotalIncome: '100971437.00', pph21AnnualizedIncome: '2348550.00' });
    expect(lines?.pph21Liability).toBe('1369988.00');
  });
});

describe('an individual and a company abroad', () => {
  const rate = fc.integer({ min: 1, max: 10_000 }).map((parts) => String(parts / 100));
  const terms = fc.record({
    gross: fc
      .bigInt({ min: 1n, max: 9_000_000_000_000_00n })
      .map((sen) => `${sen / 100n}.${String(sen % 100n).padStart(2, '0')}`),
    facility: fc.constantFrom('NONE', 'SKD', 'OTHER'),
    rate,
    nett: fc.option(rate, { nil: null }),
    grossUp: fc.boolean(),
  });

  it('have the same withheld from the same amount on the same terms', () => {
    fc.assert(
      fc.property(terms, ({ gross, facility, rate: typed, nett, grossUp }) => {
        const free = facility !== 'NONE';
        const slip = {
          gross,
          facility,
          certificateNumber: free ? 'SKD-1' : null,
          rate: free ? typed : null,
          nett: free ? nett : null,
          grossUp: free ? false : grossUp,
        } as Partial<BupotInput>;
        const [person, company] = (['BP26', 'BPNR'] as const).map((kind) => amountsOf(aBupotInput(kind, slip)));
        for (const field of ['gross', 'base', 'rate', 'tax'] as const) expect(person?.[field]).toBe(company?.[field]);
      }),
    );
  });

  it('pay a rupiah less of nothing', () => {
    expect(taxOf('BP26', { gross: '33333333' })).toBe(taxOf('BPNR', { gross: '33333333' }));
  });
});
