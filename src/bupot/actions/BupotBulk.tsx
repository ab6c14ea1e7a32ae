import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkConfirm, type BulkQuestion } from '../../kit/list/BulkConfirm.tsx';
import type { BulkProps } from '../../kit/list/definition.ts';
import { MenuButton, type MenuChoice } from '../../kit/MenuButton.tsx';
import { Money } from '../../kit/Money.tsx';
import { useOffice, useSession } from '../../kit/session-context.ts';
import { useBupotApi } from '../bupot-api.ts';
import { listAt, slipLists } from '../list/slip-lists.ts';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { BillTogether } from './BillTogether.tsx';
import { type BulkAction, bulkActions, ISSUE, issueAll } from './bulk-actions.ts';
import { CancelMany } from './CancelMany.tsx';
import { ZipDialog } from './ZipDialog.tsx';

const MUST_TYPE_OVER = 20;

/** What can be done with the chosen slips, how many of them allow it, and each as a job. */
export const BupotBulk = ({ target, count, rows, clear }: BulkProps<BupotListRow>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useBupotApi();
  const { held } = useSession();
  const office = useOffice();
  const kinds = slipLists[listAt(useLocation().pathname)];
  const annual = kinds.some(isAnnual);
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [zipping, setZipping] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const filed = useFiledMasa();
  const [billing, setBilling] = useState(false);
  const shown = (value: number) => formatDecimal(String(value), 0);

  const start = async (work: () => Promise<unknown>) => {
    setQuestion(null);
    setZipping(false);
    setCanceling(false);
    try {
      await work();
      notify('list.job_started', { type: 'success' });
      clear();
    } catch {
      // The call has told why.
    }
  };
  const ask = async (action: BulkAction) => {
    if (!action.counts) return start(() => filed.withReason((why) => action.start(api, target, why)));
    const counted = await api.eligible(target, action.counts).catch(() => null);
    if (!counted) return;
    const removes = action.removes === true;
    const go = () => void start(() => filed.withReason((why) => action.start(api, target, why)));
    if (counted.eligible === counted.total && !removes) return go();
    setQuestion({
      ...counted,
      title: translate(`bupotScreen.bulk.${action.key}`),
      danger: removes,
      typed: removes && counted.eligible > MUST_TYPE_OVER,
      ...(removes
        ? {
            text: translate('bupotScreen.dialog.remove.text'),
            confirm: translate('bupotScreen.dialog.remove.some', { count: shown(counted.eligible) }),
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
    onPick: () => void ask(action),
  });
  const may = ({ by, office: needed }: Pick<BulkAction, 'by' | 'office'>) =>
    held.has(by) && (needed === undefined || office[needed]);
  const mayIssue = may(issueAll);
  const mayCancel = may({ by: 'EBUPOT_WITHHOLDING_CANCEL', office: 'cancel' });
  const ready = useQuery({
    queryKey: ['eligible', 'bupot issue', target],
    queryFn: () => api.eligible(target, ISSUE),
    enabled: mayIssue,
  });
  const cancel: MenuChoice = {
    key: 'cancel',
    icon: 'close',
    label: translate('bupotScreen.bulk.cancel'),
    danger: true,
    onPick: () => setCanceling(true),
  };
  return (
    <>
      {rows.length === count && (
        <span className="num d-only tint bulk-sum">
          {translate('bupotScreen.bulk.sum')} <Money value={rupiah(total(rows.map((row) => sen(row.tax))))} unit />
        </span>
      )}
      {mayIssue && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy || ready.data?.eligible === 0}
          startIcon={<Icon name={issueAll.icon} size={16} />}
          onClick={() => void ask(issueAll)}
        >
          {ready.data
            ? translate('bupotScreen.bulk.issue_some', { some: shown(ready.data.eligible), all: shown(count) })
            : translate('bupotScreen.bulk.issue')}
        </Button>
      )}
      {!office.send && (
        // Where files are exchanged with Coretax, the file is what is done with slips.
        <Button
          size="small"
          variant="contained"
          disabled={api.busy}
          startIcon={<Icon name="document" size={16} />}
          onClick={() => void start(() => api.exportTo('xml', target))}
        >
          {translate('bupotScreen.bulk.xml')}
        </Button>
      )}
      {kinds.every(hasNoPayee) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="card" size={16} />}
          onClick={() => setBilling(true)}
        >
          {translate('bupotScreen.bulk.bill')}
        </Button>
      )}
      <MenuButton
        label={translate('list.actions')}
        variant="outlined"
        choices={[
          {
            key: 'pdf',
            icon: 'download',
            label: translate('bupotScreen.bulk.pdf'),
            onPick: () => setZipping(true),
          },
          ...bulkActions.filter((action) => may(action) && (annual || !action.annual)).map(choice),
          ...(mayCancel ? [cancel] : []),
        ]}
      />
      {filed.dialog}
      {question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />}
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
    </>
  );
};
