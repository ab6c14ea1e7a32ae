import { describe, expect, it } from 'vitest';
import { decimal, digits, money } from './field.ts';

describe('a number of so many places', () => {
  it.each([0, 1, 2, 3, 4, 5])('%i: takes what a person types, and no place more', (scale) => {
    const { schema, draft } = decimal(scale);
    const finest = scale === 0 ? '12' : `12.${'5'.repeat(scale)}`;
    for (const text of ['0', '26', finest]) {
      expect(schema.parse(text)).toBe(text);
      expect(draft.parse(text)).toBe(text);
    }
    for (const text of [scale === 0 ? '12.5' : `${finest}5`, '1.', '-1', '1e3', 'dua'])
      expect(schema.safeParse(text).success, text).toBe(false);
    expect(draft.parse('')).toBe('');
  });

  it.each([0, 2, 4])('%i: ends where amounts end, at ninety trillion', (scale) => {
    expect(decimal(scale).schema.safeParse('90000000000000').success).toBe(true);
    expect(decimal(scale).schema.safeParse('90000000000001').success).toBe(false);
  });

  it('takes the example its refusal shows', () => {
    for (const field of [decimal(0), decimal(1), decimal(4), money(), digits(6)]) {
      const { examples = [] } = field.schema.meta() as { examples?: string[] };
      expect(examples.map((example) => field.schema.parse(example))).toEqual(examples);
      expect(examples).toHaveLength(1);
    }
  });
});
