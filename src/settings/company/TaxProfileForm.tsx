import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import type { ResultOf } from '../../client/request.ts';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, reading, useCall } from '../../ui/feedback/use-call.ts';
import { type Conflict, conflictOf } from '../../ui/form/conflict.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useMay, useSessionAnew } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { KluFields } from './KluFields.tsx';
import { RegionFields } from './RegionFields.tsx';
import { TaxProfileConflict } from './TaxProfileConflict.tsx';

const fields = [
  ['name', 255],
  ['email', 50],
  ['address', 500],
  ['city', 100],
  ['industryName', 255],
] as const;

/** Data from the tax office is read-only; everything else can be edited. */
const written = ({ npwp: _, npwpType: __, pkp: ___, kluNames: ____, ...own }: TaxProfile) => own;
type Written = ReturnType<typeof written>;

export const TaxProfileForm = ({ profile }: { profile: TaxProfile }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const sessionAnew = useSessionAnew();
  const may = useMay('setting/tax', 'edit');
  const { ask, busy } = useCall();
  const { npwp, kluNames } = profile;
  const start = written(profile);
  const [values, setValues] = useStoredState('profile', start);
  const [base, setBase] = useStoredState('profile.base', start);
  const [conflict, setConflict] = useState<Conflict<TaxProfile, Written> | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const dirty =
    fields.some(([name]) => values[name] !== start[name]) ||
    values.klu !== start.klu ||
    values.furtherKlu.join() !== start.furtherKlu.join() ||
    values.region !== start.region;
  useUnsaved(dirty ? 'unsaved' : 'saved');

  const settle = (now: TaxProfile) =>
    client.setQueryData(reading('/company/tax-profile').queryKey, now as ResultOf<'GET', '/company/tax-profile'>);

  const send = async (input: Written) => {
    setErrors({});
    try {
      settle(await ask('PUT', '/company/tax-profile', { body: input }));
      notify('resources.company/tax-profile.saved', { type: 'success' });
      await sessionAnew();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      setConflict(conflictOf(error, base));
    }
  };
  const keep = (theirs: TaxProfile, chosen: Partial<Written>) => {
    const next = { ...values, ...chosen, version: theirs.version };
    setConflict(null);
    setBase(written(theirs));
    setValues(next);
    void send(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(values);
  };

  return (
    <Card title={translate('settings.tax.profile')}>
      <form className="set-form" noValidate onSubmit={submit}>
        {conflict && (
          <TaxProfileConflict
            conflict={{ ...conflict, current: written(conflict.current) }}
            names={{ ...kluNames, ...conflict.current.kluNames }}
            mine={values}
            onKeep={(chosen) => keep(conflict.current, chosen)}
            onTheirs={() => settle(conflict.current)}
          />
        )}
        <Facts of={[[translate('settings.tax.npwp'), <Identifier key="npwp" value={npwp} form="npwp" copy />]]} />
        <p className="small sec">{translate('settings.tax.npwp_how')}</p>
        {fields.map(([name, max]) => (
          <TextInput
            key={name}
            label={translate(`resources.company/tax-profile.fields.${name}`)}
            maxLength={max}
            value={values[name]}
            onChange={(value) => setValues((was) => ({ ...was, [name]: value }))}
            error={errors[name]}
            disabled={!may}
          />
        ))}
        <RegionFields
          code={values.region}
          error={errors.region}
          disabled={!may}
          onChange={(region) => setValues((was) => ({ ...was, region }))}
        />
        <KluFields
          klu={values.klu}
          further={values.furtherKlu}
          names={kluNames}
          errors={errors}
          disabled={!may}
          onKlu={(klu) => setValues((was) => ({ ...was, klu }))}
          onFurther={(furtherKlu) => setValues((was) => ({ ...was, furtherKlu }))}
        />
        <p className="small sec">{translate('settings.tax.region_source')}</p>
        {may && (
          <div className="row wrap">
            <Button type="submit" variant="contained" disabled={busy || !dirty}>
              {translate('resources.company/tax-profile.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
};
