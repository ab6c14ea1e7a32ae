import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { HIGHEST_SCORE } from '#domain/home/nps-score.ts';
import { reading, useCall, useGet } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';

const scores = Array.from({ length: HIGHEST_SCORE + 1 }, (_, score) => score);

export const NpsCard = () => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.nps.${key}`, params);
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { data } = useGet('/nps/schedule', { quiet: true, staleTime: 300_000 });
  const [score, setScore] = useState<number | null>(null);
  const [reason, setReason] = useStoredState('nps', '');
  if (!data?.due) return null;
  const send = (answer: { score: number | null; reason: string }) =>
    ask('POST', '/nps', { body: answer }).then(
      () => {
        if (answer.score !== null) notify('home.nps.thanks', { type: 'success' });
        client.setQueryData(reading('/nps/schedule').queryKey, { due: false });
      },
      () => void client.invalidateQueries({ queryKey: reading('/nps/schedule').queryKey }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ score, reason });
  };
  return (
    <Card title={words('title')}>
      <form className="nps" onSubmit={submit}>
        <fieldset>
          <legend>{words('question')}</legend>
          <div className="nps-scores">
            {scores.map((one) => (
              <label key={one}>
                <input type="radio" name="nps" checked={score === one} onChange={() => setScore(one)} />
                <span className="num">{one}</span>
              </label>
            ))}
          </div>
          <p className="small sec nps-ends">
            <span>{words('lowest')}</span>
            <span>{words('highest')}</span>
          </p>
        </fieldset>
        {score !== null && (
          <TextInput label={words('reason')} rows={2} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
        )}
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy || score === null}>
            {words('send')}
          </Button>
          <Button disabled={busy} onClick={() => void send({ score: null, reason: '' })}>
            {words('decline')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
