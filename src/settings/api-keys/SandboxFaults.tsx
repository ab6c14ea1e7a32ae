import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Sandbox, sandboxFaults } from '#domain/company/sandbox.ts';
import { fieldErrorsOf, reading, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

type FormProps = { readonly of: Sandbox };

const Form = ({ of }: FormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [fault, setFault] = useStoredState('sandbox-fault', of.fault);
  const [limit, setLimit] = useStoredState(
    'sandbox-limit',
    of.requestsAMinute === null ? '' : String(of.requestsAMinute),
  );
  const [error, setError] = useState<string>();
  const save = async () => {
    const requestsAMinute = limit.trim() === '' ? null : Number(limit);
    try {
      const saved = await ask('PUT', '/sandbox', { body: { fault, requestsAMinute } });
      setError(undefined);
      client.setQueryData(reading('/sandbox').queryKey, saved);
      notify('sandbox.faults_saved', { type: 'success' });
    } catch (refusal) {
      setError(fieldErrorsOf(refusal).requestsAMinute);
    }
  };
  return (
    <div className="row wrap sandbox-faults">
      <SelectInput
        label={translate('sandbox.fault')}
        value={fault}
        options={sandboxFaults.map((value) => ({ value, label: translate(`sandbox.faults.${value}`) }))}
        onChange={(value) => setFault(value as Sandbox['fault'])}
      />
      <TextInput
        label={translate('sandbox.limit')}
        mark="optional"
        helper={translate('sandbox.limit_helper')}
        inputMode="numeric"
        value={limit}
        onChange={setLimit}
        error={error}
      />
      <Button variant="outlined" disabled={busy} onClick={() => void save()}>
        {translate('sandbox.save_faults')}
      </Button>
    </div>
  );
};

/** What the simulators of this company do wrong on purpose. */
export const SandboxFaults = () => {
  const { data } = useGet('/sandbox');
  return data ? <Form of={data} /> : null;
};
