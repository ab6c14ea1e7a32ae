import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isCollected } from '#domain/faktur/collector-receipt.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { useOffice } from '../../ui/layout/session-context.ts';
import type { BulkProps } from '../../ui/list/definition.ts';
import { useFakturApi } from '../faktur-api.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

export const FakturBulk = (props: BulkProps<FakturListRow>) => {
  const api = useFakturApi();
  const office = useOffice();
  const translate = useTranslate();
  const [receiptFor, setReceiptFor] = useState<number | null>(null);
  const { target, rows } = props;
  const exported = (format: 'xml' | 'xlsx' | 'csv') =>
    ({ whole: true, start: () => api.exportTo(format, target) }) as const;
  return (
    <DocumentBulk
      {...props}
      of={fakturKeluaran}
      words="fakturScreen.bulk"
      sum={{ label: 'PPN', amount: ({ ppn }) => ppn }}
      amountLabel="DPP + PPN"
      eligible={(rule) => api.eligible(target, rule)}
      busy={api.busy}
      works={{
        upload: { lead: 'main', start: () => api.upload(target) },
        retry: { start: () => api.retry(target) },
        inquire: { start: () => api.inquire(target) },
        email: { icon: 'mail' },
        whatsapp: { icon: 'phone' },
        pdf: { icon: 'download' },
        // Without a direct connection, invoices are exchanged with Coretax as files, so the export leads.
        xml: { ...exported('xml'), ...(office.send ? {} : { lead: 'also' }) },
        xlsx: exported('xlsx'),
        csv: exported('csv'),
        ...(rows.some(isCollected)
          ? { keepReceipt: { go: ({ eligible }: { eligible: number }) => setReceiptFor(eligible) } }
          : {}),
        remove: { title: 'fakturScreen.bulk.remove', start: () => api.removeDrafts(target) },
      }}
      letters={{
        count: (channel) => api.eligible(target, `send-${channel}`),
        send: (channel, checked) => api.sendAll(channel, target, checked),
      }}
      zip={{
        words: 'fakturScreen.pattern',
        start: '{nomor}_{pembeli}',
        parts: ['nomor', 'referensi', 'pembeli', 'npwp', 'tanggal', 'masa'],
        begin: (pattern) => api.zip(target, pattern),
      }}
    >
      {(_, started) =>
        receiptFor !== null && (
          <ReceiptDialog
            about={
              <p>
                {translate('fakturScreen.receipt.many', { smart_count: receiptFor, count: formatCount(receiptFor) })}
              </p>
            }
            busy={api.busy}
            onClose={() => setReceiptFor(null)}
            onKeep={async (receipt) => {
              await started(() => api.keepReceipts(target, receipt));
              setReceiptFor(null);
            }}
          />
        )
      }
    </DocumentBulk>
  );
};
