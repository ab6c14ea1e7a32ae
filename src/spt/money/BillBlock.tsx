import { Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { DepositBill } from '#domain/spt/money-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { AccountName } from './AccountName.tsx';
import { BillCodes } from './BillCodes.tsx';
import { Suggested } from './Suggested.tsx';

type Props = {
  readonly bill: DepositBill;
  readonly busy: boolean;
  /** Whether it gets a code at the next press; null where that is no question. */
  readonly billed: boolean | null;
  readonly onBilled: () => void;
  readonly onMatch: ((ntpnId: string) => void) | null;
};

/** What is to be paid on one account and how far it is: money named for it, its codes, and receipts that would fit. */
export const BillBlock = ({ bill, busy, billed, onBilled, onMatch }: Props) => {
  const translate = useTranslate();
  const paid = isZero(bill.rest);
  const facts = [
    ['amount', bill.amount],
    ['paid', bill.paid],
    ['rest', bill.rest],
  ] as const;
  return (
    <section className="smb">
      <div className="smb-hd">
        {billed !== null && (
          <Checkbox
            className="smb-pick"
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
      <dl className="smb-sums">
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
