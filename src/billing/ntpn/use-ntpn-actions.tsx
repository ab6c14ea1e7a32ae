import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { download } from '../../client/download.ts';
import { listsAnew } from '../../client/read-again.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { NTPN_RESOURCE, type NtpnRecord, receiptUrl, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { dangerous, type NtpnStep, papersOf, possibleMoves } from './possible-moves.ts';
import { RejectDialog } from './RejectDialog.tsx';

type Deciding = 'match' | 'reject';
const dialogs = { match: MatchDialog, reject: RejectDialog };
const icons = { match: 'check', reject: 'close', inquire: 'refresh', retry: 'edit' } as const;

/** What may be done with one receipt now, by its state and the keys held. */
export const useNtpnActions = (receipt: NtpnRecord, onChanged: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const api = useBillingApi();
  const { held } = useSession();
  const { id, billingId } = receipt;
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
  const does: Record<NtpnStep, Pick<MenuChoice, 'onPick' | 'to'>> = {
    match: { onPick: () => setDeciding('match') },
    reject: { onPick: () => setDeciding('reject') },
    inquire: { onPick: refresh },
    retry: { to: billingPaths.confirm(billingId) },
  };
  const moves: MenuChoice[] = possibleMoves(receipt, held).map((move) => ({
    key: move,
    label: translate(`billing.ntpn.moves.${move}`),
    icon: icons[move],
    danger: dangerous.includes(move),
    ...does[move],
  }));
  const papers: Record<'bpn' | 'billing', Omit<MenuChoice, 'key'>> = {
    bpn: {
      label: translate('billingScreen.action.receipt'),
      icon: 'download',
      onPick: () => download(receiptUrl(id)),
    },
    billing: {
      label: translate('billingScreen.action.to_billing'),
      icon: 'card',
      to: billingPaths.one(billingId),
    },
  };
  const documents: MenuChoice[] = papersOf(receipt).map((key) => ({ key, ...papers[key] }));
  const Dialog = deciding && dialogs[deciding];
  const dialog = Dialog && <Dialog of={receipt} onClose={() => setDeciding(null)} onDone={settled} />;
  return { moves, documents, dialog, busy: api.busy };
};
