import type { BillingInput } from '#domain/billing/record.ts';
import { PeriodText } from '../ui/layout/Day.tsx';

type Props = { of: Pick<BillingInput, 'periodFrom' | 'periodTo'>; long?: boolean };

/** The masa a billing pays: one month, the first and last, or a whole year by its number. */
export const SpanText = ({ of: { periodFrom, periodTo }, long = false }: Props) => {
  if (periodFrom === periodTo) return <PeriodText value={periodFrom} long={long} />;
  const year = periodFrom.slice(0, 4);
  if (periodFrom === `${year}-01` && periodTo === `${year}-12`) return <span className="num nw">{year}</span>;
  return (
    <span className="nw">
      <PeriodText value={periodFrom} long={long} />–<PeriodText value={periodTo} long={long} />
    </span>
  );
};
