import { sen } from '#domain/definition/money.ts';

/** The top of a scale in millions of rupiah: 1, 2 or 5 with zeros, the smallest that holds the amount (rupiah). */
export const scaleTop = (amounts: readonly string[]): number => {
  const most = Math.max(0, ...amounts.map((amount) => sen(amount) / 100 / 1_000_000));
  if (most === 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * unit >= most) ?? 10) * unit;
};

/** The height of an amount (rupiah) on a scale of that many millions, as a fraction. */
export const partOf = (amount: string, top: number): number => Math.min(1, sen(amount) / 100 / 1_000_000 / top);
