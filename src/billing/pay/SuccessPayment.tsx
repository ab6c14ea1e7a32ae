import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { billingStatus } from '#domain/billing/status.ts';
import { isPaid } from '#domain/billing/status-queries.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import { useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { downloadReceipt } from '../use-paper-actions.ts';
import { Ledger } from './Ledger.tsx';
import { PayFrame } from './PayFrame.tsx';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';
import { AtStep, type Payable } from './use-pay-step.tsx';

const ReceiptButton = ({ id, code }: { id: string; code: string | null }) => {
  const translate = useTranslate();
  const api = useBillingApi();
  if (!useMay('ebilling/ntpn', 'show')) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={api.busy}
      startIcon={<Icon name="download" size={16} />}
      aria-label={`${translate('billingScreen.action.receipt')} ${code ?? ''}`}
      onClick={() => void downloadReceipt(api, id)}
    >
      {translate('payScreen.success.bpn')}
    </Button>
  );
};

const returnedOf = (payment: PaymentView | null): ReadonlySet<string> =>
  new Set(payment?.entries.flatMap((entry) => (entry.kind === 'part-returned' ? [entry.billingId] : [])));

const Done = ({ payable }: { payable: Payable }) => {
  const translate = useTranslate();
  const { billings, current, tax, returns } = payable;
  const settled = billings.every(isPaid) || current?.status === 'settled';
  const returned = returnedOf(current);
  const text = settled && returned.size > 0 ? 'rest_text' : settled ? 'settled_text' : 'paid_text';
  return (
    <section className="card sc" aria-labelledby="sc-title">
      <span className={settled ? 'sc-mark' : 'sc-mark wait'}>
        <Icon name={settled ? 'check' : 'clock'} />
      </span>
      <div role="status">
        <h2 id="sc-title">{translate(settled ? 'payScreen.success.settled' : 'payScreen.success.paid')}</h2>
      </div>
      <p className="sec">{translate(`payScreen.success.${text}`)}</p>
      <p className="va-sum">
        <Money value={tax} unit />
      </p>
      {current && <UnmatchedPayments payment={current} />}
      <ul className="sc-codes">
        {billings.map((code) => (
          <li key={code.id}>
            <div className="grow">
              <span className="lab">{translate('payScreen.field.ntpn')}</span>
              {code.ntpn ? (
                <div className="row">
                  <b className="sc-ntpn">
                    <Identifier value={code.ntpn} form="ntpn" />
                  </b>
                  <CopyButton value={code.ntpn} />
                </div>
              ) : (
                <span className="sec">
                  {translate(`payScreen.success.${returned.has(code.id) ? 'returned' : 'ntpn_soon'}`)}
                </span>
              )}
              <div className="small sec">
                <Identifier value={code.code} form="billing" />, {code.taxName}
                {code.paidAt !== null && (
                  <>
                    , <Moment at={code.paidAt} />
                  </>
                )}
              </div>
              {code.officeMessage && !isPaid(code) && <div className="small bad">{code.officeMessage}</div>}
            </div>
            {isPaid(code) ? (
              <ReceiptButton id={code.id} code={code.code} />
            ) : (
              <DocumentChip of={billingStatus} status={code.status} />
            )}
          </li>
        ))}
      </ul>
      <div className="row wrap pay-acts">
        {returns.map((spt) => (
          <Button key={spt.id} component={Link} to={spt.link} variant="contained">
            {translate('payScreen.success.to_return', { name: spt.label })}
          </Button>
        ))}
        <Button component={Link} to={billingPaths.ntpn} variant={returns.length > 0 ? 'outlined' : 'contained'}>
          {translate('payScreen.success.receipts')}
        </Button>
        <Button component={Link} to={billingPaths.list} variant="outlined">
          {translate('payScreen.success.list')}
        </Button>
      </div>
    </section>
  );
};

export const SuccessPayment = () => (
  <AtStep step="success-payment">
    {(payable) => (
      <PayFrame payable={payable} step="success-payment">
        <Done payable={payable} />
        {payable.current && <Ledger payment={payable.current} />}
      </PayFrame>
    )}
  </AtStep>
);
