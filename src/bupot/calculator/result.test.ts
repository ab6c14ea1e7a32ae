import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords } from '#domain/messages/index.ts';
import { modes, startOf } from './inputs.ts';
import { resultOf } from './result.ts';
import { readQuestion } from './use-question.ts';

const TODAY = '2025-11-15';
const resultFor = (address: string) => {
  const { mode, now } = readQuestion(new URLSearchParams(address), TODAY);
  return resultOf(mode, now);
};
const faultsOf = (address: string) => Object.keys(resultFor(address).faults ?? {});
const mainOf = (address: string) => resultFor(address).answer?.[0]?.rows.find(({ main }) => main);

describe('what the page shows', () => {
  it('is an answer or words at a field, whatever the address says', () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '-1', '1.5', '9'.repeat(13), '2025', '2025-02-30', '1:x:1~:~', '21-401-01', '27-100-99'),
      fc.constantFrom(
        '2025-10-31:400000000',
        '21-100-24',
        '21-100-38',
        'SKD',
        'ANNUALIZED',
        'constructor',
        'K/3',
        '12',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...modes), fc.array(values, { minLength: 16, maxLength: 16 }), (mode, texts) => {
        const fields = Object.keys(startOf(mode, TODAY));
        const address = new URLSearchParams({ mode });
        for (const [at, field] of fields.entries()) address.set(field, texts[at % texts.length] ?? '');
        const { answer, faults } = resultFor(address.toString());
        expect(answer === null).toBe(faults !== null);
        expect(Object.values(faults ?? {}).filter(({ key }) => !hasWords(key))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('says at its own fields what a payment lacks', () => {
    expect(faultsOf('mode=payment&code=27-100-99&income=1000000&facility=SKD')).toEqual(['rate']);
    expect(faultsOf('mode=payment&code=21-100-38&income=1000000&rate=x&base=-')).toEqual(['base', 'rate']);
    expect(faultsOf('mode=payment&code=21-100-24&income=1000000&workingDays=0')).toEqual(['workingDays']);
    expect(faultsOf('mode=payment&code=21-100-99')).toEqual(['code']);
  });

  it('takes the income for the base where a treaty names only a rate', () => {
    expect(mainOf('mode=payment&code=27-100-99&income=40000000&facility=SKD&rate=12,5')?.line.amount).toBe(
      '5000000.00',
    );
  });

  it('puts first what is paid back, where too much was withheld', () => {
    const joins = 'mode=year&year=2025&firstMonth=9&withholdingAnnuality=PARTIAL_YEAR&salaryPension=15500000';
    expect(mainOf(joins)?.key).toBe('refunded');
    expect(mainOf('mode=month&income=15500000')?.key).toBe('withheld');
  });
});
