import { sen } from '#domain/definition/money.ts';

/** Position of a bar in percent: from the sum before to the sum after. */
export type Bar = { readonly left: number; readonly width: number };

/** Minimum width of a bar in percent, so that small ones are visible. */
const LEAST = 1.5;

export const waterfall = (amounts: readonly string[]): { readonly bars: readonly Bar[]; readonly zero: number } => {
  const ends: number[] = [0];
  for (const amount of amounts) ends.push((ends.at(-1) ?? 0) + sen(amount));
  const low = Math.min(...ends);
  const reach = Math.max(...ends) - low || 1;
  const at = (sum: number): number => ((sum - low) / reach) * (100 - LEAST);
  return {
    bars: amounts.map((_, index) => {
      const [start, end] = [at(ends[index] ?? 0), at(ends[index + 1] ?? 0)];
      return { left: Math.min(start, end), width: Math.max(LEAST, Math.abs(end - start)) };
    }),
    zero: at(0),
  };
};
