import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isCollected } from '#domain/faktur/collector-receipt.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { isElsewhere } from '../../ui/documents/LetterFrom.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { useOffice } from '../../ui/layout/session-context.ts';
import type { BulkProps } from '../../ui/list/definition.ts';
import { RESOURCE, useFakturApi } from '../faktur-api.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

export const FakturBulk = (props: BulkProps<FakturListRow>) => {
  const api = useFakturApi();
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const office = useOffice();
  const translate = useTranslate();
  const [receiptFor, setReceiptFor] = useState<number | null>(null);
  const { target, rows } = props;
  const exported = (format: 'xml' | 'xlsx' | 'csv') =>
    ({ whole: true, start: () => bulk({ ...target, action: format }) }) as const;
  return (
    <DocumentBulk
      {...props}
      of={fakturKeluaran}
      words="fakturScreen.bulk"
      sum={{ label: 'PPN', amount: ({ ppn }) => ppn }}
      amountLabel="DPP + PPN"
      eligible={(action) => eligible({ ...target, action })}
      busy={busy || api.busy}
      works={{
        upload: { lead: 'main', start: () => bulk({ ...target, action: 'upload' }) },
        retry: { start: () => bulk({ ...target, action: 'retry' }) },
        inquire: { start: () => bulk({ ...target, action: 'inquiry-status' }) },
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
        remove: { title: 'fakturScreen.bulk.remove', start: () => bulk({ ...target, action: 'draft-delete' }) },
      }}
      letters={{
        resource: RESOURCE,
        count: (channel) => eligible({ ...target, action: `send-${channel}` }),
        send: (channel, addressChecked) =>
          bulk({ ...target, action: `bulk-send-${channel}`, addressChecked }, { shown: isElsewhere }),
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
