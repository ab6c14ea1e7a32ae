import { describe, expect, it } from 'vitest';
import { say } from '#domain/messages/index.ts';
import { explainSum } from './SumExplained.tsx';

const totals = { count: 1_446, excluded: 31, ppn: '1234567.50', documentCount: 12 };

describe('a sum of a list', () => {
  it('says how many rows of the filter it is made of, and how many do not count', () => {
    const explained = explainSum(totals, 'ppn', 'fakturScreen.list.ppn');
    expect(explained).toMatchObject({ value: '1234567.50', unit: 'rupiah', label: 'fakturScreen.list.ppn' });
    expect(explained?.inputs?.map(({ label, value }) => [label, value])).toEqual([
      ['list.sum.counted', '1415'],
      ['list.sum.excluded', '31'],
    ]);
    for (const key of [explained?.formula, ...(explained?.inputs ?? []).map(({ label }) => label)])
      for (const locale of ['id', 'en'] as const) expect(say(locale, key ?? '')).not.toBe(key);
  });

  it('leaves out what nobody leaves out, and explains no count', () => {
    expect(explainSum({ ...totals, excluded: 0 }, 'ppn', 'x')?.inputs).toHaveLength(1);
    expect(explainSum(totals, 'documentCount', 'x')).toBeNull();
  });
});
