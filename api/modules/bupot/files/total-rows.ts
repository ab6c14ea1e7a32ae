import type { Bupot } from '#domain/bupot/record.ts';
import { isVoid } from '#domain/bupot/status-queries.ts';
import { rupiahOf, sen } from '#domain/definition/money.ts';
import { type Locale, say } from '#domain/messages/index.ts';

const summed = ['gross', 'base', 'tax', 'borne'] as const;

/** The rows below an export of slips: the total its list shows, and how many are written that it does not count. */
export const totalRows = (locale: Locale) => {
  const sums = new Map<string, bigint>(summed.map((key) => [key, 0n]));
  let counted = 0;
  let uncounted = 0;
  return {
    take: (slip: Bupot): void => {
      if (isVoid(slip)) {
        uncounted += 1;
        return;
      }
      counted += 1;
      for (const key of summed) sums.set(key, (sums.get(key) ?? 0n) + BigInt(sen(slip[key])));
    },
    rows: (): readonly Readonly<Record<string, string>>[] => {
      if (counted + uncounted === 0) return [];
      const amounts = Object.fromEntries([...sums].map(([key, sum]) => [key, rupiahOf(sum)]));
      const total = { number: say(locale, 'bupotExport.total', { count: counted }), ...amounts };
      return uncounted === 0
        ? [total]
        : [total, { number: say(locale, 'bupotExport.uncounted', { count: uncounted }) }];
    },
  };
};
