import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkConfirm, type BulkQuestion } from '../../kit/list/BulkConfirm.tsx';
import type { BulkProps } from '../../kit/list/definition.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { Money } from '../../kit/Money.tsx';
import { PatternDialog } from '../../kit/PatternDialog.tsx';
import { useHeld, useOffice } from '../../kit/session-context.ts';
import { type FakturApi, type Job, type Target, useFakturApi } from '../faktur-api.ts';

const MUST_TYPE_OVER = 20;

type BulkAction = {
  readonly key: 'upload' | 'retry' | 'inquire' | 'email' | 'whatsapp' | 'remove' | 'xml' | 'xlsx' | 'csv';
  /** What the server counts the eligible by; exports take everything. */
  readonly counts?: string;
  readonly start: (api: FakturApi, target: Target) => Promise<Job>;
};

const bulk: Record<BulkAction['key'], BulkAction> = {
  upload: { key: 'upload', counts: 'upload', start: (api, target) => api.upload(target) },
  retry: { key: 'retry', counts: 'retry', start: (api, target) => api.retry(target) },
  inquire: { key: 'inquire', counts: 'inquire', start: (api, target) => api.inquire(target) },
  email: { key: 'email', counts: 'send-email', start: (api, target) => api.sendAll('email', target) },
  whatsapp: { key: 'whatsapp', counts: 'send-whatsapp', start: (api, target) => api.sendAll('whatsapp', target) },
  remove: { key: 'remove', counts: 'delete', start: (api, target) => api.removeDrafts(target) },
  xml: { key: 'xml', start: (api, target) => api.exportTo('xml', target) },
  xlsx: { key: 'xlsx', start: (api, target) => api.exportTo('xlsx', target) },
  csv: { key: 'csv', start: (api, target) => api.exportTo('csv', target) },
};

/** What can be done with the chosen invoices, how many of them allow it, and each as a job. */
export const BulkBarActions = ({ target, count, rows, clear }: BulkProps<FakturListRow>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useFakturApi();
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [zipping, setZipping] = useState(false);
  const office = useOffice();
  const maySend = useHeld('EFAKTUR_DOC_UPLOAD') && office.send;
  const mayMail = useHeld('EFAKTUR_DOC_SEND');
  const mayDelete = useHeld('EFAKTUR_DOC_DELETE');
  const ready = useQuery({
    queryKey: ['eligible', 'upload', target],
    queryFn: () => api.eligible(target, 'upload'),
    enabled: maySend,
  });

  const shown = (value: number) => formatDecimal(String(value), 0);

  const start = async (work: () => Promise<Job>) => {
    setQuestion(null);
    setZipping(false);
    try {
      await work();
      notify('list.job_started', { type: 'success' });
      clear();
    } catch {
      // The call has told why.
    }
  };
  const ask = async (action: BulkAction) => {
    if (!action.counts) return start(() => action.start(api, target));
    const counted = await api.eligible(target, action.counts).catch(() => null);
    if (!counted) return;
    const removes = action.key === 'remove';
    if (counted.eligible === counted.total && !removes) return start(() => action.start(api, target));
    setQuestion({
      ...counted,
      title: translate(`fakturScreen.bulk.${action.key}`),
      danger: removes,
      ...(removes
        ? {
            text: translate('fakturScreen.confirm.remove.text'),
            confirm: translate('fakturScreen.confirm.remove.some', { count: shown(counted.eligible) }),
          }
        : {}),
      typed: removes && counted.eligible > MUST_TYPE_OVER,
      go: () => void start(() => action.start(api, target)),
    });
  };
  const choice = (key: BulkAction['key'], icon: Parameters<typeof Icon>[0]['name']) => ({
    key,
    icon,
    label: translate(`fakturScreen.bulk.${key}`),
    danger: key === 'remove',
    onPick: () => void ask(bulk[key]),
  });
  return (
    <>
      {rows.length === count && (
        <span className="num d-only tint bulk-sum">
          PPN <Money value={rupiah(total(rows.map((row) => sen(row.ppn))))} unit />
        </span>
      )}
      {maySend && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy || ready.data?.eligible === 0}
          startIcon={<Icon name="upload" size={16} />}
          onClick={() => void ask(bulk.upload)}
        >
          {ready.data
            ? translate('fakturScreen.bulk.upload_some', { some: shown(ready.data.eligible), all: shown(count) })
            : translate('fakturScreen.bulk.upload')}
        </Button>
      )}
      {!office.send && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy}
          startIcon={<Icon name="document" size={16} />}
          onClick={() => void ask(bulk.xml)}
        >
          {translate('fakturScreen.bulk.xml')}
        </Button>
      )}
      <MenuButton
        label={translate('list.actions')}
        variant="outlined"
        choices={[
          ...(maySend ? [choice('retry', 'refresh')] : []),
          ...(office.inquire ? [choice('inquire', 'refresh')] : []),
          ...(mayMail ? [choice('email', 'mail'), choice('whatsapp', 'phone')] : []),
          {
            key: 'pdf',
            icon: 'download',
            label: translate('fakturScreen.bulk.pdf'),
            onPick: () => setZipping(true),
          },
          choice('xml', 'document'),
          choice('xlsx', 'document'),
          choice('csv', 'document'),
          ...(mayDelete ? [choice('remove', 'trash')] : []),
        ]}
      />
      {question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />}
      {zipping && (
        <PatternDialog
          words="fakturScreen.pattern"
          start="{nomor}_{pembeli}"
          parts={['nomor', 'referensi', 'pembeli', 'npwp', 'tanggal', 'masa']}
          onClose={() => setZipping(false)}
          onPattern={(pattern) => void start(() => api.zip(target, pattern))}
        />
      )}
    </>
  );
};
