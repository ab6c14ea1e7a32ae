import type { Delivery } from '#domain/definition/answers.ts';
import type { ResourceWith } from '../../client/request.ts';
import './sending.css';
import { useTranslate } from 'react-admin';
import { useGet } from '../feedback/use-call.ts';
import { Card } from '../layout/Card.tsx';
import { Icon } from '../layout/Icon.tsx';
import { momentText } from '../layout/values.tsx';

const tones: Record<Delivery['status'], string> = {
  SENDING: 'sec',
  SENT: 'ok',
  FAILED: 'bad',
  UNKNOWN: 'warn',
  BOUNCED: 'bad',
};

export const DeliveryList = ({ of }: { of: readonly Delivery[] }) => {
  const translate = useTranslate();
  return (
    <ul className="sent-list">
      {of.map((one) => (
        <li key={one.id}>
          <Icon name={one.channel === 'email' ? 'mail' : 'phone'} size={16} />
          <div className="grow el">
            {one.recipient}
            <div className="small sec num">
              {momentText(one.sentAt ?? one.createdAt, true)} · {one.createdBy}
            </div>
          </div>
          <span className={`small ${tones[one.status]}`} title={one.error ?? undefined}>
            {translate(`mail.delivery.status.${one.status}`)}
          </span>
        </li>
      ))}
    </ul>
  );
};

type DeliveriesOf = {
  readonly resource: ResourceWith<'GET', '/{id}/deliveries'>;
  readonly id: string;
  readonly title: string;
};

/** Renders nothing without deliveries. */
export const DeliveriesCard = ({ resource, id, title }: DeliveriesOf) => {
  const { data } = useGet(`/${resource}/{id}/deliveries`, { path: { id } });
  if (!data?.length) return null;
  return (
    <Card title={title} flush>
      <DeliveryList of={data} />
    </Card>
  );
};
