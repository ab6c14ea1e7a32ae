import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { User } from '#domain/people/user-schema.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useFormStart, useTellProblem } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Moment } from '../../ui/layout/values.tsx';
import { RoleSelect } from './RoleSelect.tsx';

type Props = { readonly user: User; readonly onDone: () => void };

const useChange = (onDone: () => void) => {
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [fault, setFault] = useState('');
  const change = (send: () => Promise<unknown>, words: string) =>
    send().then(
      () => {
        notify(words, { type: 'success' });
        void client.invalidateQueries({ queryKey: ['users'] });
        onDone();
      },
      (error: unknown) => {
        setFault(fieldErrorsOf(error).role ?? '');
        if (problemOf(error)?.code !== 'stale') return;
        tell(error);
        void client.invalidateQueries({ queryKey: ['users'] });
        onDone();
      },
    );
  return { ask, change, busy, fault };
};

const Member = ({ user, onDone }: Props) => {
  const translate = useTranslate();
  const mayRevoke = useMay('users', 'remove');
  const [role, setRole] = useState(user.role);
  const [asking, setAsking] = useState(false);
  const { ask, change, busy, fault } = useChange(onDone);
  const name = user.name ?? user.email;
  const question = translate('people.users.revoke_ask', { name });
  const path = { id: user.id };
  return (
    <>
      <RoleSelect value={role} error={fault} onChange={setRole} />
      <div className="row wrap">
        <Button
          variant="contained"
          disabled={busy || role === user.role}
          onClick={() =>
            void change(() => ask('PUT', '/users/{id}', { path, body: { was: user.role, role } }), 'people.users.saved')
          }
        >
          {translate('people.users.save')}
        </Button>
        <span className="grow" />
        {mayRevoke && !asking && (
          <Button color="error" onClick={() => setAsking(true)}>
            {translate('people.users.revoke')}
          </Button>
        )}
      </div>
      {asking && (
        <Alert
          severity="warning"
          live
          actions={
            <>
              <Button
                color="error"
                variant="contained"
                disabled={busy}
                onClick={() => void change(() => ask('DELETE', '/users/{id}', { path }), 'people.users.revoked')}
              >
                {translate('people.users.revoke')}
              </Button>
              <Button variant="outlined" onClick={() => setAsking(false)}>
                {translate('records.cancel')}
              </Button>
            </>
          }
        >
          {question}
        </Alert>
      )}
    </>
  );
};

const Invitation = ({ user, onDone }: Props) => {
  const translate = useTranslate();
  const mayWithdraw = useMay('users', 'remove');
  const { ask, change, busy } = useChange(onDone);
  const path = { id: user.id };
  return (
    <>
      {user.fault && <Alert severity="warning">{user.fault}</Alert>}
      <div className="row wrap">
        <Button
          variant="contained"
          disabled={busy}
          onClick={() =>
            void change(() => ask('POST', '/users/invitations/{id}/again', { path }), 'people.users.sent_again')
          }
        >
          {translate('people.users.again')}
        </Button>
        <span className="grow" />
        {mayWithdraw && (
          <Button
            color="error"
            disabled={busy}
            onClick={() =>
              void change(() => ask('DELETE', '/users/invitations/{id}', { path }), 'people.users.withdrawn')
            }
          >
            {translate('people.users.withdraw')}
          </Button>
        )}
      </div>
    </>
  );
};

const factsOf = (user: User, say: (key: string) => string): (readonly [string, ReactNode])[] => [
  [say('resources.users.fields.email'), user.email],
  [say('resources.users.fields.role'), user.role],
  [say('resources.users.fields.status'), say(`people.users.status.${user.status}`)],
  ...(user.secondFactor === null
    ? []
    : ([[say('account.factor.title'), say(`account.factor.${user.secondFactor ? 'on' : 'off'}`)]] as const)),
  ...(user.status === 'ACTIVE'
    ? [
        [say('resources.users.fields.lastSignInAt'), <Moment key="last" at={user.lastSignInAt} />] as [
          string,
          ReactNode,
        ],
      ]
    : [[say('people.users.waiting'), <Moment key="until" at={user.expiresAt} />] as [string, ReactNode]]),
];

export const UserAccess = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const translate = useTranslate();
  const { data: user, error, refetch } = useFormStart('/users/{id}', { path: { id } });
  const name = user?.name ?? user?.email ?? '';
  return (
    <Drawer open onClose={onDone} title={translate('people.users.edit', { name })}>
      {error && <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />}
      {!user && !error && <PageSkeleton />}
      {user && (
        <div className="usr-form">
          <Facts of={factsOf(user, translate)} />
          {user.status === 'ACTIVE' ? (
            <Member user={user} onDone={onDone} />
          ) : (
            <Invitation user={user} onDone={onDone} />
          )}
        </div>
      )}
    </Drawer>
  );
};
