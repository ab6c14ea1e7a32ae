import { describe, expect, it } from 'vitest';
import { aBupot, aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { checkMonthLines, exceedsGross, statedLines, sumOfParts } from './month-lines.ts';
import type { BupotInput } from './record.ts';

const month = (over: Partial<BupotInput>): BupotInput => aBupotInput('BPMP', { gross: '10000000', ...over });

const found = (over: Partial<BupotInput>): string[] =>
  checkMonthLines(month(over)).map(({ path, message, severity }) => `${severity} ${path} ${message.split('.').at(-1)}`);

describe('the parts of a gross', () => {
  it.each<[Partial<BupotInput>, string[]]>([
    [{}, []],
    [{ tantiemBonus: '6000000', otherBenefit: '4000000' }, []],
    [{ tantiemBonus: '6000000.50', otherBenefit: '4000000.49' }, []],
    [{ tantiemBonus: '6000001', otherBenefit: '4000000' }, ['error gross parts_above_gross']],
    [{ pensionContribution: '12000000', zakat: '1000000' }, []],
    [{ grossUp: true, pphBenefit: '12000000' }, ['warning pphBenefit benefit_worked']],
    [{ gross: null, tantiemBonus: '1' }, []],
  ])('%o: %o', (over, expected) => expect(found(over)).toEqual(expected));

  it('are named with both sums', () => {
    const [finding] = checkMonthLines(month({ natura: '10500000' }));
    expect(finding?.params).toEqual({ parts: '10.500.000,00', gross: '10.000.000,00' });
  });

  it('are none of the other kinds', () => {
    expect(checkMonthLines(aBupotInput('BPA1', { tantiemBonus: '999999999' }))).toEqual([]);
  });
});

it('are summed without an allowance the employer bears, and stated in whole rupiah', () => {
  const lines = { pphBenefit: '500000', natura: '100.50', zakat: '7.49' };
  expect(sumOfParts(month(lines))).toBe(50_010_050);
  expect(sumOfParts(month({ ...lines, grossUp: true }))).toBe(10_050);
  expect(exceedsGross(month(lines), 50_010_050)).toBe(false);
  expect(statedLines(aBupot('BPMP', lines))).toEqual({ pphBenefit: 50_000_000, natura: 10_100, zakat: 700 });
  expect(statedLines(aBupot('BPMP', { ...lines, grossUp: true }))).toEqual({ natura: 10_100, zakat: 700 });
});
