import { useTranslate } from 'react-admin';
import { DeliveryList } from '../ui/documents/DeliveryList.tsx';
import { useGet } from '../ui/feedback/use-call.ts';

export const SentPapers = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data } = useGet('/ebilling/{id}/deliveries', { path: { id }, staleTime: 0 });
  if (!data?.length) return null;
  return (
    <section>
      <h3>{translate('billingScreen.send.sent')}</h3>
      <DeliveryList of={data} />
    </section>
  );
};
