import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isConfirmed } from '#domain/billing/standing.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { movesFrom } from '#domain/kit/status.ts';
import { download } from '../../app/download.ts';
import { listsAnew } from '../../app/read-again.ts';
import type { MenuChoice } from '../../kit/MenuButton.tsx';
import { useSession } from '../../kit/session-context.ts';
import { NTPN_RESOURCE, type NtpnRecord, receiptUrl, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

type Deciding = 'match' | 'reject';
const decisions: readonly Deciding[] = ['match', 'reject'];
const dialogs = { match: MatchDialog, reject: RejectDialog };
const icons = { match: 'check', reject: 'close' } as const;

/** What may be done with one receipt now, by its state and the keys held. */
export const useNtpnActions = (receipt: NtpnRecord, onChanged: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const api = useBillingApi();
  const { held } = useSession();
  const { id, billingId } = receipt;
  const allowed = movesFrom(ntpnStatus, receipt.status, held);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const settled = () => {
    setDeciding(null);
    listsAnew(client, NTPN_RESOURCE);
    onChanged();
  };
  const refresh = () =>
    void api.refreshNtpn(id).then(
      () => {
        notify('billingScreen.done.refreshed', { type: 'success' });
        settled();
      },
      // The person has been told by the call itself.
      () => undefined,
    );
  const moves: MenuChoice[] = [
    ...decisions
      .filter((move) => allowed.includes(move))
      .map((move) => ({
        key: move,
        label: translate(`billing.ntpn.moves.${move}`),
        icon: icons[move],
        danger: move === 'reject',
        onPick: () => setDeciding(move),
      })),
    ...(allowed.includes('inquire')
      ? [{ key: 'refresh', label: translate('billing.ntpn.moves.inquire'), icon: 'refresh' as const, onPick: refresh }]
      : []),
    ...(allowed.includes('retry')
      ? [
          {
            key: 'retry',
            label: translate('billing.ntpn.moves.retry'),
            icon: 'edit' as const,
            to: billingPaths.confirm(billingId),
          },
        ]
      : []),
  ];
  const receiptFile: MenuChoice = {
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
  const documents = [...(isConfirmed(receipt) ? [receiptFile] : []), billing];
  const Dialog = deciding && dialogs[deciding];
  const dialog = Dialog && <Dialog of={receipt} onClose={() => setDeciding(null)} onDone={settled} />;
  return { moves, documents, dialog, busy: api.busy };
};
