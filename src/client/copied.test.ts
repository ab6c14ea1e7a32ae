import { describe, expect, it } from 'vitest';
import { copied } from './copied.ts';

describe('copying a text', () => {
  it('hands it to the clipboard', async () => {
    const held: string[] = [];
    expect(await copied('0014', { writeText: async (text) => void held.push(text) })).toBe(true);
    expect(held).toEqual(['0014']);
  });

  it('says that nothing was copied where the browser refuses or has no clipboard', async () => {
    const refusing = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
    expect(await copied('0014', refusing)).toBe(false);
    expect(await copied('0014', undefined)).toBe(false);
  });
});
