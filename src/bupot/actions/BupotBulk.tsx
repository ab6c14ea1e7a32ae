import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { formatCount } from '#domain/text/format.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useOffice, useSession } from '../../ui/layout/session-context.ts';
import { BulkFrame, type BulkLead } from '../../ui/list/BulkFrame.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { useBulk, useEligible } from '../../ui/list/use-bulk.tsx';
import { useLetters } from '../../ui/list/use-letters.tsx';
import { RESOURCE, useBupotApi } from '../bupot-api.ts';
import { listAt, slipLists } from '../list/slip-lists.ts';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { useIssuing } from '../use-issuing.tsx';
import { BillTogether } from './BillTogether.tsx';
import { type BulkAction, bulkActions, ISSUE, issueAll } from './bulk-actions.ts';
import { CancelMany } from './CancelMany.tsx';
import { ZipDialog } from './ZipDialog.tsx';

/** What can be done with the chosen slips, how many of them allow it, and each as a job. */
export const BupotBulk = ({ target, count, rows, clear }: BulkProps<BupotListRow>) => {
  const translate = useTranslate();
  const api = useBupotApi();
  const { held } = useSession();
  const office = useOffice();
  const kinds = slipLists[listAt(useLocation().pathname)];
  const annual = kinds.some(isAnnual);
  const [billing, setBilling] = useState(false);
  const [zipping, setZipping] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const filed = useFiledMasa();
  const issuing = useIssuing();
  const { start, started, ask, dialog } = useBulk(clear, () => {
    setZipping(false);
    setCanceling(false);
  });

  const pick = ({ key, counts, removes, start: begin }: BulkAction) => {
    const go = () => void start(() => issuing.withConsent((consent) => begin(api, target, consent)));
    if (!counts) return go();
    void ask(() => api.eligible(target, counts), {
      title: translate(`bupotScreen.bulk.${key}`),
      ...(removes
        ? {
            text: translate('bupot.asks.remove.text'),
            confirm: (count: string) => translate('bupot.asks.remove.some', { count }),
          }
        : {}),
      go,
    });
  };
  const choice = (action: BulkAction) => ({
    key: action.key,
    icon: action.icon,
    label: translate(`bupotScreen.bulk.${action.key}`),
    danger: action.removes === true,
    onPick: () => pick(action),
  });
  const may = ({ by, office: needed }: Pick<BulkAction, 'by' | 'office'>) =>
    held.has(by) && (needed === undefined || office[needed]);
  const mayIssue = may(issueAll);
  const mayCancel = may({ by: 'EBUPOT_WITHHOLDING_CANCEL', office: 'cancel' });
  const ready = useEligible('bupot issue', target, () => api.eligible(target, ISSUE), mayIssue);
  const cancel: MenuChoice = {
    key: 'cancel',
    icon: 'close',
    label: translate('bupotScreen.bulk.cancel'),
    danger: true,
    onPick: () => setCanceling(true),
  };
  const letters = useLetters((channel) => api.eligible(target, `send-${channel}`));
  const sends: readonly MenuChoice[] = (['email', 'whatsapp'] as const).map((channel) => ({
    key: channel,
    icon: channel === 'email' ? 'mail' : 'phone',
    label: translate(`bupotScreen.bulk.${channel}`),
    onPick: () => void letters.ask(channel),
  }));
  const issue: BulkLead = {
    icon: issueAll.icon,
    label:
      ready === undefined
        ? translate('bupotScreen.bulk.issue')
        : translate('bupotScreen.bulk.issue_some', { some: formatCount(ready), all: formatCount(count) }),
    disabled: api.busy || ready === 0,
    onPick: () => pick(issueAll),
  };
  // Where files are exchanged with Coretax, the file is what is done with slips.
  const file: BulkLead = {
    icon: 'document',
    label: translate('bupotScreen.bulk.xml'),
    disabled: api.busy,
    onPick: () => void start(() => api.exportTo('xml', target)),
  };
  const bill: BulkLead = {
    icon: 'card',
    label: translate('bupotScreen.bulk.bill'),
    second: true,
    onPick: () => setBilling(true),
  };
  return (
    <BulkFrame
      sum={
        rows.length === count ? { label: translate('bupotScreen.bulk.sum'), amounts: rows.map(({ tax }) => tax) } : null
      }
      leads={[...(mayIssue ? [issue] : []), ...(office.send ? [] : [file]), ...(kinds.every(hasNoPayee) ? [bill] : [])]}
      choices={[
        { key: 'pdf', icon: 'download', label: translate('bupotScreen.bulk.pdf'), onPick: () => setZipping(true) },
        ...bulkActions.filter((action) => may(action) && (annual || !action.annual)).map(choice),
        ...(held.has('EBUPOT_WITHHOLDING_SEND') ? sends : []),
        ...(mayCancel ? [cancel] : []),
      ]}
    >
      {filed.dialog}
      {issuing.dialog}
      {dialog}
      {letters.dialog(`/${RESOURCE}`, (channel, checked) => started(() => api.sendAll(channel, target, checked)))}
      {billing && <BillTogether target={target} onClose={() => setBilling(false)} />}
      {canceling && (
        <CancelMany
          target={target}
          busy={api.busy}
          onClose={() => setCanceling(false)}
          onConfirm={(reason) =>
            void start(() => filed.withReason((why) => api.cancelAll(target, reason, why), reason))
          }
        />
      )}
      {zipping && (
        <ZipDialog
          onClose={() => setZipping(false)}
          onPattern={(pattern) => void start(() => api.zip(target, pattern))}
        />
      )}
    </BulkFrame>
  );
};
