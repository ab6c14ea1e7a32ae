import { Identifier } from '../../kit/Identifier.tsx';
import { Money } from '../../kit/Money.tsx';
import { BillingChip } from '../BillingChip.tsx';
import type { Billing } from '../billing-api.ts';
import { SpanText } from '../SpanText.tsx';

/** Billings of the same tax and masa, each by its code, amount and state. */
export const SameList = ({ of }: { of: readonly Billing[] }) => (
  <ul className="same">
    {of.map((row) => (
      <li key={row.id} className="row wrap">
        <span className="grow">
          <b className="num">
            <Identifier value={row.code} form="billing" />
          </b>
          <span className="s sec">
            {row.kap}-{row.kjs} · <SpanText of={row} />
          </span>
        </span>
        <Money value={row.amount} unit />
        <BillingChip status={row.status} at={row.paidAt ?? row.updatedAt} />
      </li>
    ))}
  </ul>
);
