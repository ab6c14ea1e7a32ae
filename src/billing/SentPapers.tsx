import { useTranslate } from 'react-admin';
import type { Delivery } from '#domain/definition/answers.ts';
import { DeliveryList } from '../ui/documents/DeliveryList.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { RESOURCE } from './billing-api.ts';

export const SentPapers = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data } = useGet<Delivery[]>(`/${RESOURCE}/${id}/deliveries`, { staleTime: 0 });
  if (!data?.length) return null;
  return (
    <section>
      <h3>{translate('billingScreen.send.sent')}</h3>
      <DeliveryList of={data} />
    </section>
  );
};
