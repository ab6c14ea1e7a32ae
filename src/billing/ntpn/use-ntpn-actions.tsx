import { useTranslate } from 'react-admin';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import { download } from '../../client/download.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { ReasonedModal } from '../../ui/feedback/ReasonedModal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { type NtpnRecord, receiptUrl } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { MatchDialog } from './MatchDialog.tsx';

type Props = { of: NtpnRecord; onClose: () => void; onDone: () => void };

const RejectDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  return (
    <ReasonedModal
      danger
      subject={`${of.id}/reject`}
      busy={busy}
      send={(reason) => ask('POST', '/ebilling/ntpn/{id}/reject', { path: { id: of.id }, body: { reason } })}
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

export const useNtpnActions = (receipt: NtpnRecord, onChanged: () => void): DocumentActions => {
  const translate = useTranslate();
  const { id, billingId } = receipt;
  const { moves, dialog, busy } = useDocumentActions(ntpn, receipt, {
    possible: usePossibleMoves(ntpnStatus, receipt),
    about: null,
    to: { retry: billingPaths.confirm(billingId) },
    dialogs: {
      match: ({ close, settled }) => <MatchDialog of={receipt} onClose={close} onDone={settled} />,
      reject: ({ close, settled }) => <RejectDialog of={receipt} onClose={close} onDone={settled} />,
    },
    onChanged,
  });
  const bpn: MenuChoice = {
    key: 'bpn',
    label: translate('billingScreen.action.receipt'),
    icon: 'download',
    onPick: () => download(receiptUrl(id)),
  };
  const billing: MenuChoice = {
    key: 'billing',
    label: translate('billingScreen.action.to_billing'),
    icon: 'card',
    to: billingPaths.one(billingId),
  };
  return { name: receipt.ntpn, moves, documents: isConfirmed(receipt) ? [bpn, billing] : [billing], dialog, busy };
};
