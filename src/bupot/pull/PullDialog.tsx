import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { PullStarted } from '#domain/bupot/pull/view-schema.ts';
import { periodAfter } from '#domain/definition/day.ts';
import { MOST_NUMBERS, type PullWay } from '#domain/definition/pull.ts';
import { jakartaDay } from '#domain/scope.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { bupotPaths } from '../paths.ts';
import { LeaveLine, useLeave } from './LeaveLine.tsx';
import { PullFields, type PullForm, questionOf } from './PullFields.tsx';
import './pull.css';

const ways: readonly PullWay[] = ['period', 'number', 'migrate'];

/** Asks the office for slips: one masa, named ones, or all of many masa. What comes is looked at on its own page. */
export const PullDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.dialog.${key}`, params);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const given = useLeave();
  const thisMonth = jakartaDay(Date.now()).slice(0, 7);
  // What is withheld in a month is mostly asked for in the next.
  const last = periodAfter(thisMonth, -1);
  const [form, setForm] = useState<PullForm>({
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
    ask<PullStarted>('POST', question.path, question.body).then(
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
