import { useRecordContext, useTranslate } from 'react-admin';
import { bankName } from '#domain/billing/payment/channel.ts';
import { orderLook } from '#domain/company/quota-order.ts';
import type { QuotaOrder } from '#domain/company/quota-order-schema.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Moment, Money, momentText } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';

const useOrder = () => useRecordContext<QuotaOrder>();

const At = () => <Moment at={useOrder()?.createdAt} />;
const Due = () => <Money value={useOrder()?.due} unit places={0} />;
const Bank = () => bankName(useOrder()?.bank ?? '');
const Status = () => {
  const order = useOrder();
  const translate = useTranslate();
  if (!order) return null;
  return (
    <>
      <DocumentChip of={orderLook} status={order.status} at={order.paidAt} />
      {order.refunds.map(({ amount, at }) => (
        <p key={at} className="small sec">
          {translate('settings.order.refund_short', { amount: formatRupiah(amount), time: momentText(at) })}
        </p>
      ))}
    </>
  );
};

export const OrderHistory = () => {
  const translate = useTranslate();
  return (
    <RecordList
      resource="quota/orders"
      searched={false}
      head={() => <h2>{translate('settings.order.history')}</h2>}
      empty={{ icon: 'history', title: 'settings.order.none', text: 'settings.order.none_text' }}
    >
      <Cell source="createdAt" disableSort>
        <At />
      </Cell>
      <Cell source="packageName" disableSort />
      <Cell source="due" disableSort right>
        <Due />
      </Cell>
      <Cell source="bank" disableSort>
        <Bank />
      </Cell>
      <Cell source="createdBy" disableSort />
      <Cell source="status" disableSort>
        <Status />
      </Cell>
    </RecordList>
  );
};
