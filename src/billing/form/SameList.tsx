import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { BillingCode } from '../BillingCode.tsx';
import type { Billing } from '../billing-api.ts';
import { SpanText } from '../SpanText.tsx';

/** More than these say nothing new. */
const MOST = 5;

/** Billings of the same tax and masa, each by its code, amount and state. */
export const SameList = ({ of }: { of: readonly Billing[] }) => {
  const translate = useTranslate();
  const rest = of.length - MOST;
  return (
    <ul className="same">
      {of.slice(0, MOST).map((row) => (
        <li key={row.id}>
          <b className="num same-code">
            <BillingCode of={row} />
          </b>
          <span className="small sec same-tax">
            {row.kap}-{row.kjs} · <SpanText of={row} />
          </span>
          <Money value={row.amount} unit />
          <DocumentChip of={billingStatus} status={row.status} at={row.paidAt ?? row.updatedAt} />
        </li>
      ))}
      {rest > 0 && <li className="small sec">{translate('billingScreen.same.more', { count: formatCount(rest) })}</li>}
    </ul>
  );
};
