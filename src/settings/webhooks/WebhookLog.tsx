import '../api-keys/api-keys.css';
import './webhooks.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { WebhookDelivery } from '#domain/webhooks/view-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { reading, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { momentText } from '../../ui/layout/values.tsx';

const looks = { WAITING: ['orange', 'clock'], DONE: ['green', 'check'], FAILED: ['red', 'warning'] } as const;

const Delivery = ({ of, onReplay }: { of: WebhookDelivery; onReplay: (() => void) | undefined }) => {
  const translate = useTranslate();
  const [tone, icon] = looks[of.status];
  const why = of.error ? translate(`webhooks.error.${of.error}`) : (of.response ?? '–');
  return (
    <li>
      <span className="apik-facts">
        <span className="webhook-time">
          {momentText(of.at)} <Chip tone={tone} icon={icon} label={translate(`webhooks.status.${of.status}`)} />
        </span>
        <span className="small sec">{translate('webhooks.attempts', { smart_count: of.attempts, why })}</span>
        <code className="small apik-secret">{of.body}</code>
      </span>
      {onReplay && (
        <Button variant="outlined" size="small" onClick={onReplay}>
          {translate('webhooks.replay')}
        </Button>
      )}
    </li>
  );
};

/** The signing secret of a webhook, and its newest requests. */
export const WebhookLog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { run, busy } = useCall();
  const may = useMay('webhooks', 'edit');
  const init = { path: { id } };
  const { data } = useGet('/webhooks/{id}/log', { ...init, staleTime: 0 });
  const changed = () => void client.invalidateQueries({ queryKey: reading('/webhooks/{id}/log', init).queryKey });
  const test = async () => {
    await run('POST', '/webhooks/{id}/test', init);
    changed();
  };
  const replay = async (delivery: string) => {
    await run('POST', '/webhooks/deliveries/{id}/replay', { path: { id: delivery } });
    changed();
  };
  if (!data) return null;
  return (
    <section className="webhook-log" aria-labelledby="webhook-log">
      <h3 id="webhook-log">{translate('webhooks.log')}</h3>
      {data.secret && (
        <p className="small sec">
          {translate('webhooks.secret')} <code className="apik-secret">{data.secret}</code>{' '}
          <CopyButton value={data.secret} />
        </p>
      )}
      <div className="row wrap">
        {may && (
          <Button variant="outlined" disabled={busy} onClick={() => void test()}>
            {translate('webhooks.test')}
          </Button>
        )}
        <Button variant="outlined" onClick={changed}>
          {translate('webhooks.refresh')}
        </Button>
      </div>
      {data.deliveries.length === 0 && <p className="small sec">{translate('webhooks.none')}</p>}
      <ul className="apik">
        {data.deliveries.map((one) => (
          <Delivery key={one.id} of={one} onReplay={may ? () => void replay(one.id) : undefined} />
        ))}
      </ul>
    </section>
  );
};
