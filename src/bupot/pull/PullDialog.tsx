import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { periodAfter } from '#domain/definition/day.ts';
import { MOST_NUMBERS, type PullWay } from '#domain/definition/pull.ts';
import { jakartaDay } from '#domain/scope.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { bupotPaths } from '../paths.ts';
import { PullFields, type PullForm, questionOf } from './PullFields.tsx';
import './pull.css';
import { useStoredState } from '../../ui/form/use-stored-state.ts';

type Leave = { readonly until: number } | { readonly reason: string } | null;

/** Null until the tax office has answered. */
const useLeave = (): { readonly leave: Leave; readonly again: () => void } => {
  const { ask } = useCall();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['leave to pull'],
    queryFn: () => ask('POST', '/ebupot/unifikasi/auth-key', { silent: true }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const given = data ? { until: data.expiresAt } : null;
  return {
    leave: isFetching ? null : error ? { reason: problemOf(error)?.message ?? '' } : given,
    again: () => void refetch(),
  };
};

const LeaveLine = ({ leave, again }: ReturnType<typeof useLeave>) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.dialog.${key}`, params);
  if (leave && 'reason' in leave)
    return (
      <Alert
        severity="warning"
        live
        actions={
          <button type="button" className="link" onClick={again}>
            {say('leave_again')}
          </button>
        }
      >
        {say('leave_none', { reason: leave.reason })}
      </Alert>
    );
  return (
    <p className="row pull-leave" role="status">
      <Icon name={leave ? 'check' : 'clock'} size={16} />
      <span>
        <span className="sec">{say('leave')}:</span>{' '}
        {leave ? say('leave_until', { at: momentText(leave.until) }) : say('leave_asking')}
      </span>
    </p>
  );
};

const ways: readonly PullWay[] = ['period', 'number', 'migrate'];

export const PullDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.dialog.${key}`, params);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const given = useLeave();
  const thisMonth = jakartaDay(Date.now()).slice(0, 7);
  // Slips of a month are mostly requested in the following one.
  const last = periodAfter(thisMonth, -1);
  const [form, setForm] = useStoredState<PullForm>('pull', {
    way: 'period',
    period: last,
    from: `${last.slice(0, 4)}-01`,
    to: last,
    numbers: '',
  });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const question = questionOf(form);
  const start = () =>
    question &&
    ask('POST', question.path, { body: question.body as never }).then(
      ({ id }) => {
        void client.invalidateQueries({ queryKey: ['get'] });
        onClose();
        navigate(bupotPaths.onePull(id));
      },
      (error: unknown) => setFaults(problemOf(error)?.errors ?? {}),
    );
  return (
    <ConfirmModal
      open
      width={600}
      title={say('title')}
      confirm={say(form.way === 'migrate' ? 'start_migrate' : 'start')}
      busy={busy}
      disabled={question === null || given.leave === null || 'reason' in given.leave}
      onClose={onClose}
      onConfirm={() => void start()}
    >
      <div className="pull-form">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form.way}
          aria-label={say('way')}
          onChange={(_, way: PullWay | null) => way && setForm({ ...form, way })}
        >
          {ways.map((way) => (
            <ToggleButton key={way} value={way}>
              {say(`ways.${way}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <p className="sec">{say(`hint.${form.way}`, { most: MOST_NUMBERS })}</p>
        <p className="sec">{say('annual')}</p>
        <PullFields
          form={form}
          faults={faults}
          onChange={(part) => {
            setFaults({});
            setForm({ ...form, ...part });
          }}
        />
        <LeaveLine {...given} />
        <Button component={Link} to={bupotPaths.pulls} size="small" variant="text" className="pull-earlier">
          {say('earlier')}
        </Button>
      </div>
    </ConfirmModal>
  );
};
