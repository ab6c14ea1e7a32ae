import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import type { PaidCode } from '#domain/billing/view.ts';
import { download } from '../../client/download.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import { slipUrl } from '../billing-api.ts';
import { SpanText } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';

const One = ({ code }: { code: PaidCode }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`payScreen.field.${key}`);
  return (
    <Facts
      of={[
        [
          label('code'),
          <Link key="code" className="num" to={billingPaths.one(code.id)}>
            <Identifier value={code.code} form="billing" />
          </Link>,
        ],
        [
          label('tax'),
          <span key="tax">
            {code.taxName}
            <span className="small sec num pay-under">
              {code.kap}-{code.kjs}
            </span>
          </span>,
        ],
        [label('masa'), <SpanText key="masa" of={code} long />],
        [
          label('payer'),
          <span key="payer">
            {code.payerName}
            <span className="small sec pay-under">
              <Identifier value={code.payerNpwp} form="npwp" />
            </span>
          </span>,
        ],
        [label('origin'), translate(`payScreen.origin.${code.origin}`)],
        [label('expires'), <Moment key="expires" at={code.expiresAt} />],
      ]}
    />
  );
};

const Several = ({ codes }: { codes: readonly PaidCode[] }) => (
  <ul className="pay-codes">
    {codes.map((code) => (
      <li key={code.id}>
        <div className="grow">
          <Link className="num" to={billingPaths.one(code.id)}>
            <Identifier value={code.code} form="billing" />
          </Link>
          <div className="small sec">
            {code.taxName}, <SpanText of={code} />
          </div>
        </div>
        <Money value={code.amount} />
      </li>
    ))}
  </ul>
);

const isSome = (value: string): boolean => /[1-9]/.test(value);

export const sumOf = ({ current, tax, due }: PayableView): string => (isSome(current?.fee ?? '0') ? due : tax);

export const DepositCard = ({ payable }: { payable: PayableView }) => {
  const translate = useTranslate();
  const { billings, current, tax } = payable;
  const [first] = billings;
  const fee = current?.fee ?? '0';
  return (
    <Card
      title={translate('payScreen.deposit')}
      flush
      actions={
        first && billings.length === 1 ? (
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={() => download(slipUrl(first.id))}
            startIcon={<Icon name="download" size={14} />}
          >
            {translate('payScreen.ssp')}
          </Button>
        ) : undefined
      }
    >
      <div className="pay-facts">
        {first && billings.length === 1 ? <One code={first} /> : <Several codes={billings} />}
      </div>
      {isSome(fee) && (
        <div className="pay-total thin">
          <span className="sec">{translate('payScreen.field.tax_sum')}</span>
          <Money value={tax} unit />
          <span className="sec">{translate('payScreen.field.fee')}</span>
          <Money value={fee} unit />
        </div>
      )}
      <div className="pay-total">
        <span className="sec">{translate('payScreen.field.total')}</span>
        <b className="pay-sum">
          <Money value={sumOf(payable)} unit />
        </b>
      </div>
    </Card>
  );
};
