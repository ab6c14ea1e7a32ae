import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { formatCount } from '#domain/text/format.ts';
import { PatternDialog } from '../../ui/documents/PatternDialog.tsx';
import type { Channel } from '../../ui/documents/SendDialog.tsx';
import type { IconName } from '../../ui/layout/Icon.tsx';
import { useOffice } from '../../ui/layout/session-context.ts';
import { useMay } from '../../ui/layout/use-may.ts';
import { BulkFrame, type BulkLead } from '../../ui/list/BulkFrame.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { useBulk, useEligible } from '../../ui/list/use-bulk.tsx';
import { useLetters } from '../../ui/list/use-letters.tsx';
import { type FakturApi, type Job, RESOURCE, type Target, useFakturApi } from '../faktur-api.ts';

type BulkAction = {
  readonly key: 'upload' | 'retry' | 'inquire' | 'remove' | 'xml' | 'xlsx' | 'csv';
  /** What the server counts the eligible by; exports take everything. */
  readonly counts?: string;
  readonly start: (api: FakturApi, target: Target) => Promise<Job>;
};

const bulk: Record<BulkAction['key'], BulkAction> = {
  upload: { key: 'upload', counts: 'upload', start: (api, target) => api.upload(target) },
  retry: { key: 'retry', counts: 'retry', start: (api, target) => api.retry(target) },
  inquire: { key: 'inquire', counts: 'inquire', start: (api, target) => api.inquire(target) },
  remove: { key: 'remove', counts: 'delete', start: (api, target) => api.removeDrafts(target) },
  xml: { key: 'xml', start: (api, target) => api.exportTo('xml', target) },
  xlsx: { key: 'xlsx', start: (api, target) => api.exportTo('xlsx', target) },
  csv: { key: 'csv', start: (api, target) => api.exportTo('csv', target) },
};

/** What can be done with the chosen invoices, how many of them allow it, and each as a job. */
export const BulkBarActions = ({ target, count, rows, clear }: BulkProps<FakturListRow>) => {
  const translate = useTranslate();
  const api = useFakturApi();
  const [zipping, setZipping] = useState(false);
  const office = useOffice();
  const maySend = useMay('efaktur/out/ctas', 'upload') && office.send;
  const mayMail = useMay('efaktur/out/ctas', 'send');
  const mayDelete = useMay('efaktur/out/ctas', 'remove');
  const ready = useEligible('upload', target, () => api.eligible(target, 'upload'), maySend);
  const { start, started, ask, dialog } = useBulk(clear, () => setZipping(false));

  const pick = ({ key, counts, start: begin }: BulkAction) => {
    const go = () => void start(() => begin(api, target));
    if (!counts) return go();
    void ask(() => api.eligible(target, counts), {
      title: translate(`fakturScreen.bulk.${key}`),
      ...(key === 'remove'
        ? {
            text: translate('faktur.asks.remove.text'),
            confirm: (some: string) => translate('faktur.asks.remove.some', { count: some }),
          }
        : {}),
      go,
    });
  };
  const choice = (key: BulkAction['key'], icon: IconName) => ({
    key,
    icon,
    label: translate(`fakturScreen.bulk.${key}`),
    danger: key === 'remove',
    onPick: () => pick(bulk[key]),
  });
  const letters = useLetters((channel) => api.eligible(target, `send-${channel}`));
  const send = (channel: Channel, icon: IconName) => ({
    key: channel,
    icon,
    label: translate(`fakturScreen.bulk.${channel}`),
    onPick: () => void letters.ask(channel),
  });
  const upload: BulkLead = {
    icon: 'upload',
    label:
      ready === undefined
        ? translate('fakturScreen.bulk.upload')
        : translate('fakturScreen.bulk.upload_some', { some: formatCount(ready), all: formatCount(count) }),
    disabled: api.busy || ready === 0,
    onPick: () => pick(bulk.upload),
  };
  const file: BulkLead = {
    icon: 'document',
    label: translate('fakturScreen.bulk.xml'),
    disabled: api.busy,
    onPick: () => pick(bulk.xml),
  };
  return (
    <BulkFrame
      sum={rows.length === count ? { label: 'PPN', amounts: rows.map(({ ppn }) => ppn) } : null}
      leads={[...(maySend ? [upload] : []), ...(office.send ? [] : [file])]}
      choices={[
        ...(maySend ? [choice('retry', 'refresh')] : []),
        ...(office.inquire ? [choice('inquire', 'refresh')] : []),
        ...(mayMail ? [send('email', 'mail'), send('whatsapp', 'phone')] : []),
        { key: 'pdf', icon: 'download', label: translate('fakturScreen.bulk.pdf'), onPick: () => setZipping(true) },
        choice('xml', 'document'),
        choice('xlsx', 'document'),
        choice('csv', 'document'),
        ...(mayDelete ? [choice('remove', 'trash')] : []),
      ]}
    >
      {dialog}
      {letters.dialog(`/${RESOURCE}`, (channel, checked) => started(() => api.sendAll(channel, target, checked)))}
      {zipping && (
        <PatternDialog
          words="fakturScreen.pattern"
          start="{nomor}_{pembeli}"
          parts={['nomor', 'referensi', 'pembeli', 'npwp', 'tanggal', 'masa']}
          onClose={() => setZipping(false)}
          onPattern={(pattern) => void start(() => api.zip(target, pattern))}
        />
      )}
    </BulkFrame>
  );
};
