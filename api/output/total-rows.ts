import { rupiahOf, sen } from '#domain/definition/money.ts';

type Summed<R> = {
  /** Amounts of a record that are summed, in rupiah, each under the key of its column. */
  readonly keys: readonly (keyof R & string)[];
  readonly isCounted: (record: R) => boolean;
  readonly at: string;
  readonly total: (count: number) => string;
  readonly uncounted: (count: number) => string;
};

export const totalRows = <R>({ keys, isCounted, at, total, uncounted }: Summed<R>) => {
  const sums = new Map<string, bigint>(keys.map((key) => [key, 0n]));
  let counted = 0;
  let others = 0;
  return {
    take: (record: R): void => {
      if (!isCounted(record)) {
        others += 1;
        return;
      }
      counted += 1;
      for (const key of keys) sums.set(key, (sums.get(key) ?? 0n) + BigInt(sen(String(record[key] ?? '0'))));
    },
    rows: (): readonly Readonly<Record<string, string>>[] => {
      if (counted + others === 0) return [];
      const amounts = Object.fromEntries([...sums].map(([key, sum]) => [key, rupiahOf(sum)]));
      const below = { [at]: total(counted), ...amounts };
      return others === 0 ? [below] : [below, { [at]: uncounted(others) }];
    },
  };
};
