import { useTranslate } from 'react-admin';
import type { PaymentEntryView, PaymentView } from '#domain/billing/view.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';
import { Moment } from '../../ui/layout/values.tsx';

const marks: Readonly<Record<PaymentEntryView['kind'], IconName>> = {
  created: 'plus',
  'va-opened': 'bank',
  paid: 'check',
  'ntpn-received': 'document',
  reversed: 'undo',
  'part-returned': 'undo',
  cancelled: 'close',
};

export const Ledger = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  const saying = (entry: PaymentEntryView) =>
    translate(`payScreen.ledger.${entry.kind === 'cancelled' ? `ended_${entry.reason}` : entry.kind}`, {
      amount: 'amount' in entry ? formatRupiah(entry.amount) : '',
      ntpn: 'ntpn' in entry ? entry.ntpn : '',
    });
  return (
    <Card title={translate('payScreen.ledger.title')}>
      <ol className="ptl">
        {payment.entries.map((line, index) => (
          <li key={`${String(index)}${line.kind}`}>
            <span className="bullet">
              <Icon name={marks[line.kind]} size={12} />
            </span>
            <div>
              {saying(line)}
              <div className="small sec">
                <Moment at={line.at} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};
