import { describe, expect, it } from 'vitest';
import { aBupot, aBupotInput } from '../../../../fixtures/builders/a-bupot.ts';
import { amountsOf } from '../compute.ts';
import type { Bupot, BupotInput } from '../record.ts';
import { type DrawnYear, drawYear } from './draw.ts';
import { sayYearFinding } from './finding.ts';
import { employeeKey, monthText, type YearChoices, type YearRun } from './monthly-slips.ts';
import { drawnOf, redrawn } from './redraw.ts';

const YEAR = 2025;

type Lines = Partial<Pick<BupotInput, 'gross' | 'otherBenefit' | 'insuranceBenefit' | 'tantiemBonus' | 'pphBenefit'>> &
  Partial<Pick<BupotInput, 'pensionContribution' | 'zakat' | 'grossUp'>>;

const slip = (month: number, lines: Lines, over: Partial<Omit<Bupot, 'kind'>> = {}): Bupot => {
  const period = monthText(YEAR, month);
  const input = { period, date: `${period}-28`, ptkp: 'TK/0', ...lines } as const;
  return aBupot('BPMP', {
    ...input,
    ...amountsOf(aBupotInput('BPMP', input)),
    grossTyped: input.gross ?? null,
    id: `m${month}`,
    number: `25000000${month}`,
    ...over,
  });
};

const draft = { status: 'DRAFT', number: null } as const;

type Around = { kind?: 'BPA1' | 'BPA2'; lastPay?: YearRun['lastPay']; chosen?: Partial<YearChoices> };

const draw = (slips: readonly Bupot[], { kind = 'BPA1', lastPay = 'ASK', chosen = {} }: Around = {}): DrawnYear => {
  const key = slips[0] ? employeeKey(slips[0]) : '';
  const employee = { key, slips, annuals: [], namesakes: [] };
  const drawn = drawYear(kind, employee, { year: YEAR, lastMonth: 12, lastPay }, { today: '2026-01-10', chosen });
  if (!drawn) throw new Error('not drawn');
  return drawn;
};

const usual = {
  gross: '11954000',
  otherBenefit: '1500000',
  insuranceBenefit: '454000',
  pensionContribution: '300000',
};
const thr = { ...usual, gross: '21954000', tantiemBonus: '10000000' };

const year = (over: Readonly<Partial<Record<number, Lines>>> = {}): Bupot[] =>
  Array.from({ length: 12 }, (_, at) => slip(at + 1, over[at + 1] ?? (at === 3 ? thr : usual), at === 11 ? draft : {}));

describe('a year of TK/0 with THR in April, JHT of 2 % and JP of 1 %', () => {
  it.each([
    [1, '478160.00'],
    [4, '1975860.00'],
    [11, '478160.00'],
  ])('month %i is withheld from its gross, whatever the employee pays', (month, tax) => {
    expect(year()[month - 1]?.tax).toBe(tax);
    const none = { pensionContribution: '0', zakat: '250000' };
    expect(slip(month, { ...(month === 4 ? thr : usual), ...none }).tax).toBe(tax);
  });

  it('is drawn line by line', () => {
    const drawn = draw(year());
    expect(drawn).toMatchObject({ state: 'ready', gross: '153448000.00', withheld: '6757460.00' });
    expect(drawn.findings.map(({ rule }) => rule)).toEqual(['last_from_draft']);
    expect(drawn.input).toMatchObject({
      salaryPension: '120000000.00',
      pphBenefit: null,
      otherBenefit: '18000000.00',
      honorarium: null,
      insuranceBenefit: '5448000.00',
      natura: null,
      tantiemBonus: '10000000.00',
      pensionContribution: '3600000.00',
      zakat: null,
    });
    expect(amountsOf(drawn.input).lines).toMatchObject({
      brutoIncome: '153448000.00',
      positionFee: '6000000.00',
      pensionContribution: '3600000.00',
      totalDeduction: '9600000.00',
      netIncome: '143848000.00',
      ptkpAmount: '54000000.00',
      annualizedTaxableIncome: '89848000.00',
      pph21Liability: '7477200.00',
      pph21WithheldDtp: '6757460.00',
      pph21PaymentDifference: '719740.00',
    });
    expect(drawn.difference).toBe('719740.00');
  });

  it('names the months of each line', () => {
    const { tantiemBonus, pensionContribution, salaryPension, pph21WithheldDtp, natura } = draw(year()).lineMonths;
    expect(tantiemBonus).toEqual([{ month: 4, amount: 1_000_000_000 }]);
    expect(pensionContribution).toHaveLength(12);
    expect(salaryPension?.at(-1)).toEqual({ month: 12, amount: 1_000_000_000 });
    expect(pph21WithheldDtp?.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(natura).toEqual([]);
  });
});

describe('months without lines', () => {
  it('are salary as a whole; the slip says which, and where fees are missing', () => {
    const unsplit = { gross: '11954000' };
    const drawn = draw(year({ 2: unsplit, 3: unsplit }));
    expect(drawn.input).toMatchObject({
      salaryPension: '123908000.00',
      otherBenefit: '15000000.00',
      pensionContribution: '3000000.00',
    });
    expect(drawn.findings).toContainEqual({ rule: 'lines_mixed', weight: 'note', months: [2, 3] });
    expect(drawn.findings).toContainEqual({ rule: 'fees_mixed', weight: 'doubt', months: [2, 3] });
    expect(drawn.findings.map((finding) => sayYearFinding('en', YEAR, finding)).join()).toContain(
      'without parts of the gross',
    );
  });

  it('all of them: there is no note', () => {
    const plain = { gross: '11954000' };
    const drawn = draw(year(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, plain]))));
    expect(drawn.input).toMatchObject({ salaryPension: '143448000.00', pensionContribution: null });
    expect(drawn.findings.map(({ rule }) => rule)).toEqual(['last_from_draft']);
  });

  it('are those whose parts exceed the gross', () => {
    const drawn = draw(year({ 5: { ...usual, natura: '11000000' } as Lines }));
    expect(drawn.input).toMatchObject({ salaryPension: '121954000.00', natura: null });
    expect(drawn.findings).toContainEqual(expect.objectContaining({ rule: 'lines_mixed', months: [5] }));
  });
});

describe('the last month', () => {
  const months = year().slice(0, 11);

  it('has the lines of the month before where its pay is the same', () => {
    expect(draw(months, { lastPay: 'SAME' }).input).toMatchObject({
      otherBenefit: '18000000.00',
      pensionContribution: '3600000.00',
    });
  });

  it('has those of its draft where the pay entered is that of the draft, and none otherwise', () => {
    const same = draw(year(), { chosen: { lastGross: '11954000' } });
    expect(same.input.pensionContribution).toBe('3600000.00');
    const other = draw(year(), { chosen: { lastGross: '12000000' } });
    expect(other.input).toMatchObject({ salaryPension: '122000000.00', pensionContribution: '3300000.00' });
    expect(other.findings).toContainEqual(expect.objectContaining({ rule: 'fees_mixed', months: [12] }));
  });
});

it('of a public employer all is salary, and the fees are deducted', () => {
  const { input, findings } = draw(year(), { kind: 'BPA2' });
  expect(input).toMatchObject({ salaryPension: '153448000.00', otherBenefit: null, pensionContribution: '3600000.00' });
  expect(findings.map(({ rule }) => rule)).not.toContain('lines_mixed');
});

it('puts a fixed tax allowance on line 2, and one that was worked out where the employer bore the tax', () => {
  const fixed = year({ 6: { ...usual, gross: '12454000', pphBenefit: '500000' } });
  expect(draw(fixed).input).toMatchObject({ salaryPension: '120000000.00', pphBenefit: '500000.00' });
  const borne = slip(6, { ...usual, grossUp: true, pphBenefit: '999' });
  const mixed = draw(year().map((one) => (one.id === 'm6' ? borne : one)));
  expect(Number(mixed.input.pphBenefit)).toBe(Number(borne.gross) - 11_954_000);
  expect(mixed.input).toMatchObject({ salaryPension: '120000000.00', grossUpBenefit: false });
});

it('adds up months in whole rupiah, as they are on their slips', () => {
  const sen = { gross: '11954000.60', otherBenefit: '1500000.50', insuranceBenefit: '454000.10' };
  const drawn = draw(year(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, sen]))));
  expect(drawn.input).toMatchObject({ otherBenefit: '18000012.00', insuranceBenefit: '5448000.00' });
  expect(amountsOf(drawn.input).gross).toBe(drawn.gross);
});

describe('drawn again', () => {
  const first = draw(year());
  const thrInMay = draw(year({ 4: usual, 5: { ...thr, gross: '23954000', tantiemBonus: '12000000' } }));

  it('takes over changed lines and lets the gross grow as much as that of the months', () => {
    const again = redrawn(first.input, drawnOf(first.input), thrInMay.input);
    expect(again).toEqual({ ...thrInMay.input, pph21WithheldDtp: thrInMay.input.pph21WithheldDtp });
  });

  it('keeps lines a person entered that no month states, and those a person moved', () => {
    const edited = { ...first.input, zakat: '500000', natura: '4000000.00', salaryPension: '116000000.00' };
    expect(redrawn(edited, drawnOf(first.input), thrInMay.input)).toMatchObject({
      zakat: '500000',
      natura: '4000000.00',
      tantiemBonus: '12000000.00',
      salaryPension: '116000000.00',
    });
    const moved = { ...first.input, otherBenefit: '20000000.00', salaryPension: '118000000.00' };
    expect(redrawn(moved, drawnOf(first.input), thrInMay.input)).toMatchObject({
      otherBenefit: '20000000.00',
      salaryPension: '118000000.00',
    });
  });

  it('keeps the gross where the months state at last what a person had divided', () => {
    const plain = draw(
      year(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, { gross: '11954000' }]))),
    );
    const divided = { ...plain.input, tantiemBonus: '9000000', salaryPension: '134448000.00' };
    const again = redrawn(divided, drawnOf(plain.input), draw(year({ 4: usual })).input);
    expect(again).toMatchObject({
      otherBenefit: '18000000.00',
      insuranceBenefit: '5448000.00',
      tantiemBonus: '9000000',
      salaryPension: '111000000.00',
    });
    expect(amountsOf(again).gross).toBe(plain.gross);
  });
});
