import { describe, expect, it, test } from 'vitest';
import { aUnifikasiObject, aWithholding } from '../../../../fixtures/builders/a-withholding.ts';
import { setLaw } from '../../law-rows.ts';
import { hasWords } from '../../messages/index.ts';
import { isCountry } from '../../rules/identity/abroad.ts';
import { treatyCountries } from '../../rules/unifikasi/treaty-rates.ts';
import { thresholdAdvice } from './advice.ts';
import { treatySuggestion } from './treaty.ts';
import { withheld } from './withheld.ts';
import type { Withholding } from './withholding.ts';

const advice = (work: Withholding, isIndividual = false) =>
  thresholdAdvice(work, isIndividual).map(({ message }) => message.replace('unifikasi.advice.', ''));

describe('amounts the law leaves untaxed', () => {
  test.each([
    ['22-910-01', 2_000_000, ['untaxed_purchase']],
    ['22-910-01', 2_000_001, []],
    ['22-900-01', 10_000_000, ['untaxed_purchase']],
    ['22-900-01', 10_000_001, []],
    ['22-100-16', 20_000_000, ['untaxed_purchase']],
    ['22-100-07', 1_000, []],
    ['28-417-01', 240_000, []],
    ['28-417-01', 240_001, ['cooperative_above']],
    ['28-417-02', 240_000, ['cooperative_below']],
    ['28-417-02', 240_001, []],
  ] as const)('%s of %i', (code, rupiah, expected) =>
    expect(advice(aWithholding('BPPU', code, rupiah))).toEqual(expected),
  );

  it('are spoken of with amount and regulation, and change nothing', () => {
    const work = aWithholding('BPPU', '22-910-01', 1_000_000);
    expect(thresholdAdvice(work, false)).toEqual([
      {
        path: 'gross',
        message: 'unifikasi.advice.untaxed_purchase',
        params: { limit: '2.000.000', law: 'PMK 51/2025 pengecualian pemungutan' },
        severity: 'warning',
      },
    ]);
    expect(withheld(work).tax).toBe(1_500_000);
    expect(thresholdAdvice({ ...work, period: '2025-07' }, false)[0]?.params).toMatchObject({
      law: 'PMK 81/2024 ps. 219',
    });
  });

  it('of a year of turnover are those of individuals', () => {
    const work = aWithholding('BPPU', '28-423-01', 1_000_000, { facility: 'UMKM' });
    expect(advice(work, true)).toEqual(['untaxed_turnover']);
    expect(advice(work)).toEqual([]);
  });
});

describe('what a treaty may allow', () => {
  const suggested = (country: string, key: string) => {
    const found = treatySuggestion(country, aUnifikasiObject('BPNR', key), '2025-11-01');
    return found?.options.map(({ income, range: { low, high } }) => `${income} ${low}-${high}`);
  };

  it('is a range by kind of income', () => {
    expect(suggested('SGP', '27-101-01')).toEqual(['dividend 15-15', 'substantialDividend 10-10']);
    expect(suggested('SGP', '27-103-01')).toEqual(['royalty 8-10']);
    expect(suggested('NLD', '27-102-01')).toEqual(['interest 5-10']);
    expect(suggested('DEU', '27-104-01')).toEqual(['services 7.5-7.5']);
    expect(suggested('CHN', '27-105-01')).toEqual(['branchProfit 10-10']);
  });

  it('is nothing without a treaty, a rate in it, or a certificate to show', () => {
    expect(suggested('BRA', '27-101-01')).toBeUndefined();
    expect(suggested('SGP', '27-104-01')).toBeUndefined();
    expect(suggested('HUN', '27-105-01')).toBeUndefined();
    expect(suggested('SGP', '27-103-02')).toBeUndefined();
    expect(suggested('SGP', '27-100-06/50')).toBeUndefined();
  });

  it('says where to be careful', () => {
    expect(treatySuggestion('BEL', aUnifikasiObject('BPNR', '27-105-01'), '2025-11-01')).toMatchObject({
      options: [{ range: { low: '10', high: '15' } }],
      isSure: false,
      remark: 'sources_differ',
      source: { name: 'PER-25/PJ/2018' },
    });
    for (const country of treatyCountries()) {
      const found = treatySuggestion(country, aUnifikasiObject('BPNR', '27-101-01'), '2025-11-01');
      for (const { income } of found?.options ?? []) expect(hasWords(`unifikasi.treaty.${income}`)).toBe(true);
      if (found?.remark) expect(hasWords(`unifikasi.treaty.${found.remark}`)).toBe(true);
    }
  });

  it('takes the rates of the day', () => {
    const row = { country: 'SGP', dividend: '8', substantialDividend: null, interest: '5', royalty: null };
    const values = { ...row, branchProfit: null, services: null, sources: 'one', remark: null, validUntil: null };
    const dates = { validFrom: '2027-01-01', source: 'Protokol 2027' };
    setLaw([{ id: 'treaty.SGP', table: 'treaty', version: 1, values: { ...values, ...dates }, updatedAt: 1 }]);
    try {
      const on = (day: string) => treatySuggestion('SGP', aUnifikasiObject('BPNR', '27-101-01'), day);
      expect(on('2027-01-01')).toMatchObject({
        options: [{ range: { low: '8', high: '8' } }],
        source: { name: 'Protokol 2027' },
      });
      expect(on('2026-12-31')?.source.name).toBe('PER-25/PJ/2018');
    } finally {
      setLaw([]);
    }
  });

  it('is known of seventy-one countries and territories', () => {
    expect(treatyCountries()).toHaveLength(71);
    expect(treatyCountries().filter((country) => !isCountry(country))).toEqual([]);
  });
});
