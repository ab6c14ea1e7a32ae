import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pastedAddresses } from '#domain/people/pasted-addresses.ts';
import type { Invited } from '#domain/people/user-schema.ts';
import { MOST_INVITED } from '#domain/people/user-states.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { PeopleReport } from './PeopleReport.tsx';
import { RoleSelect } from './RoleSelect.tsx';

const COMMAND = 'npm run letter-links -- --email … --reason …';

const isWrong = ({ result }: Invited): boolean => result === 'no_address';

type ReportProps = { of: readonly Invited[]; onDone: () => void; onCorrect: () => void };

const Report = ({ of, onDone, onCorrect }: ReportProps) => {
  const translate = useTranslate();
  const { mail } = useSession().setting.simulated;
  const sent = of.filter(({ result }) => result === 'invited').length;
  // Repeated lines with the same result are shown once.
  const lines = new Map(of.map((line) => [`${line.result} ${line.email}`, line]));
  return (
    <div className="usr-form">
      <p role="status">{translate('people.users.report_sum', { sent, left: of.length - sent })}</p>
      {sent > 0 && mail && (
        <Alert severity="info">{translate('people.users.letters_stay', { command: COMMAND })}</Alert>
      )}
      <PeopleReport
        caption={translate('people.users.report')}
        rows={[...lines].map(([key, { email, result }]) => [key, email, translate(`people.users.result.${result}`)])}
      />
      {of.some(isWrong) && (
        <Button variant="outlined" onClick={onCorrect}>
          {translate('people.users.correct')}
        </Button>
      )}
      <Button variant="contained" onClick={onDone}>
        {translate('people.users.done')}
      </Button>
    </div>
  );
};

export const InviteForm = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [text, setText] = useStoredState('invite', '');
  const [role, setRole] = useStoredState('invite.role', 'Creator');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [report, setReport] = useState<readonly Invited[] | null>(null);
  const emails = pastedAddresses(text);
  useUnsaved(text !== '' && report === null ? 'unsaved' : 'saved');
  const correct = () => {
    setText(
      (report ?? [])
        .filter(isWrong)
        .map(({ email }) => email)
        .join('\n'),
    );
    setReport(null);
  };
  if (report) return <Report of={report} onDone={onDone} onCorrect={correct} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (emails.length === 0) return setFaults({ emails: translate('problem.field.required') });
    if (emails.length > MOST_INVITED)
      return setFaults({ emails: translate('people.users.too_many', { most: '1.000' }) });
    setFaults({});
    ask('POST', '/users/invitations', { body: { emails, role } }).then(
      (invited) => {
        setReport(invited);
        void client.invalidateQueries({ queryKey: ['users'] });
      },
      (error: unknown) => setFaults(fieldErrorsOf(error)),
    );
  };
  return (
    <form className="usr-form" onSubmit={submit} noValidate>
      <TextInput
        label={translate('people.users.addresses')}
        rows={6}
        autoFocus
        value={text}
        error={faults.emails}
        helper={
          emails.length > 1
            ? translate('people.users.counted', { count: emails.length })
            : translate('people.users.addresses_hint')
        }
        onChange={setText}
      />
      <RoleSelect value={role} error={faults.role} onChange={setRole} />
      <Button type="submit" variant="contained" disabled={busy}>
        {translate('people.users.send')}
      </Button>
    </form>
  );
};
