import { useTranslate } from 'react-admin';
import type { BillingInput } from '#domain/billing/record.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { SpanText } from '../billing-cells.tsx';

type Props = { readonly of: BillingInput; readonly onClose: () => void; readonly onMeant: () => void };

export const FarDialog = ({ of, onClose, onMeant }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmModal
      open
      title={translate('billingScreen.far.title')}
      confirm={translate('billingScreen.far.meant')}
      onClose={onClose}
      onConfirm={onMeant}
    >
      <p>
        <b>
          <SpanText of={of} />
        </b>
      </p>
      <p style={{ marginTop: 8 }}>{translate('billingScreen.far.text')}</p>
    </ConfirmModal>
  );
};
