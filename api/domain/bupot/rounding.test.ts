import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { slipRounding } from '../rules/bupot/rounding.ts';
import { amountsOf } from './compute.ts';
import { explainSlip } from './explain.ts';
import { type SlipKind, slipKinds } from './kinds.ts';
import type { BupotInput } from './record.ts';

const taxOf = (kind: SlipKind, over: Partial<BupotInput>): string => amountsOf(aBupotInput(kind, over)).tax;

describe('how the tax of a slip becomes whole rupiah', () => {
  it('is half up of unifikasi and of article 26, and drops fractions of article 21', () => {
    const halfUp = slipKinds.filter((kind) => slipRounding[kind].at('2025-10-01') === 'nearest');
    expect(halfUp).toEqual(['BPPU', 'BPNR', 'SP', 'CY', 'BP26']);
    for (const kind of slipKinds) expect(slipRounding[kind].at('2024-10-01'), kind).toBe('down');
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
    // 50 % × 1.000.099 = 500.049,50; × 5 % = 25.002,475
    ['BP21', { taxCode: '21-100-07', gross: '1000099' }, '25002.00'],
    // 10.000.099 × 1,5 % = 150.001,485; 10.000.066 × 1,5 % = 150.000,99
    ['BPMP', { ptkp: 'K/1', gross: '10000066' }, '150000.00'],
  ])('%s %o: %s', (kind, over, tax) => {
    const input = aBupotInput(kind, over);
    expect(amountsOf(input).tax).toBe(tax);
    const way = slipRounding[kind].at('2025-10-14') === 'nearest' ? 'rupiah_nearest' : 'rupiah_down';
    expect(explainSlip(input).get('tax')?.rounding).toBe(`explain.rounding.${way}`);
  });

  it('drops the fraction of the share of a year', () => {
    const year = { periodFrom: '2025-06', withholdingAnnuality: 'ANNUALIZED', ptkp: 'TK/0' } as const;
    const { lines } = amountsOf(aBupotInput('BPA1', { ...year, salaryPension: '62000005', pensionContribution: null }));
    // (62.000.005 − 3.100.000) × 12/7 = 100.971.437,14; − 54.000.000 = 46.971.000; × 5 % = 2.348.550; × 7/12 = 1.369.987,5
    expect(lines).toMatchObject({ pph21TotalIncome: '100971437.00', pph21AnnualizedIncome: '2348550.00' });
    expect(lines?.pph21Liability).toBe('1369987.00');
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
        const told = {
          ...{ gross, facility, certificateNumber: free ? 'SKD-1' : null },
          ...{ rate: free ? typed : null, nett: free ? nett : null, grossUp: free ? false : grossUp },
        } as Partial<BupotInput>;
        const [person, company] = (['BP26', 'BPNR'] as const).map((kind) => amountsOf(aBupotInput(kind, told)));
        for (const field of ['gross', 'base', 'rate', 'tax'] as const) expect(person?.[field]).toBe(company?.[field]);
      }),
    );
  });

  it('pay a rupiah less of nothing', () => {
    expect(taxOf('BP26', { gross: '33333333' })).toBe(taxOf('BPNR', { gross: '33333333' }));
  });
});
