import { useTranslate } from 'react-admin';
import type { BillingInput } from '#domain/billing/record.ts';
import { hasMoneyUnderway, isEditable, isPaid, isPayable } from '#domain/billing/status-queries.ts';
import { TimeLeft } from '../ui/layout/TimeLeft.tsx';
import { Identifier, momentText, PeriodText } from '../ui/layout/values.tsx';
import type { Billing, BillingListRow } from './billing-api.ts';

export const BillingCode = ({ of }: { of: BillingListRow }) => {
  const translate = useTranslate();
  if (of.code) return <Identifier value={of.code} form="billing" />;
  return (
    <span className="sec">
      {translate(isEditable(of) ? 'billingScreen.list.no_code' : 'billingScreen.list.requesting')}
    </span>
  );
};

export const Countdown = ({ of }: { of: BillingListRow }) => {
  const translate = useTranslate();
  if (of.expiresAt === null || isPaid(of)) return <span className="sec">–</span>;
  if (isPayable(of) || hasMoneyUnderway(of)) return <TimeLeft expiresAt={of.expiresAt} />;
  const at = momentText(of.expiresAt);
  const over = of.expiresAt <= Date.now();
  return <span className="sec num">{translate(`billingScreen.countdown.${over ? 'over' : 'until'}`, { at })}</span>;
};

export const NumberType = ({ of: { payerNumberType } }: { of: Pick<Billing, 'payerNumberType'> }) =>
  useTranslate()(`billing.number_type.${payerNumberType}`);

type SpanTextProps = { of: Pick<BillingInput, 'periodFrom' | 'periodTo'>; long?: boolean };

export const SpanText = ({ of: { periodFrom, periodTo }, long = false }: SpanTextProps) => {
  if (periodFrom === periodTo) return <PeriodText value={periodFrom} long={long} />;
  const year = periodFrom.slice(0, 4);
  if (periodFrom === `${year}-01` && periodTo === `${year}-12`) return <span className="num nw">{year}</span>;
  return (
    <span className="nw">
      <PeriodText value={periodFrom} long={long} />–<PeriodText value={periodTo} long={long} />
    </span>
  );
};

type TaxTextProps = { of: { readonly kap: string; readonly kjs: string; readonly taxName: string } };

export const TaxText = ({ of: { kap, kjs, taxName } }: TaxTextProps) => (
  <>
    <span className="num sec nw">
      {kap}-{kjs}
    </span>{' '}
    {taxName}
  </>
);

export const TaxCell = ({ of: { kap, kjs, taxName } }: TaxTextProps) => (
  <span className="two">
    <span>{taxName}</span>
    <small className="num">
      {kap}-{kjs}
    </small>
  </span>
);
