import { useTranslate } from 'react-admin';
import { type Delivery, DeliveryList } from '../../ui/documents/DeliveryList.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { RESOURCE } from '../faktur-api.ts';

/** What went to the buyer, how, to whom, and whether it arrived. */
export const Deliveries = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data } = useGet<Delivery[]>(`/${RESOURCE}/${id}/deliveries`);
  if (!data?.length) return null;
  return (
    <Card title={translate('fakturScreen.detail.deliveries')} flush>
      <DeliveryList of={data} />
    </Card>
  );
};
