import { describe, expect, it } from 'vitest';
import { faults } from './faults/index.ts';
import { playYear } from './year.ts';

describe("a company's year", () => {
  it('comes out whole, and the same for the same seed', async () => {
    const [year, again, other] = [
      await playYear({ seed: 1, days: 12 }),
      await playYear({ seed: 1, days: 12 }),
      await playYear({ seed: 2, days: 1 }),
    ];
    expect(year.found).toBeNull();
    expect(year.presses).toBeGreaterThan(20);
    expect(year.kills).toBeGreaterThan(0);
    expect(again.digest).toBe(year.digest);
    expect(other.digest).not.toBe(year.digest);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))('does not come out whole where %s', async (_, fault) => {
    expect((await playYear({ seed: 1, days: 12, alter: fault.plant() })).found).not.toBeNull();
  });
});
