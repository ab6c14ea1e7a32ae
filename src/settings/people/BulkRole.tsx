import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import type { RoleGiven, User } from '#domain/people/user-schema.ts';
import { ConfirmModal, Modal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { PeopleReport } from './PeopleReport.tsx';
import { RoleSelect } from './RoleSelect.tsx';

type Given = { readonly role: string; readonly people: readonly User[]; readonly answers: readonly RoleGiven[] };

const Report = ({ of: { role, people, answers }, onClose }: { of: Given; onClose: () => void }) => {
  const translate = useTranslate();
  const left = answers.filter(({ result }) => result !== 'given');
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id;
  return (
    <Modal
      open
      width={600}
      title={translate('people.users.role_many')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('people.users.done')}
        </Button>
      }
    >
      <div className="usr-form">
        <p role="status">
          {translate('people.users.role_many_sum', { role, given: answers.length - left.length, left: left.length })}
        </p>
        {left.length > 0 && (
          <PeopleReport
            caption={translate('people.users.role_many_report')}
            rows={left.map(({ id, result }) => [id, nameOf(id), translate(`people.users.given.${result}`)])}
          />
        )}
      </div>
    </Modal>
  );
};

export const BulkRole = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data = [], selectedIds, onUnselectItems } = useListContext<User>();
  const { ask, busy } = useCall();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState('Creator');
  const [fault, setFault] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const people = data.filter(({ id }) => selectedIds.includes(id));
  const give = () =>
    ask('POST', '/users/roles', { body: { people: people.map(({ id, role: was }) => ({ id, was })), role } }).then(
      (answers) => setGiven({ role, people, answers }),
      (error: unknown) => setFault(fieldErrorsOf(error).role ?? ''),
    );
  const done = () => {
    setGiven(null);
    setOpen(false);
    onUnselectItems();
    refresh();
  };
  if (given) return <Report of={given} onClose={done} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('people.users.role_many')}
      </Button>
      <ConfirmModal
        open={open}
        width={600}
        title={translate('people.users.role_many_title', { smart_count: people.length })}
        confirm={translate('people.users.role_many_give')}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => void give()}
      >
        <div className="usr-form">
          <p>{people.map(({ name, email, role: has }) => `${name ?? email} (${has})`).join(', ')}</p>
          <RoleSelect value={role} error={fault} onChange={setRole} />
        </div>
      </ConfirmModal>
    </>
  );
};
