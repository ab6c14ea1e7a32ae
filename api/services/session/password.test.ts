import { describe, expect, it } from 'vitest';
import { hashOf, passwordFits } from './password.ts';

const PASSWORD = 'panjang dan mudah diingat';

describe('a password', () => {
  it('is kept as argon2id with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashOf(PASSWORD), hashOf(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwordFits(one, PASSWORD)).toBe(true);
    expect(await passwordFits(one, `${PASSWORD}.`)).toBe(false);
  });

  it('is looked at as long for an account that is not there as for one that is', async () => {
    const stored = await hashOf(PASSWORD);
    await passwordFits(undefined, PASSWORD);
    const took = async (of: string | undefined): Promise<number> => {
      const times: number[] = [];
      for (let at = 0; at < 7; at++) {
        const began = performance.now();
        expect(await passwordFits(of, 'salah')).toBe(false);
        times.push(performance.now() - began);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const ratio = (await took(undefined)) / (await took(stored));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });
});
