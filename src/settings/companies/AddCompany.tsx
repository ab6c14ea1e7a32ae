import '../settings.css';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, passesLuhn } from '#domain/rules/identity/npwp.ts';
import { newKey } from '../../client/new-key.ts';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useSessionAnew } from '../../ui/layout/session-context.ts';

const fields = [
  ['npwp', 16],
  ['name', 255],
  ['email', 50],
  ['address', 500],
  ['city', 100],
] as const;

const nothing = { npwp: '', name: '', email: '', address: '', city: '' };

export const AddCompany = ({
  onDone,
  address = '/companies',
}: {
  onDone: () => void;
  address?: '/companies' | '/user/no-company/company';
}) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`settings.companies.${key}`, params);
  const notify = useNotify();
  const sessionAnew = useSessionAnew();
  const { ask, busy } = useCall();
  const [values, setValues] = useStoredState('company', nothing);
  const [pkp, setPkp] = useStoredState('company.pkp', true);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const key = useRef(newKey());
  useUnsaved(Object.values(values).every((value) => value === '') ? 'saved' : 'unsaved');
  const { npwp } = values;
  const helperOf = (name: string) => {
    if (name !== 'npwp' || !isNpwp16(npwp)) return undefined;
    return passesLuhn(npwp) ? words('nitku', { nitku: headOffice(npwp) }) : words('npwp_doubt');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    const { city, ...rest } = values;
    try {
      const body = { ...rest, ...(city ? { city } : {}), pkp };
      const { name } = await ask('POST', address, { body, key: key.current });
      setValues(nothing);
      notify('settings.companies.added', { type: 'success', messageArgs: { name } });
      if (address === '/companies') await sessionAnew();
      onDone();
    } catch (problem) {
      key.current = newKey();
      setErrors(fieldErrorsOf(problem));
    }
  };
  return (
    <form className="set-form" noValidate onSubmit={(event) => void send(event)}>
      {fields.map(([name, max]) => (
        <TextInput
          key={name}
          label={words(name)}
          mark={name === 'city' ? 'optional' : undefined}
          maxLength={max}
          inputMode={name === 'npwp' ? 'numeric' : 'text'}
          autoFocus={name === 'npwp'}
          value={values[name]}
          error={errors[name]}
          helper={helperOf(name)}
          onChange={(value) =>
            setValues((was) => ({ ...was, [name]: name === 'npwp' ? value.replace(/\D/g, '') : value }))
          }
        />
      ))}
      <FormControlLabel
        control={<Checkbox checked={pkp} onChange={(event) => setPkp(event.target.checked)} />}
        label={words('pkp')}
      />
      <p className="small sec">{words('owner')}</p>
      <div className="row wrap">
        <Button type="submit" variant="contained" disabled={busy}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
};
