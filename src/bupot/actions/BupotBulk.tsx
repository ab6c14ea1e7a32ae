import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slips } from '#domain/bupot/slips.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { formatCount } from '#domain/text/format.ts';
import type { BulkAction } from '../../client/verbs.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { isElsewhere } from '../../ui/documents/LetterFrom.tsx';
import { MoveDialog } from '../../ui/documents/MoveDialog.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { useOffice } from '../../ui/layout/session-context.ts';
import type { BulkProps, BulkTarget } from '../../ui/list/definition.ts';
import { RESOURCE, shownInSlips } from '../bupot-api.ts';
import { listAt, slipLists } from '../list/slip-lists.ts';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { useIssuing } from '../use-issuing.tsx';
import { BillTogether } from './BillTogether.tsx';

export const zipPattern = {
  words: 'bupotScreen.pattern',
  start: 'Bupot {jenis} {nomor}',
  parts: ['nomor', 'jenis', 'penerima', 'npwp', 'masa', 'tanggal', 'referensi', 'status'],
};

type Props = {
  readonly target: BulkTarget;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

const CancelMany = ({ target, ...rest }: Props) => {
  const translate = useTranslate();
  const { eligible } = useBulkCalls(RESOURCE);
  const { data } = useQuery({
    queryKey: ['eligible', 'bupot cancel', target],
    queryFn: () => eligible({ ...target, action: 'cancel' }),
  });
  const none = data?.eligible === 0;
  return (
    <MoveDialog
      of={bupotStatus}
      move="cancel"
      subject="many"
      disabled={!data || none}
      about={
        data && (
          <p>
            {translate(none ? 'list.none_eligible' : 'list.eligible', {
              eligible: formatCount(data.eligible),
              total: formatCount(data.total),
            })}
          </p>
        )
      }
      {...rest}
    />
  );
};

export const BupotBulk = (props: BulkProps<BupotListRow>) => {
  const translate = useTranslate();
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const office = useOffice();
  const kinds = slipLists[listAt(useLocation().pathname)];
  const [opened, setOpened] = useState<'bill' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const filed = useFiledMasa();
  const issuing = useIssuing();
  const { target } = props;
  const begin = (action: BulkAction, more: object = {}) =>
    bulk({ ...target, action, ...more }, { shown: shownInSlips });
  const exported = (format: 'xml' | 'xlsx' | 'csv') =>
    ({ whole: true, start: () => begin('export', { format }) }) as const;
  return (
    <DocumentBulk
      {...props}
      of={{ ...slips[kinds[0]], resource: RESOURCE }}
      words="bupotScreen.bulk"
      sum={{ label: translate('bupotScreen.bulk.sum'), amount: ({ tax }) => tax }}
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        issue: {
          lead: 'main',
          start: () => issuing.withConsent((consent) => begin('issue', consent)),
        },
        pdf: { icon: 'download' },
        // Without a direct connection, slips are exchanged with Coretax as files, so the export leads.
        xml: { ...exported('xml'), ...(office.send ? {} : { lead: 'also' }) },
        xlsx: exported('xlsx'),
        csv: exported('csv'),
        ...(kinds.every(hasNoPayee) ? { bill: { icon: 'card', lead: 'second', opens: () => setOpened('bill') } } : {}),
        submit: { start: () => issuing.withConsent(({ lockReason }) => begin('submit', { lockReason })) },
        inquire: { start: () => begin('inquire') },
        ...(kinds.some(isAnnual)
          ? {
              redraw: {
                icon: 'refresh',
                start: () => issuing.withConsent(({ lockReason }) => begin('redraw', { lockReason })),
              },
            }
          : {}),
        remove: { title: 'bupotScreen.bulk.remove', start: () => begin('bulk-delete') },
        email: { icon: 'mail' },
        whatsapp: { icon: 'phone' },
        cancel: { opens: () => setOpened('cancel') },
      }}
      letters={{
        resource: RESOURCE,
        count: (channel) => eligible({ ...target, action: `send-${channel}` }),
        send: (channel, addressChecked) =>
          bulk(
            { ...target, action: 'ids' in target ? 'send' : 'send-all', channel, addressChecked },
            { shown: isElsewhere },
          ),
      }}
      zip={{ ...zipPattern, begin: (given) => begin('bulk-download', { pattern: given }) }}
    >
      {(start) => (
        <>
          {filed.dialog}
          {issuing.dialog}
          {opened === 'bill' && <BillTogether target={target} onClose={close} />}
          {opened === 'cancel' && (
            <CancelMany
              target={target}
              busy={busy}
              onClose={close}
              onConfirm={(reason) => {
                close();
                void start(() => filed.withReason((why) => begin('cancel', { reason, lockReason: why }), reason));
              }}
            />
          )}
        </>
      )}
    </DocumentBulk>
  );
};
