import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { aBillingInput } from '../../../fixtures/builders/a-billing.ts';
import { aNik, anNpwp } from '../../../fixtures/builders/a-company.ts';
import { passes } from '../definition/finding.ts';
import texts from '../messages/id/billing-check.ts';
import { say } from '../messages/index.ts';
import { type CheckContext, checkBilling } from './check.ts';
import { isFarAhead } from './check-pair.ts';
import { pairOf, pairs } from './pairs.ts';
import { type BillingInput, needsOf, spanFor } from './record.ts';

const OWN = anNpwp(900_001);
const OTHER = anNpwp(900_002, '062');
const ZEROS = '0'.repeat(16);
const ctx: CheckContext = { today: '2025-11-20', company: { npwp: OWN }, origin: 'hand' };
const seen = new Set<string>();

const find = (over: Partial<BillingInput>, around: Partial<CheckContext> = {}) =>
  checkBilling(aBillingInput(over), { ...ctx, ...around }).map(({ path, message, severity, proposal }) => {
    const rule = message.replace('billing.check.', '');
    seen.add(rule);
    return `${severity} ${path} ${rule}${proposal === undefined ? '' : ` → ${proposal}`}`;
  });

const pair = (code: string, from = '2025-10', to = from) => ({
  kap: code.slice(0, 6),
  kjs: code.slice(7),
  periodFrom: from,
  periodTo: to,
});
const notice = { ...pair('411211-300', '2025-03'), assessmentNumber: '00012/107/25/021/25' };
const land = { ...pair('411128-402'), nop: '317401000100200030', objectAddress: 'Jalan Kenanga 3' };
const without = { ...land, payerKind: 'non', payerNpwp: ZEROS, payerNik: aNik(7) } as const;

it('finds nothing in ordinary billings', () => {
  for (const over of [{}, notice, land, without, { ...land, payerKind: 'other', payerNpwp: OTHER } as const])
    expect(find(over)).toEqual([]);
  expect(find({ ...pair('411618-100', '2025-01', '2025-12'), description: 'Deposit' })).toEqual([]);
  expect(find({ ...pair('411211-500', '2024-02', '2024-05') })).toEqual([]);
  expect(find({ amount: '1500000.00', depositorName: 'Rina' })).toEqual([]);
});

describe('the pair and its period', () => {
  test.each<[string, Partial<BillingInput>, string[]]>([
    ['no codes', { kap: '', kjs: '' }, ['error kap required', 'error kjs required']],
    ['odd codes', { kap: '41112', kjs: '1' }, ['error kap kap_digits', 'error kjs kjs_digits']],
    ['no period', { periodFrom: '', periodTo: '' }, ['error periodFrom required', 'error periodTo required']],
    ['a month that is none', { periodFrom: '2025-13' }, ['error periodFrom period_invalid']],
    ['an unknown pair', pair('411121-999'), ['error kjs pair_unknown']],
    ['a pair that ended', pair('411121-106'), ['error kjs pair_ended']],
    ['a pair that was moved to another account', pair('411211-102'), ['error kjs pair_moved']],
    ['a pair brought together with others', pair('411124-104'), ['error kjs pair_moved → 100']],
    ['a pair that had not begun', pair('411618-100', '2024-12'), ['error kjs pair_not_yet']],
    ['VAT by hand', pair('411211-100'), ['error kjs return_ppn']],
    ['VAT by hand, before Coretax', pair('411211-100', '2024-12'), []],
    ['pay by hand', pair('411121-100'), ['error kjs return_pph21']],
    ['rent by hand', pair('411128-403'), ['error kjs return_unifikasi']],
    ['article 29 by hand', pair('411126-200', '2025-01', '2025-12'), ['error kjs return_badan']],
    ['article 29 of a person', pair('411125-200', '2025-01', '2025-12'), ['error kjs return_pribadi']],
    ['two months of a monthly tax', { periodTo: '2025-11' }, ['error periodTo period_one_month → 2025-10']],
    [
      'a deposit for a month',
      pair('411618-100', '2025-10'),
      ['error periodFrom period_whole_year → 2025-01', 'error periodTo period_whole_year → 2025-12'],
    ],
    ['an end before the start', pair('411211-500', '2024-05', '2024-02'), ['error periodTo period_order → 2024-05']],
    ['two years', pair('411211-500', '2023-05', '2024-02'), ['error periodTo period_one_year → 2023-12']],
    ['next month', pair('411126-100', '2025-12'), ['warning periodFrom period_future']],
    ['a deposit of this year', pair('411618-100', '2025-01', '2025-12'), []],
    ['a deposit of next year', pair('411618-100', '2026-01', '2026-12'), ['warning periodFrom period_future']],
  ])('%s', (_, over, expected) => expect(find(over)).toEqual(expected));

  it('of a return is refused by hand only', () => {
    for (const origin of ['return', 'adopted'] as const) expect(find(pair('411211-100'), { origin })).toEqual([]);
  });
});

describe('amount and description', () => {
  test.each<[string, Partial<BillingInput>, string[]]>([
    ['none', { amount: ' ' }, ['error amount required']],
    ['sen', { amount: '1500000.50' }, ['error amount amount_whole']],
    ['points', { amount: 'Rp 1.500.000,00' }, ['error amount amount_whole → 1500000']],
    ['a comma of sen', { amount: '1500,25' }, ['error amount amount_whole']],
    ['negative', { amount: '-5' }, ['error amount amount_negative']],
    ['negative in brackets', { amount: '(1.500.000)' }, ['error amount amount_negative']],
    ['negative rupiah', { amount: 'Rp -1.500.000' }, ['error amount amount_negative']],
    ['words', { amount: 'sejuta' }, ['error amount amount_whole']],
    ['zero', { amount: '0' }, ['error amount amount_zero']],
    ['thirteen digits', { amount: '9999999999999' }, []],
    ['fourteen digits', { amount: '10000000000000' }, ['error amount amount_digits']],
    ['leading zeros', { amount: '00000000000000001' }, []],
    ['a long description', { description: 'x'.repeat(256) }, ['error description too_long']],
  ])('%s', (_, over, expected) => expect(find(over)).toEqual(expected));
});

describe('notice and object', () => {
  test.each<[string, Partial<BillingInput>, string[]]>([
    ['a notice without number', { ...notice, assessmentNumber: null }, ['error assessmentNumber required']],
    [
      'a number without strokes',
      { ...notice, assessmentNumber: '000121072502125' },
      ['error assessmentNumber assessment_pattern → 00012/107/25/021/25'],
    ],
    [
      'a number of another kind',
      { ...notice, assessmentNumber: 'S-12/PJ/2025' },
      ['error assessmentNumber assessment_pattern'],
    ],
    [
      'a number where none belongs',
      { assessmentNumber: '00012/107/25/021/25' },
      ['error assessmentNumber assessment_unused → '],
    ],
    [
      'land without its number',
      { ...land, nop: null, objectAddress: '' },
      ['error nop required', 'error objectAddress required'],
    ],
    ['a NOP with marks', { ...land, nop: '31.74.010.001.002-0003.0' }, ['error nop nop_digits → 317401000100200030']],
    ['a short NOP', { ...land, nop: '3174' }, ['error nop nop_digits']],
    ['a long place', { ...land, objectCity: 'x'.repeat(101) }, ['error objectCity too_long']],
    [
      'land where none belongs',
      { nop: '3', objectCity: 'Bogor' },
      ['error nop object_unused → ', 'error objectCity object_unused → '],
    ],
  ])('%s', (_, over, expected) => expect(find(over)).toEqual(expected));
});

describe('the payer', () => {
  const other = { ...land, payerKind: 'other', payerNpwp: OTHER } as const;
  test.each<[string, Partial<BillingInput>, string[]]>([
    ['nobody', { payerKind: 'x' as 'self' }, ['error payerKind payer_unknown']],
    [
      'another where only the owner may',
      { payerKind: 'other', payerNpwp: OTHER },
      ['error payerKind payer_self_only → self'],
    ],
    [
      'nobody of number for a collector',
      { ...without, ...pair('411212-900'), nop: null, objectAddress: null },
      ['error payerKind payer_needs_npwp'],
    ],
    ['own tax under another number', { payerNpwp: OTHER }, [`error payerNpwp payer_not_company → ${OWN}`]],
    ['no number', { ...other, payerNpwp: '' }, ['error payerNpwp required']],
    ['the old number of a branch', { ...other, payerNpwp: '016112047013001' }, ['error payerNpwp npwp_branch']],
    ['fifteen digits', { ...other, payerNpwp: OTHER.slice(1) }, [`error payerNpwp npwp_digits → ${OTHER}`]],
    ['zeros', { ...other, payerNpwp: ZEROS }, ['error payerNpwp npwp_zeros']],
    ['the company itself', { ...other, payerNpwp: OWN }, ['error payerKind payer_is_company → self']],
    ['a wrong check digit', { ...other, payerNpwp: '0999999990062000' }, ['warning payerNpwp npwp_luhn']],
    ['a person by NIK', { ...other, payerNpwp: aNik(3) }, []],
    ['a NIK of nowhere', { ...other, payerNpwp: '9912345678901234' }, ['warning payerNpwp nik_province']],
    ['without NPWP, but one given', { ...without, payerNpwp: OTHER }, [`error payerNpwp npwp_not_zeros → ${ZEROS}`]],
    ['without NPWP and NIK', { ...without, payerNik: null }, ['warning payerNik nik_advised']],
    [
      'a NIK with blanks',
      { ...without, payerNik: '3174 0112 0985 0007' },
      ['error payerNik nik_digits → 3174011209850007'],
    ],
    ['a NIK born on no day', { ...without, payerNik: '3174019913850007' }, ['warning payerNik nik_birth_date']],
    ['a NIK of no serial', { ...without, payerNik: '3174011209850000' }, ['warning payerNik nik_serial']],
    ['a tax office of two digits', { payerKpp: '21' }, ['error payerKpp kpp_digits']],
    ['a tax office the list does not have', { payerKpp: '998' }, ['warning payerKpp kpp_unknown']],
    ['a tax office', { payerKpp: '021' }, []],
    ['a NIK beside an NPWP', { payerNik: aNik(3) }, ['error payerNik nik_unused → ']],
    [
      'no name and no address',
      { payerName: '', payerAddress: ' ', payerCity: '' },
      ['error payerName required', 'error payerAddress required', 'error payerCity required'],
    ],
    ['a long depositor', { depositorName: 'x'.repeat(256) }, ['error depositorName too_long']],
  ])('%s', (_, over, expected) => expect(find(over)).toEqual(expected));
});

describe('what a pair needs', () => {
  const needs = (code: string, period = '2025-10') => {
    const found = pairOf(code.slice(0, 6), code.slice(7), period);
    return found && needsOf(found);
  };
  it('is read off the pair', () => {
    expect(needs('411128-402')).toEqual({
      period: 'month',
      object: true,
      assessmentNumber: false,
      payers: ['self', 'other', 'non'],
    });
    expect(needs('411211-300')).toMatchObject({ assessmentNumber: true, payers: ['self'] });
    expect(needs('411122-900', '2024-01')?.payers).toEqual(['self', 'other']);
  });

  it('offers a period that it then accepts', () => {
    const masa = fc
      .tuple(fc.integer({ min: 2020, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.constantFrom(...pairs), masa, masa, ({ period }, from, to) => {
        const span = spanFor(period, { from, to });
        expect(spanFor(period, span)).toEqual(span);
        expect(span.from <= span.to && span.from.slice(0, 4) === span.to.slice(0, 4)).toBe(true);
      }),
    );
  });
});

it('never throws, and always has words', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', '0', '-', '2025-10', '1899-01', '411128', '402', '300', OWN, ZEROS, 'non', 'other', 'self'),
  );
  const wild = fc.record(Object.fromEntries(Object.keys(aBillingInput()).map((key) => [key, text])));
  fc.assert(
    fc.property(wild, fc.constantFrom('hand', 'return', 'adopted'), (body, origin) => {
      const input = body as unknown as BillingInput;
      for (const { message } of checkBilling(input, { ...ctx, origin: origin as CheckContext['origin'] }))
        expect(say('id', message)).not.toBe(message);
    }),
    { numRuns: 500 },
  );
});

it('passes with warnings and not with errors', () => {
  const findings = (over: Partial<BillingInput>) => checkBilling(aBillingInput(over), ctx);
  expect(passes(findings({ ...without, payerNik: null }))).toBe(true);
  expect(passes(findings({ amount: '0' }))).toBe(false);
});

afterAll(() => {
  expect(Object.keys(texts).filter((rule) => !seen.has(rule))).toEqual([]);
});

it.each([
  ['2026-11', false],
  ['2026-12', true],
  ['2099-12', true],
  ['2025-10', false],
  ['', false],
])('masa %s is far ahead of 20 November 2025: %s', (periodFrom, far) =>
  expect(isFarAhead({ periodFrom }, '2025-11-20')).toBe(far),
);
