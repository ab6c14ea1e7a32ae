import { FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { PullClock as Clock } from '#domain/faktur/pull/view-schema.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, reading, useCall, useGet, useTellProblem } from '../../ui/feedback/use-call.ts';

export const PullClock = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`masukanScreen.pull.clock.${key}`);
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { data } = useGet('/efaktur/in/ctas/prepopulated-djp/clock');
  const keep = (now: Clock) => client.setQueryData(reading('/efaktur/in/ctas/prepopulated-djp/clock').queryKey, now);
  const turn = async (on: boolean) => {
    if (!data) return;
    try {
      keep(await ask('PUT', '/efaktur/in/ctas/prepopulated-djp/clock', { body: { on, version: data.version } }));
      notify(`masukanScreen.pull.clock.${on ? 'on' : 'off'}`, { type: 'success' });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== 'stale') return;
      tell(error);
      keep(problem.current as Clock);
    }
  };
  return (
    <Modal open title={say('title')} width={600} onClose={onClose}>
      {data ? (
        <FormControlLabel
          control={<Switch checked={data.on} disabled={busy} onChange={(_, on) => void turn(on)} />}
          label={say('label')}
        />
      ) : (
        <RowsSkeleton />
      )}
      <p className="small sec">{say('text')}</p>
    </Modal>
  );
};
