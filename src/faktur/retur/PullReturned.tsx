import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { endOf } from '../../client/end-of-job.ts';
import { listsAnew } from '../../client/events.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { outSide } from './sides.ts';

/** How many masa back the tax office is queried, because buyers return earlier sales. */
const BACK = 3;
const RESOURCE = outSide.of.resource;

export const PullReturned = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask } = useCall();
  const [waiting, setWaiting] = useState(false);
  const pull = async () => {
    setWaiting(true);
    try {
      const to = periodOf(jakartaDay(Date.now()));
      const span = { from: periodAfter(to, -BACK), to };
      const { jobId } = await ask('POST', '/efaktur/out/return/ctas/prepopulated-djp', { body: span });
      const job = await endOf(jobId);
      if (!job) notify('list.job_started', { type: 'success' });
      else
        notify(`returScreen.pull.${job.failed > 0 ? 'failed' : 'done'}`, {
          type: job.failed > 0 ? 'warning' : 'success',
        });
    } catch {
      // The error was already reported.
    } finally {
      setWaiting(false);
      listsAnew(client, RESOURCE);
    }
  };
  return (
    <Button
      variant="contained"
      size="small"
      disabled={waiting}
      startIcon={<Icon name="refresh" size={16} />}
      onClick={() => void pull()}
    >
      {translate(`returScreen.pull.${waiting ? 'working' : 'button'}`)}
    </Button>
  );
};
