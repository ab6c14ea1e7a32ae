import { dated } from '../definition/dated.ts';
import type { Fraction, Sen } from '../definition/money.ts';
import { law } from '../law.ts';

type CorporateRate = {
  readonly standard: Fraction;
  /** Of a listed company that meets the four conditions of article 17 (2b). */
  readonly listed: Fraction;
};

/** By the first day of the tax year. */
export const corporateRate = dated<CorporateRate>('Tarif PPh badan', [
  {
    from: '2022-01-01',
    value: { standard: [22, 100], listed: [19, 100] },
    source: law('UU 7/2021', 'ps. 3 (ps. 17 ayat (1) huruf b dan ayat (2b) UU PPh)'),
  },
  { from: '2020-01-01', value: { standard: [22, 100], listed: [19, 100] }, source: law('UU 2/2020', 'ps. 5') },
  {
    from: '2010-01-01',
    value: { standard: [25, 100], listed: [20, 100] },
    source: law('UU 36/2008', 'ps. 17 ayat (2a) dan (2b)'),
  },
  {
    from: '2009-01-01',
    value: { standard: [28, 100], listed: [23, 100] },
    source: law('UU 36/2008', 'ps. 17 ayat (1) huruf b dan ayat (2b)'),
  },
]);

type Facility = {
  /** Highest turnover of a company that has the facility, and the turnover it applies to; in sen. */
  readonly cap: Sen;
  readonly part: Sen;
  /** Share of the rate that is due. */
  readonly share: Fraction;
};

export const facility31e = dated<Facility>('Fasilitas Pasal 31E', [
  {
    from: '2009-01-01',
    value: { cap: 5_000_000_000_000, part: 480_000_000_000, share: [1, 2] },
    source: law('UU 36/2008', 'ps. 31E ayat (1)'),
  },
]);

/**
 * What the turnover of article 31E counts.
 * @public listed in the tables of law, with its source
 */
export const turnover31e = dated<'business, outside, abroad'>('Peredaran bruto Pasal 31E', [
  { from: '2009-01-01', value: 'business, outside, abroad', source: law('SE-02/PJ/2015', 'angka 2 huruf d') },
]);

/**
 * The limit of tax paid abroad is that of a country.
 * @public listed in the tables of law, with its source
 */
export const foreignCreditBy = dated<'country'>('Batas kredit pajak luar negeri', [
  { from: '2009-01-01', value: 'country', source: law('PMK 192/2018', 'ps. 6') },
]);

/** Last day of the notice that buildings owned before 2022 take their actual life. */
export const actualLifeNotice = dated<string>('Pemberitahuan masa manfaat sebenarnya', [
  { from: '2022-01-01', value: '2024-04-30', source: law('PMK 72/2023', 'ps. 21') },
]);

/** The form of a tax year. */
export const annualForm = dated<'1771' | '2025'>('Bentuk SPT Tahunan PPh badan', [
  { from: '2025-01-01', value: '2025', source: law('PER-11/PJ/2025', 'ps. 85') },
  { from: '2009-01-01', value: '1771', source: law('PER-19/PJ/2014', 'ps. 1') },
]);

/** Months by which a notice in time moves the limit of filing. */
export const extensionMonths = dated<number>('Perpanjangan batas lapor SPT Tahunan', [
  { from: '2008-01-01', value: 2, source: law('UU 6/1983', 'ps. 3 ayat (4)') },
]);

/** Fine of an annual return of a company that is filed late. */
export const lateAnnualFine = dated<Sen>('Denda terlambat lapor SPT Tahunan badan', [
  { from: '2008-01-01', value: 100_000_000, source: law('UU 6/1983', 'ps. 7 ayat (1)') },
]);

/** Years after the tax year in which it may be assessed, and years before their end to which a loss may be corrected. */
export const assessmentYears = dated<{ readonly years: number; readonly lossEnds: number }>('Jangka waktu penetapan', [
  { from: '2008-01-01', value: { years: 5, lossEnds: 2 }, source: law('UU 6/1983', 'ps. 8 ayat (1a) dan ps. 13') },
]);

/** Part of the tax on net income of a facility, over its years. */
export const investmentFacility = dated<{ readonly share: Fraction; readonly years: number }>('Fasilitas Pasal 31A', [
  { from: '2009-01-01', value: { share: [30, 100], years: 6 }, source: law('UU 36/2008', 'ps. 31A ayat (1)') },
]);

export const researchCap = dated<Fraction>('Batas tambahan pengurangan litbang', [
  { from: '2019-01-01', value: [40, 100], source: law('PER-11/PJ/2025', 'Lampiran 13B', 'probable') },
]);

/** Debt to equity up to which interest is deductible. */
export const debtRatio = dated<number>('Perbandingan utang dan modal', [
  { from: '2016-01-01', value: 4, source: law('PMK 169/2015', 'ps. 2 ayat (1)') },
]);

/** Final tax on turnover of small companies, the highest turnover of a year, and the first year that counts. */
export const finalTurnoverTax = dated<{ readonly rate: Fraction; readonly limit: Sen }>('PPh final peredaran bruto', [
  {
    from: '2018-07-01',
    value: { rate: [5, 1000], limit: 480_000_000_000 },
    source: law('PP 55/2022', 'ps. 56 dan 57'),
  },
]);

/** Tax years after that of a loss in which it may be used. */
export const lossYears = dated<number>('Kompensasi kerugian', [
  { from: '2009-01-01', value: 5, source: law('UU 36/2008', 'ps. 6 ayat (2)') },
]);
