import { useTranslate } from 'react-admin';
import { ReasonedModal } from '../../ui/feedback/ReasonedModal.tsx';
import { NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';

type Props = { of: NtpnRecord; onClose: () => void; onDone: () => void };

/** Asks why a receipt is for no code of this company. */
export const RejectDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  return (
    <ReasonedModal
      danger
      path={`/${NTPN_RESOURCE}/${of.id}/reject`}
      title={translate('billingScreen.ntpn.reject.title')}
      confirm={translate('billingScreen.ntpn.reject.confirm')}
      reason={translate('billingScreen.ntpn.match.reason')}
      done="billingScreen.ntpn.reject.done"
      onClose={onClose}
      onDone={onDone}
    >
      {() => (
        <p>
          <b className="num">{of.ntpn}</b>. {translate('billingScreen.ntpn.reject.text')}
        </p>
      )}
    </ReasonedModal>
  );
};
