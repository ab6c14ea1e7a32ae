import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CardChoices } from '../../kit/list/CardChoices.tsx';
import { Money } from '../../kit/Money.tsx';
import { BillingChip } from '../BillingChip.tsx';
import { BillingCode } from '../BillingCode.tsx';
import type { Billing } from '../billing-api.ts';
import { Countdown } from '../Countdown.tsx';
import { billingPaths } from '../paths.ts';
import { SpanText } from '../SpanText.tsx';
import { TaxText } from '../TaxText.tsx';
import { useBillingActions } from '../use-billing-actions.tsx';

/** One billing code on a narrow screen. */
export const BillingCard = ({ row }: { row: Billing }) => {
  const translate = useTranslate();
  return (
    <div className="fcb">
      <div className="row">
        <Link to={billingPaths.one(row.id)} className="flink grow">
          <b>
            <BillingCode of={row} />
          </b>
        </Link>
        <BillingChip status={row.status} at={row.updatedAt} short />
      </div>
      <div className="el">
        <TaxText of={row} />
      </div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="s sec num grow">
          {translate('list.period')} <SpanText of={row} />
        </span>
        <Money value={row.amount} unit strong />
      </div>
      <div className="s">
        <Countdown of={row} />
      </div>
    </div>
  );
};

const nothing = () => undefined;

export const BillingCardActions = ({ row }: { row: Billing }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useBillingActions(row, nothing);
  return (
    <>
      <CardChoices
        of={[...moves, ...documents]}
        label={translate('list.row_actions', { name: row.code ?? row.taxName })}
      />
      {dialog}
    </>
  );
};
