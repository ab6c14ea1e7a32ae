import { useTranslate } from 'react-admin';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import { download } from '../../client/download.ts';
import { type DocumentActions, useDocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { usePossibleMoves } from '../../ui/documents/use-possible-moves.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { type NtpnRecord, receiptUrl } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** What may be done with one receipt now. */
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
  // The receipt itself where the office knows it, and the code it pays.
  return { name: receipt.ntpn, moves, documents: isConfirmed(receipt) ? [bpn, billing] : [billing], dialog, busy };
};
