import { describe, expect, it } from 'vitest';
import { typedNumbers } from './PullFields.tsx';

describe('numbers of slips as they are typed', () => {
  it('are read apart by lines, commas and blanks, each once and in capital letters', () => {
    expect(typedNumbers('25abcdef1, 25ABCDEF2\n25ABCDEF1;  25ABCDEF3')).toEqual({
      numbers: ['25ABCDEF1', '25ABCDEF2', '25ABCDEF3'],
      wrong: [],
    });
  });
  it('tell which of them cannot be one', () => {
    expect(typedNumbers('25ABCDEF1 12 ABCDEFGHI')).toEqual({ numbers: ['25ABCDEF1'], wrong: ['12', 'ABCDEFGHI'] });
    expect(typedNumbers('')).toEqual({ numbers: [], wrong: [] });
  });
});
