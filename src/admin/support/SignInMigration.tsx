import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MovedSignIn, SignIn } from '#domain/admin/support-schema.ts';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { type AdminColumn, AdminTable, Two } from '../AdminTable.tsx';

type Move = { readonly of: Pick<SignIn, 'userId' | 'email' | 'name'>; readonly onDone: (email: string) => void };

const MoveDialog = ({ of, onDone, onClose }: Move & { onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.sso.${key}`, { name: of.name });
  const { ask, busy } = useCall();
  const [to, setTo] = useStoredState(`sign-in.${of.userId}`, '');
  return (
    <AdminDialog
      subject={`${of.userId}/sign-in`}
      busy={busy}
      send={(reason) =>
        ask('POST', '/admin/api/sso/migration', { body: { userId: of.userId, from: of.email, to, reason } })
      }
      ready={to.trim() !== ''}
      title={words('move_title')}
      confirm={words('move')}
      done="adminSupport.sso.moved"
      onClose={onClose}
      onDone={() => onDone(to)}
    >
      {(errors) => (
        <div className="adm-form">
          <p>{words('move_text')}</p>
          <TextInput
            label={words('to')}
            value={to}
            onChange={setTo}
            error={errors.to}
            inputMode="email"
            maxLength={254}
          />
        </div>
      )}
    </AdminDialog>
  );
};

const Found = ({ of, onDone }: { of: SignIn } & Pick<Move, 'onDone'>) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.sso.${key}`);
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={of.name}
      actions={
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {words('move')}
        </Button>
      }
    >
      <Facts
        of={[
          [words('email'), of.email],
          [words('companies'), of.companies.join(', ') || '–'],
          [words('last'), <Moment key="last" at={of.lastSignIn} />],
        ]}
      />
      {asking && <MoveDialog of={of} onClose={() => setAsking(false)} onDone={onDone} />}
    </Card>
  );
};

const Moved = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.sso.${key}`);
  const { data = [] } = useGet('/admin/api/sso/migration/history', { staleTime: 0 });
  const columns: readonly AdminColumn<MovedSignIn>[] = [
    { key: 'at', label: words('at'), show: ({ at }) => <Moment at={at} /> },
    { key: 'from', label: words('email'), show: ({ from, to }) => <Two first={to} second={`← ${from}`} /> },
    { key: 'by', label: words('by'), show: ({ by, reason }) => <Two first={by} second={reason} /> },
  ];
  return (
    <Card title={words('history')} flush={data.length > 0} className="adm-card">
      {data.length === 0 ? <p className="sec">{words('none')}</p> : <AdminTable rows={data} columns={columns} />}
    </Card>
  );
};

export const SignInMigration = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.sso.${key}`);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const { data } = useGet(email === '' ? null : '/admin/api/sso/migration', { query: { email }, staleTime: 0 });
  const find = (of = typed) => setEmail(of.trim());
  const done = (to: string) => {
    setTyped(to);
    find(to);
    void client.invalidateQueries();
  };
  return (
    <div className="adm">
      <PageHead title={words('title')} />
      <p className="sec">{words('lead')}</p>
      <Card>
        <div className="adm-criteria">
          <TextInput
            label={words('email')}
            value={typed}
            onChange={setTyped}
            onKeyDown={({ key }) => key === 'Enter' && find()}
            inputMode="email"
            maxLength={254}
          />
          <Button variant="contained" onClick={() => find()}>
            {translate('adminFaktur.find.search')}
          </Button>
        </div>
      </Card>
      {data?.length === 0 && <p className="sec">{words('nobody')}</p>}
      {data?.map((of) => (
        <Found key={of.userId + of.email} of={of} onDone={done} />
      ))}
      <Moved />
    </div>
  );
};
