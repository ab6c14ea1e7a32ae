import { describe, expect, it } from 'vitest';
import { onePress } from './one-press.ts';

const at = (...by: readonly string[]) => {
  const found = {};
  return { closest: (selector: string) => (selector.split(', ').some((one) => by.includes(one)) ? found : null) };
};
const save = at('.MuiButton-root', '.MuiButton-contained');
const addLine = at('.MuiButton-root');
const ground = at('.MuiBackdrop-root');
const words = at();

describe('a double click', () => {
  it('on what does something is one press', () => {
    const taken = onePress();
    expect(taken({ detail: 1, target: save })).toBe(true);
    expect(taken({ detail: 2, target: save })).toBe(false);
    expect(taken({ detail: 3, target: save })).toBe(false);
    expect(taken({ detail: 1, target: save })).toBe(true);
  });

  it('does not fall through on what its first click has opened', () => {
    const taken = onePress();
    expect(taken({ detail: 1, target: addLine })).toBe(true);
    expect(taken({ detail: 2, target: ground })).toBe(false);
  });

  it('is two where a control may be pressed quickly, and where it is on no control', () => {
    const taken = onePress();
    expect(taken({ detail: 1, target: addLine })).toBe(true);
    expect(taken({ detail: 2, target: addLine })).toBe(true);
    expect(taken({ detail: 1, target: words })).toBe(true);
    expect(taken({ detail: 2, target: words })).toBe(true);
  });

  it('of the keyboard is none: each press of Enter counts for itself', () => {
    const taken = onePress();
    expect(taken({ detail: 0, target: save })).toBe(true);
    expect(taken({ detail: 0, target: save })).toBe(true);
  });
});
