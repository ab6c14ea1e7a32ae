import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { BillingCode } from '../BillingCode.tsx';
import type { BillingListRow } from '../billing-api.ts';
import { Countdown } from '../Countdown.tsx';
import { billingPaths } from '../paths.ts';
import { TaxCard } from './TaxCard.tsx';

/** One billing code on a narrow screen. */
export const BillingCard = ({ row }: { row: BillingListRow }) => {
  const translate = useTranslate();
  return (
    <TaxCard
      of={row}
      to={billingPaths.one(row.id)}
      number={<BillingCode of={row} />}
      chip={<DocumentChip of={billingStatus} status={row.status} at={row.updatedAt} short />}
    >
      <div className="small">
        <span className="sec">{translate('billingScreen.field.expiresAt')}</span> <Countdown of={row} />
      </div>
    </TaxCard>
  );
};
