import { isWholeYear } from '#domain/billing/needs.ts';
import { pairOf } from '#domain/billing/pairs.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { PeriodText } from '../kit/Day.tsx';

type Props = { of: Pick<BillingInput, 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>; long?: boolean };

/** The masa a billing pays: one month, the first and last, or the year alone. */
export const SpanText = ({ of, long = false }: Props) => {
  const { kap, kjs, periodFrom, periodTo } = of;
  if (periodFrom === periodTo) return <PeriodText value={periodFrom} long={long} />;
  const pair = pairOf(kap, kjs, periodFrom);
  if (pair && isWholeYear(pair.period)) return <span className="num nw">{periodFrom.slice(0, 4)}</span>;
  return (
    <span className="nw">
      <PeriodText value={periodFrom} long={long} />–<PeriodText value={periodTo} long={long} />
    </span>
  );
};
