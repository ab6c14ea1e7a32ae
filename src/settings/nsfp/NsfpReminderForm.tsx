import { Button, Checkbox, FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { NsfpReminder } from '#domain/settings/nsfp-reminder.ts';
import type { ResultOf } from '../../client/request.ts';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, reading, useCall, useTellProblem } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';

const inputOf = ({ version, on, threshold, days, byMail, people }: NsfpReminder) => ({
  version,
  on,
  threshold,
  days,
  byMail,
  people,
});

export const NsfpReminderForm = ({ reminder }: { reminder: NsfpReminder }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const may = useMay('setting/nsfp', 'edit');
  const { ask, busy } = useCall();
  const { colleagues } = reminder;
  const start = inputOf(reminder);
  const [typed, setTyped] = useStoredState('reminder', {
    ...start,
    threshold: String(start.threshold),
    days: String(start.days),
  });
  const { on, byMail, people } = typed;
  const set = (part: Partial<typeof typed>) => setTyped((held) => ({ ...held, ...part }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const input = { ...typed, threshold: Number(typed.threshold), days: Number(typed.days) };
  const dirty = JSON.stringify(input) !== JSON.stringify(start);
  useUnsaved(dirty ? 'unsaved' : 'saved');
  const keep = (now: ResultOf<'GET', '/nsfp-reminder'>) => client.setQueryData(reading('/nsfp-reminder').queryKey, now);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const now = await ask('PUT', '/nsfp-reminder', { body: input });
      notify('settings.nsfp.saved', { type: 'success' });
      keep(now);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      const problem = problemOf(error);
      if (problem?.code !== 'stale') return;
      tell(error);
      keep(problem.current as ResultOf<'GET', '/nsfp-reminder'>);
    }
  };
  const choose = (id: string, chosen: boolean) =>
    set({ people: chosen ? [...people, id] : people.filter((one) => one !== id) });
  return (
    <Card title={translate('settings.nsfp.when')}>
      <form className="set-form" noValidate onSubmit={(event) => void save(event)}>
        <FormControlLabel
          control={<Switch checked={on} disabled={!may} onChange={(_, to) => set({ on: to })} />}
          label={translate('settings.nsfp.on')}
        />
        {(['threshold', 'days'] as const).map((name) => (
          <TextInput
            key={name}
            label={translate(`settings.nsfp.${name}`)}
            helper={translate(`settings.nsfp.${name}_how`)}
            value={typed[name]}
            inputMode="numeric"
            maxLength={6}
            onChange={(text) => set({ [name]: text.replace(/\D/g, '') })}
            error={errors[name]}
            disabled={!may}
          />
        ))}
        <fieldset className="set-people" disabled={!may}>
          <legend>{translate('settings.nsfp.people')}</legend>
          {colleagues.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              control={<Checkbox checked={people.includes(id)} disabled={!may} onChange={(_, to) => choose(id, to)} />}
              label={name}
            />
          ))}
          {errors.people && (
            <p className="hlp er" role="alert">
              <Icon name="warning" size={14} />
              <span>{errors.people}</span>
            </p>
          )}
        </fieldset>
        <FormControlLabel
          control={<Switch checked={byMail} disabled={!may} onChange={(_, to) => set({ byMail: to })} />}
          label={translate('settings.nsfp.by_mail')}
        />
        {may && (
          <div className="row wrap">
            <Button type="submit" variant="contained" disabled={busy || !dirty}>
              {translate('settings.nsfp.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
};
