import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayDo } from '#domain/access.ts';
import type { SentLetter } from '#domain/company/sending-schema.ts';
import { deliveryLook } from '#domain/definition/delivery-look.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { SendDialog } from '../../ui/documents/SendDialog.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { ReadFailed, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { Moment } from '../../ui/layout/values.tsx';
import { letterOf } from './letter-of.ts';

export const LetterDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const { data, error, refetch } = useGet('/letters/{id}', { path: { id } });
  const of = letterOf[data?.product ?? 'efaktur'];
  const { permissions } = useSession();
  const may = mayDo(permissions, of.resource, of.action);
  const field = (name: keyof SentLetter) => translate(`resources.letters.fields.${name}`);
  return (
    <Drawer
      open
      onClose={onClose}
      title={data?.label ?? translate('settings.send.letter')}
      footer={
        data &&
        may && (
          <Button variant="contained" onClick={() => setSending(true)}>
            {translate('settings.send.again')}
          </Button>
        )
      }
    >
      {error && !data && (
        <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <>
          <Facts
            of={[
              [field('status'), <DocumentChip key="status" of={deliveryLook} status={data.status} />],
              [field('recipient'), data.recipient || '–'],
              [field('createdAt'), <Moment key="at" at={data.createdAt} />],
              [field('createdBy'), data.createdBy],
              ...(data.answer ? ([[field('answer'), data.answer]] as const) : []),
              ...(data.error ? ([[field('error'), data.error]] as const) : []),
              ...(data.bouncedAt
                ? ([[field('bouncedAt'), <Moment key="bounced" at={data.bouncedAt} />]] as const)
                : []),
            ]}
          />
          {data.body && (
            <div className="set-gap" lang="id">
              {data.channel === 'email' && <p className="strong set-subject">{data.subject}</p>}
              <p className="set-text">{data.body}</p>
            </div>
          )}
        </>
      )}
      {data && sending && (
        <SendDialog
          resource={of.path}
          id={data.objectId}
          channel={data.channel}
          words={{ to: translate(`${of.words}.${data.channel}_to`), enclosed: translate(of.enclosed) }}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false);
            void client.invalidateQueries({ queryKey: ['letters'] });
            onClose();
          }}
        />
      )}
    </Drawer>
  );
};
