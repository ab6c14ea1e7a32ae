import { describe, expect, it } from 'vitest';
import {
  type Given,
  type Millions,
  aWorkedAnnual as returnOf,
  rupiahOf,
} from '../../../fixtures/builders/a-worked-annual.ts';
import { annualForms } from './annual-form.ts';
import type { EntryRow } from './entries.ts';
import { amountAt, workAnnual } from './work-annual.ts';

const MILLION = 100_000_000;

const whole2023: Given = {
  lines: {
    I: { '1a': 39_000, '1e': 1000, '4': 360, '5d': 80, '5f': 310, '5h': 18, '5l': 90, '6d': 118 },
    II: { '1.hpp': 25_500, '2.other': 9300, '6.outside': 140 },
    '1A': { T2: 45, T5: 0 },
    INDUK: { '10a': 420 },
  },
  answers: { INDUK: { tariff: '31e', '16': 'no' } },
  rows: {
    III: { III: [{ npwp: '1', number: 'A', base: rupiahOf(9250), tax: rupiahOf(185) }] },
    '1A': { '1A': [{ group: 'I1', month: '2023-01', cost: rupiahOf(100), fiscalMethod: 'GL' }] },
    '2A': { '2A': [{ year: '2021', loss: rupiahOf(600) }] },
  },
};

describe('a whole 1771', () => {
  it('is worked out from its sheets to the tax underpaid', () => {
    const { millions, findings } = returnOf(2023, whole2023);
    expect(['1d', '1g', '3', '5m', '6e', '8'].map((line) => millions(`I!${line}`))).toEqual([
      4200, 860, 5060, 543, 143, 5100,
    ]);
    expect(['2', '3', 'turnover', '4c', '8a', '9', '11a'].map((line) => millions(`INDUK!${line}`))).toEqual([
      600, 4500, 40_000, 930.6, 185, 745.6, 325.6,
    ]);
    expect(findings).toEqual([['SSP!total', 'not_covered']]);
  });

  it('is covered by receipts of its year, each once', () => {
    const receipt = (ntpn: string, year: string, millions: number) => ({ ntpn, year, amount: rupiahOf(millions) });
    const paid = (rows: readonly EntryRow[]) =>
      returnOf(2023, { ...whole2023, rows: { ...whole2023.rows, SSP: { SSP: rows } } }).findings;
    const ntpn = 'A'.repeat(16);
    expect(paid([receipt(ntpn, '2023', 325.6)])).toEqual([]);
    expect(paid([receipt(ntpn, '2022', 325.6)])).toEqual([
      ['SSP!SSP.0', 'receipt_year'],
      ['SSP!total', 'not_covered'],
    ]);
    expect(paid([receipt(ntpn, '2023', 325.6), receipt(ntpn, '2023', 325.6)])).toEqual([['SSP!SSP.1', 'ntpn_twice']]);
  });

  it('takes final income gross with its costs or net, and finds it taken gross alone', () => {
    const rent = (lines: Millions) => {
      const { millions, findings } = returnOf(2024, {
        lines: { I: { '1a': 1000, '1e': 240, ...lines }, II: { '2.other': 70 } },
        answers: { INDUK: { tariff: 'general', '16': 'no' } },
      });
      return [millions('I!8'), findings.some(([, rule]) => rule === 'final_costs')];
    };
    expect(rent({ '4': 240, '5l': 70 })).toEqual([1000, false]);
    expect(rent({ '4': 170, '5l': 0 })[0]).toBe(1000);
    expect(rent({ '4': 240 })).toEqual([930, true]);
  });

  it('under 0.5 % is nothing but final tax', () => {
    const { millions } = returnOf(2024, {
      lines: {
        I: { '1a': 4100, '4': 4100, '5l': 3000 },
        II: { '1.hpp': 3000 },
        IV: { 'A14.base': 4100, 'A14.rate': 0.000_000_5 },
      },
      answers: { INDUK: { tariff: 'general' } },
    });
    expect([millions('INDUK!15a'), millions('I!8'), millions('INDUK!14g')]).toEqual([20.5, 0, 0]);
  });

  it('has instalments of next year and credits by country', () => {
    const { millions } = returnOf(2024, {
      lines: { I: { '1a': 64_100, '5l': 300 }, II: { '1.hpp': 59_600 }, INDUK: { '14a': 2000, '14e': 0 } },
      answers: { INDUK: { tariff: 'general' } },
      rows: {
        '7A': {
          '7A': [
            { country: 'Singapura', net: rupiahOf(900), tax: rupiahOf(243), gross: rupiahOf(900) },
            { country: 'Thailand', net: rupiahOf(600), tax: rupiahOf(60), gross: '0' },
            { country: 'Amerika Serikat', net: rupiahOf(-300), tax: '0', gross: '0' },
          ],
        },
      },
    });
    expect([millions('INDUK!3'), millions('INDUK!4'), millions('INDUK!8b')]).toEqual([6000, 1320, 258]);
    expect(millions('INDUK!turnover')).toBe(65_000);
    expect(millions('INDUK!14d')).toBe(440);
  });

  it('asks what to do with an overpayment', () => {
    const { millions, findings } = returnOf(2024, {
      lines: { INDUK: { '10a': 210 } },
      answers: { INDUK: { tariff: 'general', '16': 'no' } },
    });
    expect(millions('INDUK!11b')).toBe(210);
    expect(findings).toEqual([['INDUK!13', 'choice_missing']]);
  });
});

const l1 = (code: string, cells: Millions, correction = ''): EntryRow => ({
  code,
  correction,
  ...Object.fromEntries(Object.entries(cells).map(([name, of]) => [name, rupiahOf(of)])),
});

describe('a whole return of 2025', () => {
  it('draws its income from the accounts of the sector', () => {
    const { millions } = returnOf(2025, {
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' } },
      rows: {
        L1: {
          L1: [
            l1('4002', { commercial: 20_000, final: 500 }),
            l1('5311', { commercial: 6000, plus: 150 }, 'FPO-01'),
            l1('5314', { commercial: 700, minus: 60 }, 'FNE-02'),
            l1('5399', { commercial: 11_200, plus: 90 }, 'FPO-11'),
          ],
        },
      },
    });
    expect([millions('L1!commercial'), millions('INDUK!D.4')]).toEqual([2100, 1780]);
  });

  const income = (millions: number) => ({ L1: { L1: [l1('4002', { commercial: millions })] } });

  it('with article 31E has its instalment of next year', () => {
    const { millions } = returnOf(2025, {
      lines: { L8: { '1': 24_000 }, L6: { '1': 1800, '5': 60 }, INDUK: { 'E.14': 180 } },
      answers: { INDUK: { 'B.1': 'A', 'D.11': '31e' } },
      rows: {
        ...income(2150),
        L7: { L7: [{ year: '2023', loss: rupiahOf(150) }] },
        L3: { L3B: [{ base: rupiahOf(4800), tax: rupiahOf(96) }] },
      },
    });
    expect(['D.8', 'D.9', 'D.12', 'F.17.a', 'F.17.c', 'G.20.a'].map((line) => millions(`INDUK!${line}`))).toEqual([
      150, 2000, 396, 120, 120, 24.7,
    ]);
    expect(['2a', '2b', '3a', '3b'].map((line) => millions(`L8!${line}`))).toEqual([400, 1600, 44, 352]);
    expect(['2', '3', '4', '6', '7'].map((line) => millions(`L6!${line}`))).toEqual([0, 1800, 356.4, 296.4, 24.7]);
  });

  it('with facilities reduces income and taxable income', () => {
    const { millions } = returnOf(2025, {
      lines: { INDUK: { 'E.14': 500 } },
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' } },
      rows: {
        ...income(9000),
        L13A: { L13A: [{ realised: rupiahOf(12_000) }] },
        L13B: {
          'L13B.I': [{ amount: rupiahOf(400) }],
          'L13B.III': [{ amount: rupiahOf(3000), percent: '100' }],
        },
        L7: { L7: [{ year: '2023', loss: rupiahOf(2000) }] },
        L3: { L3B: [{ base: rupiahOf(10_500), tax: rupiahOf(210) }] },
      },
    });
    expect(
      ['D.5', 'D.6', 'D.7', 'D.8', 'D.9', 'D.10', 'D.12', 'F.17.a'].map((line) => millions(`INDUK!${line}`)),
    ).toEqual([600, 400, 8000, 2000, 6000, 2400, 792, 82]);
    expect(millions('L13B!IV.6')).toBe(600);
  });

  it('under 0.5 % compares payments and slips with the tax', () => {
    const { millions } = returnOf(2025, {
      lines: { L5: { c: 8, d: 4.6 } },
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general', 'C.1.a': 'yes', 'C.1.b': 'yes' } },
      rows: { L5: { L5B: [{ amount: rupiahOf(1500) }, { amount: rupiahOf(900) }] } },
    });
    expect(['b', 'e', 'g'].map((line) => millions(`L5!${line}`))).toEqual([12, 0.6, 0.6]);
    expect([millions('INDUK!H.21.j'), millions('INDUK!F.17.a')]).toEqual([0.6, 0]);
  });

  it('limits interest by debt and equity', () => {
    const { millions } = returnOf(2025, {
      lines: { L11B: { debt: 36_000, equity: 6000 } },
      rows: { L11B: { L11B: [{ amount: rupiahOf(2880) }] } },
    });
    expect([millions('L11B!allowed'), millions('L11B!refused')]).toEqual([1920, 960]);
  });

  it('finds corrections without a code, attachments without an answer, and an amendment', () => {
    const { findings } = returnOf(2025, {
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general', 'H.21.e': 'no' } },
      rows: {
        L1: { L1: [l1('5311', { commercial: 6000, plus: 150 })] },
        L9: { L9: [{ group: 'BP', kind: 'Mesin', month: '2026-01', cost: rupiahOf(100), fiscalMethod: 'SM' }] },
      },
    });
    expect(findings).toEqual([
      ['L9!L9.0', 'asset_kind'],
      ['L9!L9.0', 'asset_later'],
      ['L9!L9.0', 'building_declining'],
      ['INDUK!H.21.e', 'answer_open'],
      ['L1!L1.5311', 'correction_code'],
    ]);
    const form = annualForms['2025'];
    const worked = workAnnual(form, {
      entries: {},
      facts: { taxYear: 2025, months: 12 },
      previous: { INDUK: { 'F.17.a': '44000000.00' } },
    });
    expect([amountAt(worked, 'INDUK!F.18.a'), amountAt(worked, 'INDUK!F.18.b')]).toEqual([44 * MILLION, -44 * MILLION]);
  });
});
