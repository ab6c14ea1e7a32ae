import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WithoutCompany } from '#domain/people/no-company.ts';
import { carried, carry } from '../../client/carried.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useHasStoredInput } from '../../ui/form/use-stored-state.ts';
import { SmallPage } from '../../ui/layout/SmallPage.tsx';
import { TypistContext } from '../../ui/layout/session-context.ts';
import { momentText } from '../../ui/layout/values.tsx';
import { AddCompany } from './AddCompany.tsx';

type Shown = { readonly of: WithoutCompany; readonly onLook: () => void; readonly onDone: () => void };

const Invitations = ({ of: { email, invitations }, onLook, onDone }: Shown) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const accept = (id: string) =>
    void ask('POST', '/user/no-company/invitations/{id}', { path: { id } }).then(onDone, onLook);
  return (
    <section aria-label={translate('people.none.invitations')}>
      <h2>{translate('people.none.invitations')}</h2>
      {invitations.length === 0 && <p className="sec">{translate('people.none.no_invitations', { email })}</p>}
      {invitations.map(({ id, company, role, invitedBy: by, expiresAt }) => (
        <div key={id}>
          <p>{translate('people.none.invited', { company, role, by, until: momentText(expiresAt) })}</p>
          <Button variant="contained" disabled={busy} onClick={() => accept(id)}>
            {translate('people.none.accept', { company })}
          </Button>
        </div>
      ))}
      {invitations.length === 0 && (
        <Button variant="outlined" onClick={onLook}>
          {translate('people.none.look')}
        </Button>
      )}
    </section>
  );
};

const OwnCompany = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const [adding, setAdding] = useState(useHasStoredInput('company'));
  if (!adding)
    return (
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {translate('people.none.add')}
      </Button>
    );
  return (
    <section aria-label={translate('people.none.add')}>
      <h2>{translate('people.none.add')}</h2>
      <p className="sec">{translate('people.none.add_text')}</p>
      <AddCompany address="/user/no-company/company" onDone={onDone} />
    </section>
  );
};

/** Shows why a signed-in user has no company, and the two ways to get one. */
export const NoCompany = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  // Calls of this page must not name the company the page was opened for.
  useState(() => carry({ ...carried(), companyId: '' }));
  const { data, refetch } = useGet('/user/no-company');
  if (!data) return <PageSkeleton />;
  const { lost, email } = data;
  return (
    <SmallPage title={translate('people.none.title')}>
      <Alert severity="info">
        {lost
          ? translate(`people.none.${lost.how}`, { name: lost.name, by: lost.by, at: momentText(lost.at) })
          : translate('people.none.never')}
      </Alert>
      <p>{translate('people.none.ways', { email })}</p>
      <Invitations of={data} onLook={() => void refetch()} onDone={onDone} />
      <TypistContext value={{ personId: encodeURIComponent(email), companyId: '' }}>
        <OwnCompany onDone={onDone} />
      </TypistContext>
      <a href="/logout">{translate('people.join.sign_out')}</a>
    </SmallPage>
  );
};
