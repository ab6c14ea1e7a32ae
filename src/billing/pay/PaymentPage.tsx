import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { bankName } from '#domain/billing/payment/channel.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { isZero } from '#domain/definition/money.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import { billingPaths } from '../paths.ts';
import { Ledger } from './Ledger.tsx';
import { paymentLook } from './payment-look.ts';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';
import { usePayment } from './use-pay-step.tsx';
import '../../ui/steps/steps.css';
import './pay.css';

const PaymentFacts = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`payScreen.field.${key}`);
  const { method, bank, accountNumber, tax, fee, due, held, returned, expiresAt, createdBy, createdAt } = payment;
  return (
    <Card title={translate('payScreen.payment.facts')}>
      <Facts
        of={[
          [
            label('method'),
            [translate(`payScreen.method.${method}`), bank && bankName(bank)].filter(Boolean).join(' · '),
          ],
          [label('account'), <Identifier key="account" value={accountNumber} copy />],
          [label('tax_sum'), <Money key="tax" value={tax} unit />],
          [label('fee'), <Money key="fee" value={fee} unit />],
          [label('due'), <Money key="due" value={due} unit strong />],
          [label('held'), <Money key="held" value={held} unit />],
          ...(isZero(returned) ? [] : [[label('returned'), <Money key="returned" value={returned} unit />] as const]),
          [label('until'), <Moment key="until" at={expiresAt} />],
          [label('begun'), `${createdBy}`],
          [label('begun_at'), <Moment key="at" at={createdAt} />],
        ]}
      />
    </Card>
  );
};

export const PaymentPage = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = usePayment(id);
  if (error && !data)
    return (
      <div className="step-page">
        <h1>{translate('payScreen.payment.title')}</h1>
        <Alert severity="error" title={error.message} />
      </div>
    );
  if (!data) return <PageSkeleton />;
  return (
    <div className="step-page">
      <div className="step-head">
        <h1>{translate('payScreen.payment.title')}</h1>
        <DocumentChip of={paymentLook} status={data.status} />
      </div>
      <UnmatchedPayments payment={data} />
      <div className="pay">
        <div className="pay-col">
          <Card title={translate('payScreen.payment.codes')} flush>
            <ul className="pay-codes">
              {data.billings.map((code) => (
                <li key={code.id}>
                  <div className="grow">
                    <Link className="num" to={billingPaths.one(code.id)}>
                      <Identifier value={code.code} form="billing" />
                    </Link>
                    <div className="small sec">{code.taxName}</div>
                    {code.ntpn && (
                      <div className="small num">
                        {translate('payScreen.field.ntpn')} <Identifier value={code.ntpn} form="ntpn" />
                      </div>
                    )}
                  </div>
                  <Money value={code.amount} />
                </li>
              ))}
            </ul>
          </Card>
          <Ledger payment={data} />
        </div>
        <aside className="pay-col" aria-label={translate('payScreen.payment.facts')}>
          <PaymentFacts payment={data} />
          <Button component={Link} to={billingPaths.pay(data.payableId)} variant="outlined">
            {translate('payScreen.payment.to_steps')}
          </Button>
        </aside>
      </div>
    </div>
  );
};
