import { describe, expect, it } from 'vitest';
import { aWorkedAnnual, type Given, type Millions, rupiahOf } from '../../../fixtures/builders/a-worked-annual.ts';
import { byActualLife, chargesOf } from './calculations/depreciation.ts';
import type { EntryRow } from './entries.ts';

const MILLION = 100_000_000;
const NTPN = 'A1B2C3D4E5F6A7B8';

const of = (taxYear: number, given: Given) => aWorkedAnnual(taxYear, given);
const receipt = (ntpn: string, date: string, millions: number, year = '2024'): EntryRow => ({
  ntpn,
  date,
  year,
  amount: rupiahOf(millions),
});

describe('turnover of article 31E', () => {
  const due = (taxYear: number, tariff: string, lines: Millions, hpp: number) => {
    const { millions, findings } = of(taxYear, {
      lines: { I: lines, II: { '1.hpp': hpp } },
      answers: { INDUK: { tariff, '16': 'no' } },
    });
    return { tax: millions('INDUK!4'), pkp: millions('INDUK!3'), turnover: millions('INDUK!turnover'), findings };
  };

  it('is income from the business and outside it', () => {
    const small = due(2024, '31e', { '1a': 3150, '1e': 50 }, 3200 - 412.345_678);
    expect(small).toMatchObject({ turnover: 3200, tax: 45.357_95 });
    expect(due(2023, '31e', { '1a': 32_000 }, 30_000)).toMatchObject({ turnover: 32_000, pkp: 2000, tax: 407 });
  });

  it('takes the facility away above 50 billion, which the rate of 17 (1) b follows', () => {
    const large = { '1a': 49_600, '1e': 800 };
    expect(due(2024, '31e', large, 49_500).findings).toContainEqual(['INDUK!tariff', 'turnover_above']);
    expect(due(2024, 'general', large, 49_500)).toMatchObject({ turnover: 50_400, tax: 198 });
    expect(due(2024, '31e', { '1a': 49_600 }, 48_700).findings).not.toContainEqual(['INDUK!tariff', 'turnover_above']);
  });
});

describe('depreciation in the sheets', () => {
  it('is a correction on one side for each kind', () => {
    const asset = (group: string, millions: number): EntryRow => ({
      group,
      month: '2024-01',
      cost: rupiahOf(millions),
      fiscalMethod: 'GL',
    });
    const { millions } = of(2024, {
      lines: { '1A': { T2: 180, T5: 18 } },
      rows: { '1A': { '1A': [asset('T1', 856), asset('I2', 90)] } },
    });
    expect(['T1', 'T3', 'T4', 'T6'].map((line) => millions(`1A!${line}`))).toEqual([214, -34, 11.25, 6.75]);
    expect(['5i', '6a', '5j', '6b'].map((line) => millions(`I!${line}`))).toEqual([0, 34, 6.75, 0]);
  });

  it('of an old building by its actual life amends the returns of 2022 and 2023', () => {
    const cost = 1200 * MILLION;
    const filed = chargesOf({ group: 'BP', method: 'GL', month: '2016-01', cost });
    const actual = byActualLife({ month: '2016-01', cost }, 36);
    const differing = [2021, 2022, 2023].filter(
      (year) => filed.find((one) => one.year === year)?.charge !== actual.find((one) => one.year === year)?.charge,
    );
    expect(differing).toEqual([2022, 2023]);
    expect(actual.find(({ year }) => year === 2021)?.closing).toBe(840 * MILLION);
  });

  it('refuses a declining balance on a permanent building', () => {
    const row = { group: 'BP', month: '2019-09', cost: rupiahOf(1800), fiscalMethod: 'SM' };
    expect(of(2024, { rows: { '1A': { '1A': [row] } } }).findings).toContainEqual(['1A!1A.0', 'building_declining']);
  });
});

describe('losses in L7 of 2025', () => {
  it('show the row of 2020 unused and the row of 2019 gone', () => {
    const { rows, millions } = of(2025, {
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' } },
      rows: {
        L1: { L1: [{ code: '4002', commercial: rupiahOf(300) }] },
        L7: { L7: [{ year: '2020', loss: rupiahOf(150) }] },
      },
    });
    expect(rows('L7', 'L7')).toEqual([{ year: '2020', loss: rupiahOf(150), now: `${rupiahOf(150)}.00`, next: '0.00' }]);
    expect(['INDUK!D.8', 'INDUK!D.9', 'L7!next'].map(millions)).toEqual([150, 150, 0]);
  });
});

describe('the result of 2024', () => {
  /** A tax of 440 million. */
  const base = (credits: number, more: Given = {}): Given => ({
    lines: { I: { '1a': 2000 }, INDUK: { '10a': 180 } },
    answers: { INDUK: { tariff: 'general', '16': 'no', ...more.answers?.INDUK } },
    rows: { III: { III: [{ base: rupiahOf(credits), tax: rupiahOf(credits) }] }, ...more.rows },
  });

  it('underpaid is covered by two receipts, and dated by the later one', () => {
    const receipts = [receipt(NTPN, '2025-04-28', 35), receipt('B'.repeat(16), '2025-04-30', 25)];
    const { millions, findings, lines } = of(2024, base(200, { rows: { SSP: { SSP: receipts } } }));
    expect([millions('INDUK!9'), millions('INDUK!11a')]).toEqual([240, 60]);
    expect(findings).toEqual([]);
    expect(lines('INDUK').find(({ line }) => line === '12')?.value).toBe('2025-04-30');
  });

  it('overpaid asks for a choice', () => {
    const { millions, findings } = of(2024, base(470));
    expect(millions('INDUK!11b')).toBe(210);
    expect(findings).toEqual([['INDUK!13', 'choice_missing']]);
    expect(of(2024, base(470, { answers: { INDUK: { '13': 'offset' } } })).findings).toEqual([]);
  });
});

describe('an amendment', () => {
  it('of a 1771 needs receipts for what it adds', () => {
    const tax = (millions: number, ...receipts: readonly EntryRow[]): Given => ({
      lines: { I: { '1a': 1000 }, INDUK: { '10a': 220 - millions } },
      answers: { INDUK: { tariff: 'general', '16': 'no' } },
      rows: { SSP: { SSP: receipts } },
    });
    const first = receipt(NTPN, '2024-04-20', 44, '2023');
    expect(of(2023, tax(44, first)).findings).toEqual([]);
    expect(of(2023, tax(59, first)).findings).toEqual([['SSP!total', 'not_covered']]);
    expect(of(2023, tax(59, first, receipt('B'.repeat(16), '2024-09-01', 15, '2023'))).findings).toEqual([]);
  });

  it('of 2025 states the difference, and what to do with one that is overpaid', () => {
    const amended = (before: number, tax: number) => {
      const { millions, findings } = aWorkedAnnual(
        2025,
        {
          lines: { INDUK: { 'E.14': 220 - tax, 'F.17.b': tax } },
          answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' } },
          rows: { L1: { L1: [{ code: '4002', commercial: rupiahOf(1000) }] } },
        },
        { INDUK: { 'F.17.a': rupiahOf(before) } },
      );
      return [millions('INDUK!F.17.a'), millions('INDUK!F.18.a'), millions('INDUK!F.18.b'), findings];
    };
    expect(amended(44, 59)).toEqual([59, 44, 15, []]);
    expect(amended(59, 31)).toEqual([31, 59, -28, [['INDUK!F.19.a', 'choice_missing']]]);
  });
});

describe('the 0.5 % regime in the return of 2025', () => {
  const cooperative = (slips: readonly EntryRow[]): Given => ({
    lines: { L5: { c: 8, d: 4.6 } },
    answers: { INDUK: { 'B.1': 'A', 'D.11': 'general', 'C.1.a': 'yes', 'C.1.b': 'yes' } },
    rows: { L5: { L5B: [{ amount: rupiahOf(1500) }, { amount: rupiahOf(900) }] }, L3: { L3B: slips } },
  });
  const slip = (number: string, tax: number): EntryRow => ({
    number,
    base: rupiahOf(tax * 200),
    tax: rupiahOf(tax),
  });

  it('agrees with the slips of L3, and leaves D to F at nil', () => {
    const { millions, findings } = of(2025, cooperative([slip('A', 4), slip('B', 0.6)]));
    expect(['L5!b', 'L5!e', 'L5!g', 'INDUK!H.21.j', 'L3!B.small'].map(millions)).toEqual([12, 0.6, 0.6, 0.6, 4.6]);
    expect(['INDUK!D.4', 'INDUK!D.12', 'INDUK!E.13', 'INDUK!F.17.a'].map(millions)).toEqual([0, 0, 0, 0]);
    expect(findings).toEqual([]);
  });

  it('is found to differ from them', () => {
    expect(of(2025, cooperative([slip('A', 4)])).findings).toEqual([['L5!d', 'small_slips']]);
  });
});

describe('holders carried into L2A', () => {
  it('have the shares of their capital', () => {
    const holders = [{ capital: rupiahOf(750) }, { capital: rupiahOf(250) }];
    const { rows } = of(2025, { rows: { L2: { L2A: holders } } });
    expect(rows('L2', 'L2A').map(({ percent }) => percent)).toEqual(['75.00', '25.00']);
  });
});

describe('tax of a branch in L12A', () => {
  const branch = (answers: Readonly<Record<string, string>>) =>
    of(2025, {
      answers: { INDUK: { 'B.1': 'A', 'D.11': 'general' }, L12A: answers },
      rows: { L1: { L1: [{ code: '4002', commercial: rupiahOf(1000) }] } },
    }).millions('L12A!4a');

  it('is nothing for a company that does not fill it in, or reinvests', () => {
    expect(branch({})).toBe(0);
    expect(branch({ '4b': 'reinvested' })).toBe(0);
  });

  it('is 20 % of what is left after tax, or the rate of a treaty', () => {
    expect(branch({ rate: '20' })).toBe(156);
    expect(branch({ '4b': 'treaty', rate: '10' })).toBe(78);
  });
});
