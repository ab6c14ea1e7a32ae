import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '#domain/people/account-schema.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { useOwnChange } from './use-own-change.ts';

export const SessionsCard = () => {
  const translate = useTranslate();
  const { data = [] } = useGet('/user/sessions', { staleTime: 0 });
  const { change, busy } = useOwnChange();
  const deviceOf = ({ browser, system }: OwnSession) =>
    translate('account.sessions.device', {
      browser: browser ?? translate('account.sessions.unknown_browser'),
      system: system ?? translate('account.sessions.unknown_system'),
    });
  return (
    <Card
      title={translate('account.sessions.title')}
      actions={
        data.length > 1 && (
          <Button
            color="error"
            disabled={busy}
            onClick={() => void change((ask) => ask('DELETE', '/user/sessions'), 'account.sessions.others_ended')}
          >
            {translate('account.sessions.end_others')}
          </Button>
        )
      }
    >
      <p className="small sec">{translate('account.sessions.text')}</p>
      <ul className="profile-sessions">
        {data.map((one) => (
          <li key={one.id}>
            <span>
              <b>{deviceOf(one)}</b>
              <span className="small sec">
                {one.address} · {translate('account.sessions.seen', { at: momentText(one.lastSeenAt) })}
              </span>
            </span>
            {one.isThis ? (
              <span className="small sec">{translate('account.sessions.this')}</span>
            ) : (
              <Button
                variant="outlined"
                size="small"
                disabled={busy}
                aria-label={translate('account.sessions.end_named', { device: deviceOf(one) })}
                onClick={() =>
                  void change(
                    (ask) => ask('DELETE', '/user/sessions/{id}', { path: { id: one.id } }),
                    'account.sessions.ended',
                  )
                }
              >
                {translate('account.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
