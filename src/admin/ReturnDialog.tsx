import { useTranslate } from 'react-admin';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import { LOST } from './paths.ts';

type Props = { of: UnmatchedPaymentRecord; onClose: () => void; onDone: () => void };

/** Asks why money went back, after it was sent at the bank. */
export const ReturnDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  return (
    <ReasonedModal
      danger
      path={`${LOST}/${of.id}/return`}
      title={translate('adminScreen.lost.return_title')}
      confirm={translate('adminScreen.lost.return')}
      cancel={translate('shell.kit.back')}
      reason={translate('adminScreen.lost.reason')}
      done="adminScreen.lost.return_done"
      onClose={onClose}
      onDone={onDone}
    >
      {() => (
        <p>{translate('adminScreen.lost.return_text', { amount: formatRupiah(of.amount), movement: of.movement })}</p>
      )}
    </ReasonedModal>
  );
};
