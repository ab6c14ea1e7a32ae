import type { Channel } from '#domain/definition/answers.ts';
import { requestPage } from '../client/request.ts';
import './mailbox.css';
import { Button, Tab, Tabs } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Moment } from '../ui/layout/values.tsx';
import { Letter } from './Letter.tsx';

const SIZE = 25;
const channels: readonly Channel[] = ['email', 'whatsapp'];

const useMessages = (channel: Channel, page: number) =>
  useQuery({
    queryKey: ['simulator', channel, page],
    queryFn: ({ signal }) =>
      requestPage('/simulator/messages', {
        query: { channel, range: `[${page * SIZE},${page * SIZE + SIZE - 1}]` },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

export const Mailbox = () => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const channel: Channel = search.get('channel') === 'whatsapp' ? 'whatsapp' : 'email';
  const chosen = search.get('id');
  const [page, setPage] = useState(0);
  const { data, isPending } = useMessages(channel, page);
  const rows = data?.rows ?? [];
  const total = data?.total ?? 0;
  return (
    <div className="mailbox">
      <PageHead title={translate('simulator.title')} beside={<span className="sec num">{total}</span>} />
      <p className="sec">{translate('simulator.text')}</p>
      <Tabs
        value={channel}
        aria-label={translate('simulator.channels')}
        onChange={(_, to: Channel) => {
          setPage(0);
          setSearch({ channel: to });
        }}
      >
        {channels.map((name) => (
          <Tab key={name} value={name} label={translate(`simulator.${name}`)} />
        ))}
      </Tabs>
      {isPending && <RowsSkeleton />}
      {!isPending && rows.length === 0 && (
        <EmptyState icon="mail" title={translate('simulator.none')}>
          {translate('simulator.none_text')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={chosen ? 'mailbox-two card open' : 'mailbox-two card'}>
          <ul className="mailbox-list" aria-label={translate('simulator.title')}>
            {rows.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  aria-current={message.id === chosen ? 'true' : undefined}
                  onClick={() => setSearch({ channel, id: message.id })}
                >
                  <span className="row">
                    <b className="grow el">{message.recipient}</b>
                    {message.attachments.length > 0 && <Icon name="paperclip" size={14} />}
                    <span className="small sec">
                      <Moment at={message.at} short />
                    </span>
                  </span>
                  <span className="el mailbox-subject">{message.subject}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="mailbox-read">
            {chosen ? (
              <Letter id={chosen} onBack={() => setSearch({ channel })} />
            ) : (
              <p className="sec mailbox-pick">{translate('simulator.pick')}</p>
            )}
          </div>
        </div>
      )}
      {total > SIZE && (
        <div className="row">
          <Button variant="outlined" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {translate('ra.navigation.previous')}
          </Button>
          <Button variant="outlined" disabled={(page + 1) * SIZE >= total} onClick={() => setPage(page + 1)}>
            {translate('ra.navigation.next')}
          </Button>
        </div>
      )}
    </div>
  );
};
