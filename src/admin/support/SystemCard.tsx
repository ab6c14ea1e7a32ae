import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OutsideSystemView, TestedSystem } from '#domain/admin/support-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { Two } from '../AdminTable.tsx';

const SwitchDialog = ({ of, onClose }: { of: OutsideSystemView; onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.service.${key}`);
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { name, on, version } = of;
  const act = words(on ? 'switch_off' : 'switch_on');
  return (
    <AdminDialog
      danger={on}
      subject={`system/${name}`}
      busy={busy}
      send={(reason) =>
        ask('PUT', '/admin/api/configuration/service/{name}', { path: { name }, body: { on: !on, version, reason } })
      }
      title={`${act}: ${words(`name.${name}`)}`}
      confirm={act}
      done="adminSupport.service.switched"
      onClose={onClose}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    >
      {() => <p>{words(on ? 'off_text' : 'on_text')}</p>}
    </AdminDialog>
  );
};

export const SystemCard = ({ of }: { of: OutsideSystemView }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminSupport.service.${key}`, params);
  const { run, busy } = useCall();
  const [asking, setAsking] = useState(false);
  const [tested, setTested] = useState<TestedSystem | null>(null);
  const { name, adapter, simulated, on, lastFailure, testable } = of;
  const test = async () => {
    const result = await run('POST', '/admin/api/configuration/service/{name}/test', { path: { name } });
    if (result) setTested(result);
  };
  return (
    <Card
      title={words(`name.${name}`)}
      actions={
        <div className="row wrap">
          {testable && (
            <Button variant="outlined" disabled={busy} onClick={() => void test()}>
              {words('test')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {words(on ? 'switch_off' : 'switch_on')}
          </Button>
        </div>
      }
    >
      <Facts
        of={[
          [
            words('state'),
            <Chip key="on" tone={on ? 'green' : 'red'} icon={on ? 'check' : 'stop'} label={words(on ? 'on' : 'off')} />,
          ],
          [words('adapter'), simulated ? words('simulated', { adapter }) : adapter],
          [words('limits'), words(`limit.${name}`)],
          [
            words('last_failure'),
            lastFailure ? (
              <Two
                key="failure"
                first={`${momentText(lastFailure.at)} · ${lastFailure.operation}`}
                second={lastFailure.answer}
              />
            ) : (
              words('no_failure')
            ),
          ],
        ]}
      />
      {tested && (
        <p role="status" className={tested.answered ? '' : 'bad'}>
          {words(tested.answered ? 'answered' : 'silent', { answer: tested.answer, ms: tested.tookMs })}
        </p>
      )}
      {asking && <SwitchDialog of={of} onClose={() => setAsking(false)} />}
    </Card>
  );
};
