import { Button, Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { billingStatus } from '#domain/billing/status.ts';
import { isPayable } from '#domain/billing/status-queries.ts';
import { isZero } from '#domain/definition/money.ts';
import type { DepositBill, MadeCode } from '#domain/spt/money-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Chip, DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { TimeLeft } from '../../ui/layout/TimeLeft.tsx';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { usePay } from './deposit-api.ts';
import { AccountName } from './Overpayments.tsx';

const BillCodes = ({ of }: { of: readonly MadeCode[] }) => {
  const translate = useTranslate();
  const { pay, open, busy } = usePay();
  if (of.length === 0) return null;
  return (
    <ul className="bill-block-list" aria-label={translate('sptMoney.codes')}>
      {of.map((one) => (
        <li key={one.id}>
          <Link to={`/main/ebilling/id_billing#${one.id}`} className="num">
            {one.code ? <Identifier value={one.code} form="billing" /> : translate('sptMoney.no_code')}
          </Link>
          <DocumentChip of={billingStatus} status={one.status} />
          {isPayable(one) && one.expiresAt !== null && (
            <span className="small">
              <TimeLeft expiresAt={one.expiresAt} />
            </span>
          )}
          {one.ntpn && (
            <span className="small sec">
              {translate('spt.proof.NTPN')} <Identifier value={one.ntpn} form="ntpn" />
            </span>
          )}
          <span className="grow" />
          <Money value={one.amount} />
          {open([one]).length > 0 && (
            <Button size="small" variant="outlined" disabled={busy} onClick={() => pay([one.id])}>
              {translate('spt.moves.pay')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

type SuggestedProps = {
  readonly of: DepositBill['suggested'];
  readonly busy: boolean;
  readonly onMatch: ((ntpnId: string) => void) | null;
};

const Suggested = ({ of, busy, onMatch }: SuggestedProps) => {
  const translate = useTranslate();
  if (of.length === 0 || !onMatch) return null;
  return (
    <>
      <p className="small sec bill-block-under">{translate('sptMoney.suggested')}</p>
      <ul className="bill-block-list" aria-label={translate('sptMoney.suggested')}>
        {of.map(({ number, ntpnId, amount, date, exact }) => (
          <li key={number}>
            <span>
              {translate('spt.proof.NTPN')} <Identifier value={number} form="ntpn" />
            </span>
            <span className="small sec num">{formatDay(date)}</span>
            {exact && <Chip tone="green" icon="check" label={translate('sptMoney.exact')} />}
            <span className="grow" />
            <Money value={amount} />
            {ntpnId && (
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={translate('sptMoney.match_one', { number })}
                onClick={() => onMatch(ntpnId)}
              >
                {translate('sptMoney.match')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

type BillBlockProps = {
  readonly bill: DepositBill;
  readonly busy: boolean;
  /** Whether a code is created on the next click; null if there is no choice. */
  readonly billed: boolean | null;
  readonly onBilled: () => void;
  readonly onMatch: ((ntpnId: string) => void) | null;
};

export const BillBlock = ({ bill, busy, billed, onBilled, onMatch }: BillBlockProps) => {
  const translate = useTranslate();
  const paid = isZero(bill.rest);
  const facts = [
    ['amount', bill.amount],
    ['paid', bill.paid],
    ['rest', bill.rest],
  ] as const;
  return (
    <section className="bill-block">
      <div className="bill-block-hd">
        {billed !== null && (
          <Checkbox
            className="bill-block-pick"
            size="small"
            checked={billed}
            disabled={busy}
            onChange={onBilled}
            slotProps={{ input: { 'aria-label': translate('sptMoney.make_code_for', { account: bill.kapKjs }) } }}
          />
        )}
        <h3 className="grow">
          <AccountName kapKjs={bill.kapKjs} />
        </h3>
        <Chip
          tone={paid ? 'green' : 'orange'}
          icon={paid ? 'check' : 'clock'}
          label={translate(paid ? 'sptMoney.is_paid' : 'sptMoney.is_open')}
        />
      </div>
      <dl className="bill-block-sums">
        {facts.map(([key, amount]) => (
          <div key={key}>
            <dt>{translate(`sptMoney.${key}`)}</dt>
            <dd className={key === 'rest' && !paid ? 'warn' : undefined}>
              <Money value={amount} unit strong={key === 'rest'} />
            </dd>
          </div>
        ))}
      </dl>
      {!isZero(bill.over) && (
        <p className="small sec">
          {translate('sptMoney.over')} <Money value={bill.over} unit />
        </p>
      )}
      <BillCodes of={bill.billings} />
      <Suggested of={bill.suggested} busy={busy} onMatch={onMatch} />
    </section>
  );
};
