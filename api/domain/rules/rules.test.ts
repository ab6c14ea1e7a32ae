import { describe, expect, it, test } from 'vitest';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { lateAfterMonths, uploadDay } from './deadlines.ts';
import { asPassport } from './identity/abroad.ts';
import { headOffice, isHeadOffice, isNitku } from './identity/nitku.ts';
import { asNpwp16, nikDoubt, passesLuhn } from './identity/npwp.ts';
import { elevenTwelfths, fullBase, ownBase, ppnbmBase, ppnbmRates, ppnRate } from './ppn.ts';
import { wholeRupiahRounding } from './rounding.ts';

describe('rates and factors', () => {
  test.each([
    ['1985-04-01', [10, 100]],
    ['2022-03-31', [10, 100]],
    ['2022-04-01', [11, 100]],
    ['2024-12-31', [11, 100]],
    ['2025-01-01', [12, 100]],
  ])('PPN on %s', (day, rate) => expect(ppnRate.at(day)).toEqual(rate));

  it('has 11/12 from 2025 and not a day before', () => {
    expect(elevenTwelfths.at('2025-01-01')).toEqual([11, 12]);
    expect(() => elevenTwelfths.at('2024-12-31')).toThrow(RangeError);
  });

  it('keeps the effective rate at 11 %', () => {
    const [a, b] = ppnRate.at('2025-01-01');
    const [c, d] = elevenTwelfths.at('2025-01-01');
    expect((a * c) / (b * d)).toBe(0.11);
  });

  it('names the rule that makes a whole base the base', () => {
    expect(fullBase.ruleAt('2024-12-31').source.name).toBe('UU 8/1983');
    expect(fullBase.ruleAt('2025-01-01').source.name).toBe('PMK 131/2024');
    expect(ownBase.ruleAt('2025-02-03').source.name).toBe('UU 8/1983');
    expect(ownBase.ruleAt('2025-02-04').source.name).toBe('PMK 11/2025');
  });

  it('rounds whole rupiah down before 2025 and half up since', () => {
    expect(wholeRupiahRounding.at('2024-12-31')).toBe('down');
    expect(wholeRupiahRounding.at('2025-01-01')).toBe('nearest');
    expect(wholeRupiahRounding.ruleAt('2025-05-21').source.note).toMatch(/assumed/);
    expect(wholeRupiahRounding.ruleAt('2025-05-22').source.note).toBeUndefined();
  });

  it('lists the percentages of PPnBM once each, lowest first', () => {
    expect(ppnbmRates('2025-01-01').join(' ')).toBe('0 10 15 20 25 30 40 50 60 70 75 95');
    expect(() => ppnbmRates('2021-10-15')).toThrow(RangeError);
    expect(ppnbmBase.at('2025-01-01')).toBe('DPP');
  });

  it('moves the upload day from the 15th to the 20th with invoices of May 2025', () => {
    expect(uploadDay.at('2025-04-30')).toBe(15);
    expect(uploadDay.at('2025-05-01')).toBe(20);
    expect(lateAfterMonths.at('2025-05-01')).toBe(3);
  });
});

describe('NPWP', () => {
  test.each([
    ['0612345678901000', '0612345678901000'],
    ['61.234.567.8-901.000', '0612345678901000'], // classic, 15 digits
    ['612345678901000', '0612345678901000'],
    ['21487365043000', '0021487365043000'], // zeros a spreadsheet lost
    ['12345678901', null],
    ['06123456789010000', null],
    ['A612345678901000', null],
    ['01.611.204.7-013.001', null], // a branch, which has no such number
    ['', null],
  ])('%j is %s', (text, npwp) => expect(asNpwp16(text)).toBe(npwp));

  it('checks the check digit of a company', () => {
    const good = anNpwp(900_001);
    expect(passesLuhn(good)).toBe(true);
    const wrong = good.slice(0, 9) + ((Number(good[9]) + 1) % 10) + good.slice(10);
    expect(passesLuhn(wrong)).toBe(false);
  });

  it('lets a number in NIK form pass', () => expect(passesLuhn('3171234506900001')).toBe(true));
});

describe('NIK', () => {
  test.each([
    ['3171234506900001', null],
    ['3171234506900000', 'serial'],
    ['9971234506900001', 'province'],
    ['3171234606900001', null], // 46: a woman born on the 6th
    ['3171233202900001', 'birth_date'], // the 32nd
    ['3171232902240001', null], // 29 February 2024
    ['3171232902250001', 'birth_date'], // 2025 has none
    ['3171232902260001', 'birth_date'], // ahead of today's year: 1926 has none
    ['3171232902280001', null], // 1928 has one
  ])('%s: %s', (nik, doubt) => expect(nikDoubt(nik, '2025-10-20')).toBe(doubt));
});

it('makes the head office of a taxpayer and knows a place by its 22 digits', () => {
  expect(headOffice('0612345678901000')).toBe('0612345678901000000000');
  expect(isNitku('0612345678901000000000')).toBe(true);
  expect(isNitku('061234567890100000000')).toBe(false);
  expect(isHeadOffice('0612345678901000000000')).toBe(true);
  expect(isHeadOffice('0612345678901000000001')).toBe(false);
  expect(isHeadOffice('000000')).toBe(false);
});

it('puts passport numbers right where it can', () => {
  expect(asPassport('c 123-4567')).toBe('C1234567');
  expect(asPassport('Ç1')).toBeNull();
});
