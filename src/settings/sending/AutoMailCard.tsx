import { FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { AutoMail, AutoMailProduct } from '#domain/company/sending-schema.ts';
import { RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { problemOf, reading, useCall, useGet, useTellProblem } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';

export const AutoMailCard = ({ product }: { product: AutoMailProduct }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const may = useMay('letters', 'edit');
  const { ask, busy } = useCall();
  const { data } = useGet('/auto-mail/{product}', { path: { product } });
  if (!data) return <RowsSkeleton />;
  const keep = (now: AutoMail) =>
    client.setQueryData(reading('/auto-mail/{product}', { path: { product } }).queryKey, now);
  const turn = async (on: boolean) => {
    try {
      keep(await ask('PUT', '/auto-mail/{product}', { path: { product }, body: { on, version: data.version } }));
      notify(on ? 'settings.send.auto_on' : 'settings.send.auto_off', { type: 'success' });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== 'stale') return;
      tell(error);
      keep(problem.current as AutoMail);
    }
  };
  return (
    <Card title={translate('settings.send.auto')}>
      <FormControlLabel
        control={<Switch checked={data.on} disabled={!may || busy} onChange={(_, on) => void turn(on)} />}
        label={translate(`settings.send.auto_${product}`)}
      />
      <p className="small sec">{translate(may ? 'settings.send.auto_how' : 'settings.send.read_only')}</p>
    </Card>
  );
};
