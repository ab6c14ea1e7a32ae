import { Popover } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { readAgain, useEvents } from '../client/events.ts';
import { request } from '../client/request.ts';
import { reading, useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { Moment } from '../ui/layout/values.tsx';

const newest = { query: { range: '[0,24]' } } as const;

export const Notifications = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data: notices = [] } = useGet('/notifications', {
    ...newest,
    quiet: true,
    staleTime: 30_000,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  const again = () => readAgain(client, { queryKey: reading('/notifications', newest).queryKey });
  useEvents(
    'notification',
    () => void again(),
    () => void again(),
  );
  const unread = notices.filter((notice) => !notice.readAt).length;
  const close = () => setAnchor(null);
  const markRead = async (what: { ids: string[] } | { all: true }) => {
    await request('PUT', '/notifications/read', { body: what, quiet: true }).catch(() => undefined);
    await again();
  };
  return (
    <>
      <button
        type="button"
        className="ib sm"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('shell.notifications.label', { count: unread })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="bell" />
        {unread > 0 && <span className="dotb">{unread > 9 ? '9+' : unread}</span>}
      </button>
      {everOpen && (
        <Popover
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.notifications.title') } }}
        >
          <div className="notes">
            <div className="notes-hd">
              <h2 className="grow">{translate('shell.notifications.title')}</h2>
              {unread > 0 && (
                <button type="button" className="link small" onClick={() => void markRead({ all: true })}>
                  {translate('shell.notifications.read_all')}
                </button>
              )}
            </div>
            {notices.length === 0 && <p className="sec notes-none">{translate('shell.notifications.none')}</p>}
            <ul>
              {notices.map((notice) => {
                const body = (
                  <>
                    <span className="grow">
                      {notice.message}
                      <span className="small sec">
                        <Moment at={notice.at} />
                      </span>
                    </span>
                    {!notice.readAt && (
                      <span className="notes-new">
                        <span className="sr">{translate('shell.notifications.unread')}</span>
                      </span>
                    )}
                  </>
                );
                return (
                  <li key={notice.id}>
                    {notice.link ? (
                      <Link
                        to={notice.link}
                        onClick={() => {
                          close();
                          void markRead({ ids: [notice.id] });
                        }}
                      >
                        {body}
                      </Link>
                    ) : (
                      <span className="notes-i">{body}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </Popover>
      )}
    </>
  );
};
