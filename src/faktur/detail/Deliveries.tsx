import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { momentText } from '../../kit/Day.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type Delivery, RESOURCE } from '../faktur-api.ts';

const tones: Record<Delivery['status'], string> = { SENDING: 'sec', SENT: 'ok', FAILED: 'bad', UNKNOWN: 'warn' };

/** What went to the buyer, how, to whom, and whether it arrived. */
export const Deliveries = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const deliveries = useGet<Delivery[]>(`/${RESOURCE}/${id}/deliveries`);
  if (!deliveries.data?.length) return null;
  return (
    <Card title={translate('fakturScreen.detail.deliveries')} flush>
      <ul className="fchain">
        {deliveries.data.map((one) => (
          <li key={one.id}>
            <Icon name={one.channel === 'email' ? 'mail' : 'phone'} size={16} />
            <div className="grow el">
              {one.recipient}
              <div className="s sec num">
                {momentText(one.sentAt ?? one.createdAt, true)} · {one.createdBy}
              </div>
            </div>
            <span className={`s ${tones[one.status]}`} title={one.error ?? undefined}>
              {translate(`fakturScreen.delivery.${one.status}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
