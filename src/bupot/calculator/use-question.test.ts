import { describe, expect, it } from 'vitest';
import { inputsOf, startOf } from './inputs.ts';
import { readQuestion, writeQuestion } from './use-question.ts';

const TODAY = '2025-11-15';
const read = (text: string) => readQuestion(new URLSearchParams(text), TODAY);

describe('the address of a calculation', () => {
  it('comes back as it was asked, with the other one beside it', () => {
    const now = { ...startOf('year', TODAY), salaryPension: '10000000', extra: '7:tantiemBonus:20000000' };
    const other = { ...now, salaryPension: '', status: 'K/3' };
    const question = { mode: 'year', now, other } as const;
    expect(read(writeQuestion(question).toString())).toEqual(question);
    expect(writeQuestion(question).get('if.status')).toBe('K/3');
    expect(writeQuestion(question).has('if.year')).toBe(false);
  });

  it('that says nothing begins with the month of today', () => {
    expect(read('')).toEqual({ mode: 'month', now: startOf('month', TODAY), other: null });
    expect(read('').now.period).toBe('2025-11');
  });

  it('that says what cannot be is as at the start', () => {
    const { mode, now, other } = read(
      `mode=year&status=K/9&firstMonth=13&year=x&withholdingAnnuality=__proto__&salaryPension=${'9'.repeat(99)}&compare=1&if.status=Z`,
    );
    expect(mode).toBe('year');
    expect(now).toEqual(startOf('year', TODAY));
    expect(other).toEqual(now);
    expect(read('mode=constructor').mode).toBe('month');
  });

  it('takes a field emptied on purpose for empty', () => {
    expect(inputsOf('payment', (field) => (field === 'workingDays' ? '' : null), TODAY).workingDays).toBe('');
  });
});
