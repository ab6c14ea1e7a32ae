import { useTranslate } from 'react-admin';
import { BillingChip } from '../../ui/documents/BillingChip.tsx';
import { CardChoices } from '../../ui/list/CardChoices.tsx';
import { BillingCode } from '../BillingCode.tsx';
import type { Billing } from '../billing-api.ts';
import { Countdown } from '../Countdown.tsx';
import { billingPaths } from '../paths.ts';
import { useBillingActions } from '../use-billing-actions.tsx';
import { TaxCard } from './TaxCard.tsx';

/** One billing code on a narrow screen. */
export const BillingCard = ({ row }: { row: Billing }) => {
  const translate = useTranslate();
  return (
    <TaxCard
      of={row}
      to={billingPaths.one(row.id)}
      number={<BillingCode of={row} />}
      chip={<BillingChip status={row.status} at={row.updatedAt} short />}
    >
      <div className="s">
        <span className="sec">{translate('billingScreen.field.expiresAt')}</span> <Countdown of={row} />
      </div>
    </TaxCard>
  );
};

const nothing = () => undefined;

export const BillingCardActions = ({ row }: { row: Billing }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useBillingActions(row, nothing);
  return (
    <>
      <CardChoices
        moves={moves}
        documents={documents}
        label={translate('list.row_actions', { name: row.code ?? row.taxName })}
      />
      {dialog}
    </>
  );
};
