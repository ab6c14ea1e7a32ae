import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { isComing } from '#domain/definition/pull.ts';
import { jakartaDay } from '#domain/scope.ts';
import { listsAnew } from '../../../client/events.ts';
import { newKey } from '../../../client/new-key.ts';
import { Modal } from '../../../ui/feedback/Modal.tsx';
import { RowsSkeleton } from '../../../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall } from '../../../ui/feedback/use-call.ts';
import { PeriodInput } from '../../../ui/inputs/DayInput.tsx';
import { usePullStatus } from '../../use-pull-status.ts';
import type { Side } from '../sides.ts';
import { PullResult } from './PullResult.tsx';
import './pull.css';

/** Masa whose PPN can still be credited in the current one. */
const BACK = 3;

/** Fetches documents from the tax office: those from customs, and payments. Shows the status of the latest request. */
export const PullDialog = ({ side, onClose }: { side: Side; onClose: () => void }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`dokumenScreen.pull.${key}`);
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { resource } = side.of;
  const masa = periodOf(jakartaDay(Date.now()));
  const [span, setSpan] = useState({ from: periodAfter(masa, -BACK), to: masa });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { state, again } = usePullStatus(resource);
  const working = isComing(state?.code ?? null);
  const field = (key: 'from' | 'to') => (
    <PeriodInput
      label={say(key)}
      value={span[key]}
      error={faults[key]}
      onChange={(value) => {
        setFaults({});
        setSpan({ ...span, [key]: value });
      }}
    />
  );
  const pull = () =>
    ask('POST', `/${resource}/prepopulated-djp`, { body: span, key: newKey() }).then(again, (error: unknown) =>
      setFaults(fieldErrorsOf(error)),
    );
  const close = () => {
    listsAnew(client, resource);
    onClose();
  };
  return (
    <Modal
      open
      width={600}
      title={say('title')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {say('close')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || working || span.from === '' || span.to === ''}
            onClick={() => void pull()}
          >
            {say('start')}
          </Button>
        </>
      }
    >
      <div className="dokumen-pull">
        <p className="sec">{say(`text_${side.key}`)}</p>
        <div className="dokumen-pull-span">
          {field('from')}
          {field('to')}
        </div>
        {state ? <PullResult side={side} state={state} again={again} /> : <RowsSkeleton count={2} />}
      </div>
    </Modal>
  );
};
